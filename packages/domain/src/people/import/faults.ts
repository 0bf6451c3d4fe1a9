import type { ImportColumn } from './columns.ts';

/** Why a cell cannot be imported. */
export type ImportFaultCode =
  | 'name_missing'
  | 'email_missing'
  | 'email_invalid'
  | 'too_long'
  | 'role_unknown'
  | 'permission_unknown'
  | 'goal_admin_or_manager'
  | 'zone_unknown'
  | 'email_repeated'
  | 'external_id_repeated'
  | 'person_repeated'
  | 'external_id_differs'
  | 'email_taken'
  | 'email_kept'
  | 'email_in_profile'
  | 'person_deactivated'
  | 'ceo_elsewhere'
  | 'ceo_first'
  | 'own_rights'
  | 'manager_required'
  | 'manager_missing'
  | 'own_manager'
  | 'manager_role'
  | 'manager_deactivated'
  | 'ceo_has_manager'
  | 'observer_with_ties'
  | 'contributor_with_reports'
  | 'circle';

/** Warnings: the import will not do what the cell says. */
export type ImportWarningCode = 'department_taken' | 'department_not_for_role' | 'column_unknown';

/** A cell with its fault or warning. The words for the codes are in the server's feature. */
export interface ImportNote<Code extends string = ImportFaultCode | ImportWarningCode> {
  /** The row as a spreadsheet program counts it: the heading is row 1. */
  readonly row: number;
  /** Null for a column that the import does not know. */
  readonly column: ImportColumn | null;
  readonly code: Code;
  /** A value for the sentence: a limit, another row, a person, a department. */
  readonly value: string;
}

export type ImportFault = ImportNote<ImportFaultCode>;
export type ImportWarning = ImportNote<ImportWarningCode>;
