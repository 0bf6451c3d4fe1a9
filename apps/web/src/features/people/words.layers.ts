/** The titles of the drawers and dialogs, apart from the other words because every page loads them. */
export const layerTitles = {
  editProfile: 'Edit Profile',
  manageUser: 'Manage User',
  changeManager: 'Change Manager',
  assignManager: 'Assign Manager',
  editResponsibility: 'Edit Responsibility',
  addEmployee: 'Add Employee',
  person: 'Profile',
  addNote: 'Add Note',
  editNote: 'Edit Note',
  deleteNote: 'Delete Note',
  deactivate: 'Deactivate',
} as const;
