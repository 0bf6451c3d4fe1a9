import type { Permission } from '@bellwether/domain/goals/permission-names';
import { permissionTable, type Who } from '@bellwether/domain/goals/permission-table';
import { neverYoursWords } from '../words.ts';

const notForYou = neverYoursWords.thisIsNotPossible;

/** The reason that an observer sees instead of a form. */
export const observersOnlyRead = neverYoursWords.observersSeeGoalsAnd;

const whoWords: Readonly<Record<Who, string | null>> = {
  owner: 'the owner',
  ownerButCeo: 'the owner',
  ceoOwner: 'the owner',
  publisherWithoutManager: 'the owner',
  manager: 'the owner’s manager',
  standIn: 'the owner’s manager',
  deputy: 'the owner',
  ceo: 'the CEO',
  ceoInChain: 'the CEO',
  orgAdmin: 'org admins',
  chain: 'the owner’s managers',
  goalAdmin: 'goal admins',
  goalAdminForAnother: 'goal admins',
  goalManager: 'goal managers',
  goalManagerForAnother: 'goal managers',
  goalManagerButCeoForAnother: 'goal managers',
  member: null,
  viewer: null,
};

/** Returns who may do an act that this person may never do with the goal. */
export function neverYours(permission: Permission, isObserver: boolean): string {
  if (isObserver) return observersOnlyRead;
  const people = permissionTable[permission].flatMap(({ who }) => who.map((each) => whoWords[each]));
  // If everybody may do the act, it is refused because of the goal's state, not because of the person.
  if (people.includes(null)) return notForYou;
  const [last, ...others] = [...new Set(people)].reverse();
  return `Only ${[others.reverse().join(', '), last].filter(Boolean).join(' and ')} can do this.`;
}
