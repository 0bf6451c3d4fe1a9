import type { GoalFacts, Relation } from './facts.ts';
import { stranger } from './facts.ts';

const plainGoal: GoalFacts = {
  state: 'approved',
  editState: null,
  isPrivate: false,
  everPublished: true,
  isDeleted: false,
  hasOpenWeek: true,
  periodBegun: true,
  ownerHasActingManager: true,
};

/** The situations of a goal in which the permissions differ, by a readable name; tests walk all of them. */
export const goalSituations: Readonly<Record<string, GoalFacts>> = {
  draft: { ...plainGoal, state: 'draft', everPublished: false },
  review: { ...plainGoal, state: 'review', everPublished: false },
  approved: plainGoal,
  'approved, edit draft': { ...plainGoal, editState: 'draft' },
  'approved, edit in review': { ...plainGoal, editState: 'review' },
  'approved, no open week, not begun': { ...plainGoal, hasOpenWeek: false, periodBegun: false },
  shelving_in_review: { ...plainGoal, state: 'shelving_in_review' },
  shelved: { ...plainGoal, state: 'shelved' },
  'shelved, never published': { ...plainGoal, state: 'shelved', everPublished: false },
  results_in_review: { ...plainGoal, state: 'results_in_review' },
  finalized: { ...plainGoal, state: 'finalized' },
  'approved, deleted': { ...plainGoal, isDeleted: true },
};

/** The relations of a person to the goal, by a readable name; `aloneAbove`: the owner has no manager. */
export const goalRelations: Readonly<Record<string, { person: Relation; aloneAbove: boolean }>> = {
  owner: { person: { ...stranger, isOwner: true }, aloneAbove: false },
  'owner, no manager': { person: { ...stranger, isOwner: true }, aloneAbove: true },
  'owner, goal admin': { person: { ...stranger, isOwner: true, isGoalAdmin: true }, aloneAbove: false },
  'owner, ceo': { person: { ...stranger, isOwner: true, isCeo: true }, aloneAbove: true },
  manager: { person: { ...stranger, isManager: true, isInChain: true }, aloneAbove: false },
  'stands in for the manager': { person: { ...stranger, standsIn: true }, aloneAbove: false },
  'above, stands in': { person: { ...stranger, standsIn: true, isInChain: true }, aloneAbove: false },
  'deputy of the owner': { person: { ...stranger, isDeputy: true }, aloneAbove: false },
  'manager, was own': {
    person: {
      ...stranger,
      isManager: true,
      isInChain: true,
      ownedSubmission: true,
      ownedSubmittedEdit: true,
    },
    aloneAbove: false,
  },
  'ceo above, was own': {
    person: { ...stranger, isCeo: true, isInChain: true, ownedSubmission: true, ownedSubmittedEdit: true },
    aloneAbove: false,
  },
  'goal admin, was own': {
    person: { ...stranger, isGoalAdmin: true, ownedSubmission: true, ownedSubmittedEdit: true },
    aloneAbove: false,
  },
  'higher up': { person: { ...stranger, isInChain: true }, aloneAbove: false },
  'ceo above': { person: { ...stranger, isCeo: true, isInChain: true }, aloneAbove: false },
  'goal admin': { person: { ...stranger, isGoalAdmin: true }, aloneAbove: false },
  'goal manager': {
    person: { ...stranger, isGoalManager: true, isGoalManagerAbove: true },
    aloneAbove: false,
  },
  'goal admin above': { person: { ...stranger, isGoalAdmin: true, isInChain: true }, aloneAbove: false },
  'org admin': { person: { ...stranger, isOrgAdmin: true }, aloneAbove: false },
  peer: { person: stranger, aloneAbove: false },
  observer: { person: { ...stranger, isObserver: true }, aloneAbove: false },
};

/** Returns the facts of a situation for this relation. */
export function factsFor(situation: GoalFacts, relation: { aloneAbove: boolean }): GoalFacts {
  return { ...situation, ownerHasActingManager: !relation.aloneAbove };
}
