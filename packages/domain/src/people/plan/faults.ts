import type { PersonField } from './fields.ts';

/** Why a row cannot be written. */
export type PlanFaultCode =
  | 'name_missing'
  | 'email_missing'
  | 'email_invalid'
  | 'too_long'
  | 'role_unknown'
  | 'permission_unknown'
  | 'goal_admin_or_manager'
  | 'zone_unknown'
  | 'status_unknown'
  | 'day_unknown'
  | 'absence_wrong'
  | 'deputy_missing'
  | 'external_id_repeated'
  | 'person_repeated'
  | 'external_id_differs'
  | 'external_id_taken'
  | 'email_taken'
  | 'email_kept'
  | 'email_in_profile'
  | 'ceo_elsewhere'
  | 'ceo_first'
  | 'own_rights'
  | 'manager_required'
  | 'manager_missing'
  | 'manager_ambiguous'
  | 'manager_left_out'
  | 'own_manager'
  | 'manager_role'
  | 'manager_deactivated'
  | 'ceo_has_manager'
  | 'observer_with_ties'
  | 'contributor_with_reports'
  | 'circle';

/** Warnings: the row is written, but not all of it, or it does more than it says. */
export type PlanWarningCode =
  | 'department_taken'
  | 'department_not_for_role'
  | 'column_unknown'
  | 'language_unknown'
  | 'start_date_unknown'
  | 'end_date_unknown'
  | 'left_against_status'
  | 'row_repeated'
  | 'row_left_out'
  | 'person_deactivated'
  | 'leaver_kept'
  | 'becomes_manager'
  | 'from_directory';

/** A field of a row with its fault or warning. The words for the codes are in the server's feature. */
export interface PlanNote<Code extends string = PlanFaultCode | PlanWarningCode> {
  /** The number by which the source names the row. */
  readonly row: number;
  /** Null for something that is not about a field. */
  readonly column: PersonField | null;
  readonly code: Code;
  /** A value for the sentence: a limit, another row, a person, a department. */
  readonly value: string;
}

export type PlanFault = PlanNote<PlanFaultCode>;
export type PlanWarning = PlanNote<PlanWarningCode>;
