import type { statusLabels } from './words.ts';

/** The status of a person in the company (people.8). */
export const personStatuses = ['active', 'invited', 'uninvited', 'deactivated'] as const;

export type PersonStatus = (typeof personStatuses)[number];

/**
 * Returns a person's status; uninvited: no invitation was ever made (people.8). Deactivated wins over both, because
 * a deactivated person cannot accept an invitation.
 */
export function personStatus(person: {
  readonly isDeactivated: boolean;
  readonly hasAccepted: boolean;
  readonly wasInvited: boolean;
}): PersonStatus {
  if (person.isDeactivated) return 'deactivated';
  if (person.hasAccepted) return 'active';
  return person.wasInvited ? 'invited' : 'uninvited';
}

export { statusLabels } from './words.ts';

type StatusName = keyof typeof statusLabels;

export const statusNames = {
  active: 'Active',
  invited: 'Invited',
  uninvited: 'NotInvited',
  deactivated: 'Deactivated',
} as const satisfies Readonly<Record<PersonStatus, StatusName>>;
