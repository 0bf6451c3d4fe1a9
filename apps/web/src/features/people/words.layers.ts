/** The titles of the drawers and dialogs, apart from the other words because every page loads them. */
export const layerTitles = {
  editProfile: 'Edit Profile',
  manageUser: 'Manage User',
  changeManager: 'Change Manager',
  assignManager: 'Assign Manager',
  editResponsibility: 'Edit Responsibility',
  addNote: 'Add Note',
  editNote: 'Edit Note',
  deleteNote: 'Delete Note',
  deactivate: 'Deactivate',
  reassignGoals: 'Reassign Goals',
  moveReports: 'Move Direct Reports',
  addDisc: 'Add DISC Manually',
  editDisc: 'Edit DISC Manually',
  attachment: 'Add attachment',
  connect: 'Connect to Assessment',
} as const;
