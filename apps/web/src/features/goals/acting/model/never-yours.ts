import type { Permission } from '@bellwether/domain/goals/permission-names';
import { permissionTable, type Who } from '@bellwether/domain/goals/permission-table';
import { neverYoursWords, whoMayWords } from '../words.ts';

const notForYou = neverYoursWords.thisIsNotPossible;

/** The reason that an observer sees instead of a form. */
export const observersOnlyRead = neverYoursWords.observersSeeGoalsAnd;

const whoWords: Readonly<Record<Who, string | null>> = {
  owner: whoMayWords.owner,
  ownerButCeo: whoMayWords.owner,
  ceoOwner: whoMayWords.owner,
  publisherWithoutManager: whoMayWords.owner,
  manager: whoMayWords.ownersManager,
  standIn: whoMayWords.ownersManager,
  deputy: whoMayWords.owner,
  ceo: whoMayWords.ceo,
  ceoInChain: whoMayWords.ceo,
  orgAdmin: whoMayWords.orgAdmins,
  chain: whoMayWords.ownersManagers,
  goalAdmin: whoMayWords.goalAdmins,
  goalAdminForAnother: whoMayWords.goalAdmins,
  goalManager: whoMayWords.goalManagers,
  goalManagerForAnother: whoMayWords.goalManagers,
  goalManagerButCeoForAnother: whoMayWords.goalManagers,
  member: null,
  viewer: null,
};

/** Returns who may do an act that this person may never do with the goal. */
export function neverYours(permission: Permission, isObserver: boolean): string {
  if (isObserver) return observersOnlyRead;
  const people = permissionTable[permission].flatMap(({ who }) => who.map((each) => whoWords[each]));
  // If everybody may do the act, it is refused because of the goal's state, not because of the person.
  if (people.includes(null)) return notForYou;
  return whoMayWords.only([...new Set(people)].filter((each) => each !== null));
}
