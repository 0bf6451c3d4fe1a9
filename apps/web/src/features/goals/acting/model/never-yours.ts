import type { Permission } from '@bellwether/domain/goals/permission-names';
import { permissionTable, type Who } from '@bellwether/domain/goals/permission-table';

const notForYou = 'This is not possible with this goal.';

/** Why an observer finds no form behind an address. */
export const observersOnlyRead = 'Observers see goals and change nothing.';

const whoWords: Readonly<Record<Who, string | null>> = {
  owner: 'the owner',
  ownerButCeo: 'the owner',
  ceoOwner: 'the owner',
  publisherWithoutManager: 'the owner',
  manager: 'the owner’s manager',
  ceo: 'the ceo',
  ceoInChain: 'the ceo',
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

/** Where an address opens something that this person may never do with the goal: who may. */
export function neverYours(permission: Permission, isObserver: boolean): string {
  if (isObserver) return observersOnlyRead;
  const people = permissionTable[permission].flatMap(({ who }) => who.map((each) => whoWords[each]));
  // What everybody may do is refused for what the goal is, not for who asks.
  if (people.includes(null)) return notForYou;
  const [last, ...others] = [...new Set(people)].reverse();
  return `Only ${[others.reverse().join(', '), last].filter(Boolean).join(' and ')} can do this.`;
}
