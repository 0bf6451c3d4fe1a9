/** A person's status as on the wire, with the words for it. */
export const statusLabels = {
  Active: 'Active',
  Invited: 'Invited',
  NotInvited: 'Not invited',
  Deactivated: 'Deactivated',
} as const;
