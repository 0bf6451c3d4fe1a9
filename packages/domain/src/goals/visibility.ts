import type { GoalFacts, Relation } from './facts.ts';

/**
 * How far a goal is visible by its own state, as the column `goal.exposure` stores it: to everybody, to the people who
 * see drafts, or only to the owner and the owner's chain.
 */
export const exposures = { everybody: 0, draftReaders: 1, chain: 2 } as const;

/** Returns the exposure of a goal. */
export function exposureOf({
  everPublished,
  isPrivate,
}: Pick<GoalFacts, 'everPublished' | 'isPrivate'>): (typeof exposures)[keyof typeof exposures] {
  if (isPrivate) return exposures.chain;
  return everPublished ? exposures.everybody : exposures.draftReaders;
}

/**
 * Returns whether the person sees the goal at all (goals.8). The owner and the owner's chain always do,
 * and only they see private goals. Everybody sees other goals once they are published; goal admins, goal
 * managers above and who stands in for the manager also see drafts. Nobody sees deleted goals: trees show a placeholder, and
 * restoring has its own rule.
 */
export function canSeeGoal(
  facts: Pick<GoalFacts, 'everPublished' | 'isPrivate' | 'isDeleted'>,
  relation: Relation,
): boolean {
  if (facts.isDeleted) return false;
  return canSeeDrafts(facts, relation) || (!facts.isPrivate && facts.everPublished);
}

/**
 * Returns whether the person sees a pending edit of the goal: the people who see drafts do (goals.11).
 */
export function canSeePendingEdit(
  facts: Pick<GoalFacts, 'isPrivate' | 'isDeleted'>,
  relation: Relation,
): boolean {
  return !facts.isDeleted && canSeeDrafts(facts, relation);
}

/**
 * Returns whether the person reads and writes comments on the goal, its statuses, transitions and results:
 * the owner, the owner's acting manager, whoever stands in for that manager or for the owner (people.35), and goal
 * admins. On a private goal, only the owner and people in the owner's chain (goals.9).
 */
export function canReadComments(
  facts: Pick<GoalFacts, 'everPublished' | 'isPrivate' | 'isDeleted'>,
  relation: Relation,
): boolean {
  if (!canSeeGoal(facts, relation)) return false;
  if (relation.isOwner || relation.isManager) return true;
  return (relation.isGoalAdmin || relation.standsIn || relation.isDeputy) && !relation.isObserver;
}

/** Returns whether the person reads one comment: authors always see their own while the goal is visible. */
export function canReadComment(
  facts: Pick<GoalFacts, 'everPublished' | 'isPrivate' | 'isDeleted'>,
  relation: Relation,
  isAuthor: boolean,
): boolean {
  return canReadComments(facts, relation) || (isAuthor && canSeeGoal(facts, relation));
}

function canSeeDrafts(facts: Pick<GoalFacts, 'isPrivate'>, relation: Relation): boolean {
  if (relation.isOwner || relation.isManager || relation.isInChain) return true;
  // An observer's flags open nothing here: observers see published goals only.
  if (facts.isPrivate || relation.isObserver) return false;
  return relation.isGoalAdmin || relation.isGoalManagerAbove || relation.standsIn;
}
