import type { GoalFacts, Relation } from './facts.ts';

/**
 * Whether the person sees the goal at all, by whatever way (decisions §3). Owner and owner's chain always do; private
 * goals are theirs alone; once published goals are everybody's, drafts are also seen by goal admins and goal managers above.
 * Deleted goals are seen by nobody: trees show a placeholder, restoring has a rule of its own.
 */
export function canSeeGoal(
  facts: Pick<GoalFacts, 'everPublished' | 'isPrivate' | 'isDeleted'>,
  relation: Relation,
): boolean {
  if (facts.isDeleted) return false;
  return canSeeDrafts(facts, relation) || (!facts.isPrivate && facts.everPublished);
}

/** Whether the person sees a pending edit of the goal: the same people as see drafts (decisions §3). */
export function canSeePendingEdit(
  facts: Pick<GoalFacts, 'isPrivate' | 'isDeleted'>,
  relation: Relation,
): boolean {
  return !facts.isDeleted && canSeeDrafts(facts, relation);
}

/**
 * Whether the person reads and writes comments on the goal, its statuses, transitions and results: owner, owner's
 * acting manager and goal admins, the last not on private goals outside their chain (decisions §3).
 */
export function canReadComments(
  facts: Pick<GoalFacts, 'everPublished' | 'isPrivate' | 'isDeleted'>,
  relation: Relation,
): boolean {
  if (!canSeeGoal(facts, relation)) return false;
  return relation.isOwner || relation.isManager || (relation.isGoalAdmin && !relation.isObserver);
}

/** Whether the person reads one comment: an author always sees their own while the goal itself is visible. */
export function canReadComment(
  facts: Pick<GoalFacts, 'everPublished' | 'isPrivate' | 'isDeleted'>,
  relation: Relation,
  isAuthor: boolean,
): boolean {
  return canReadComments(facts, relation) || (isAuthor && canSeeGoal(facts, relation));
}

function canSeeDrafts(facts: Pick<GoalFacts, 'isPrivate'>, relation: Relation): boolean {
  if (relation.isOwner || relation.isManager || relation.isInChain) return true;
  // Flags of an observer open nothing: observers look at what is published.
  if (facts.isPrivate || relation.isObserver) return false;
  return relation.isGoalAdmin || relation.isGoalManagerAbove;
}
