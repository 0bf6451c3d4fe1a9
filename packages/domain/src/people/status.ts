/** The status of a person in the company (2-people §4). */
export const personStatuses = ['active', 'invited', 'deactivated'] as const;

export type PersonStatus = (typeof personStatuses)[number];

/**
 * Returns a person's status. Deactivated wins over invited, because a deactivated person cannot accept an
 * invitation.
 */
export function personStatus(person: {
  readonly isDeactivated: boolean;
  readonly hasAccepted: boolean;
}): PersonStatus {
  if (person.isDeactivated) return 'deactivated';
  return person.hasAccepted ? 'active' : 'invited';
}
