import type { PendingEditState } from './edit-lifecycle.ts';
import type { GoalState } from './lifecycle.ts';

/** The facts of a goal that the rules use. Answers of the calendar are booleans here. */
export interface GoalFacts {
  readonly state: GoalState;
  /** The pending edit's state, null without one. */
  readonly editState: PendingEditState | null;
  readonly isPrivate: boolean;
  /** The goal was approved or published at least once; never becomes false again. */
  readonly everPublished: boolean;
  readonly isDeleted: boolean;
  /** A week of the goal is open for a prediction. */
  readonly hasOpenWeek: boolean;
  readonly periodBegun: boolean;
  /** An active person is above the owner. False for the ceo and for people without a manager. */
  readonly ownerHasActingManager: boolean;
}

/** How the acting person is related to the goal. */
export interface Relation {
  readonly isOwner: boolean;
  /**
   * The owner's acting direct manager: the direct manager or, if deactivated, the next active person above.
   */
  readonly isManager: boolean;
  /**
   * Decides about the owner's goals today for the absent acting manager: as the deputy or, where the deputy cannot, as the
   * next person above (people.35).
   */
  readonly standsIn: boolean;
  /** The deputy of the owner, who is away today. */
  readonly isDeputy: boolean;
  /** Anywhere in the owner's management chain. */
  readonly isInChain: boolean;
  readonly isCeo: boolean;
  readonly isOrgAdmin: boolean;
  readonly isGoalAdmin: boolean;
  /** Has the goal manager flag, whatever the goal. */
  readonly isGoalManager: boolean;
  /** Has the goal manager flag, and the goal is aligned below one of the person's own goals. */
  readonly isGoalManagerAbove: boolean;
  readonly isObserver: boolean;
  /**
   * Owned the goal when the goal, its result or its shelving request was submitted. The owner may have
   * changed since.
   */
  readonly ownedSubmission: boolean;
  /** Owned the goal when its pending edit was submitted. The owner may have changed since. */
  readonly ownedSubmittedEdit: boolean;
}

/** A person without any relation to the goal. */
export const stranger: Relation = {
  isOwner: false,
  isManager: false,
  standsIn: false,
  isDeputy: false,
  isInChain: false,
  isCeo: false,
  isOrgAdmin: false,
  isGoalAdmin: false,
  isGoalManager: false,
  isGoalManagerAbove: false,
  isObserver: false,
  ownedSubmission: false,
  ownedSubmittedEdit: false,
};
