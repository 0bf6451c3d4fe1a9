import type { RoleName } from '../roles/roles.ts';

/** The facts of the acting person that the rights on a picture depend on. */
interface ActingPerson {
  readonly id: number;
  readonly role: RoleName;
  readonly isOrgAdmin: boolean;
}

interface PicturedPerson {
  readonly id: number;
  readonly role: RoleName;
  /** The acting person is in the management chain. */
  readonly isBelow: boolean;
}

/**
 * Returns whether the person is visible at all: the ceo, org admins and the observer see an observer
 * (people.6).
 */
export function seesPerson(acting: ActingPerson, person: PicturedPerson): boolean {
  if (person.role !== 'observer' || person.id === acting.id) return true;
  return acting.role === 'ceo' || acting.isOrgAdmin;
}

/**
 * Returns whether the picture may be changed: by the person, the management chain, the ceo and org admins
 * (people.6). An observer's flag opens reading only (people.4).
 */
export function mayChangeAvatar(acting: ActingPerson, person: PicturedPerson): boolean {
  if (person.id === acting.id) return true;
  if (acting.role === 'observer') return false;
  return acting.role === 'ceo' || acting.isOrgAdmin || person.isBelow;
}
