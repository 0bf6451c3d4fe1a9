/** The names of this feature's layers in the address. */
export type PeopleLayerName =
  | 'change-password'
  | 'picture'
  | 'edit-profile'
  | 'manage-user'
  | 'change-manager'
  | 'assign-manager'
  | 'responsibility'
  | 'add-employee'
  | 'person'
  | 'note'
  | 'delete-note'
  | 'deactivate'
  | 'reassign-goals'
  | 'move-reports'
  | 'disc-manual'
  | 'disc-attachment'
  | 'connect-manual';
