import type { RoleName } from './roles.ts';

/** What the rights on a person's picture depend on, of whoever acts. */
interface ActingPerson {
  readonly id: number;
  readonly role: RoleName;
  readonly isOrgAdmin: boolean;
}

interface PicturedPerson {
  readonly id: number;
  readonly role: RoleName;
  /** The acting person stands in the management chain. */
  readonly isBelow: boolean;
}

/** Whether the person is visible at all: observers are seen by the ceo, org admins and themselves (decisions §3). */
export function seesPerson(acting: ActingPerson, person: PicturedPerson): boolean {
  if (person.role !== 'observer' || person.id === acting.id) return true;
  return acting.role === 'ceo' || acting.isOrgAdmin;
}

/**
 * Whether the picture may be changed: by the person, the management chain, the ceo and org admins (decisions §3). An
 * observer's flag opens reading and never an act (decisions-2 X3).
 */
export function mayChangeAvatar(acting: ActingPerson, person: PicturedPerson): boolean {
  if (person.id === acting.id) return true;
  if (acting.role === 'observer') return false;
  return acting.role === 'ceo' || acting.isOrgAdmin || person.isBelow;
}
