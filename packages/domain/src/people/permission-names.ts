import { wireFlags } from './roles/flags.ts';

/** Every permission on a profile, as named on the wire (people.7). */
export const profilePermissionNames = [
  'EditProfile',
  'EditResponsibility',
  'EditDepartment',
  'EditStartDate',
  'ManageRoles',
  'MakeCeo',
  ...wireFlags,
  'ChangeManager',
  'AddEmployee',
  'Reinvite',
  'Deactivate',
  'Activate',
  'ActivateWithEmail',
  'FreeEmail',
  'ExportData',
  'Erase',
  'Hold',
  'SeeNotes',
  'SeeAppraisals',
  'ManageAbsences',
  'SeeSettings',
] as const;

export type ProfilePermission = (typeof profilePermissionNames)[number];

/** Why a permission on a profile is not `true` now. */
export const profileReasons = [
  'active',
  'invited',
  'uninvited',
  'deactivated',
  'is_ceo',
  'is_observer',
  'cannot_have_reports',
  'notes_off',
  'talent_off',
  'address_freed',
  'has_address',
  'from_directory',
  'erased',
  'held',
] as const;

export type ProfileReason = (typeof profileReasons)[number];

/** Why somebody who may do an act to other people cannot do it to themselves or to the ceo. */
export const profileObstacles = [
  'active',
  'is_ceo',
  'ceo_has_no_manager',
  'own_status',
  'own_rights',
  'own_place',
] as const;

export type ProfileObstacle = (typeof profileObstacles)[number];
