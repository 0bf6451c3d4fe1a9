import type { GoalMoveName } from '@bellwether/domain/goals/lifecycle';
import type { RoleName } from '@bellwether/domain/people/roles';
import type { Period } from '../src/features/tenant/queries.ts';

/** A person to be written. `manager` is the key of somebody earlier in the list. */
export interface PersonStory {
  readonly key: string;
  readonly name: string;
  readonly email: string;
  readonly jobTitle: string;
  readonly role: RoleName;
  readonly manager?: string;
  readonly orgUnit?: string;
  readonly flags?: readonly ('isOrgAdmin' | 'isGoalAdmin' | 'isGoalManager' | 'isHrAdmin')[];
  /** When they left, epoch milliseconds; absent while they are here. */
  readonly deactivatedAt?: number;
  /** When they were invited, epoch milliseconds, while they have not accepted. */
  readonly invitedAt?: number;
}

/** A move of the goal as it happened; times are epoch milliseconds, people are ids. */
export interface MoveStory {
  readonly move: GoalMoveName;
  readonly at: number;
  readonly by: number;
  readonly comment?: string;
}

export interface PredictionStory {
  readonly week: number;
  readonly likelihood: number;
  readonly quality: number;
  readonly at: number;
  readonly comments?: readonly CommentStory[];
}

export interface CommentStory {
  readonly by: number;
  readonly at: number;
  readonly body: string;
}

export interface ResultStory {
  readonly completed: boolean | null;
  readonly objectiveResult: number | null;
  readonly quality: number | null;
  readonly body: string;
  readonly at: number;
  readonly by: number;
}

/** A proposed change of an approved goal that still waits. */
export interface EditStory {
  readonly state: 'draft' | 'review';
  readonly at: number;
  readonly by: number;
  readonly title?: string;
  readonly measurement?: string;
}

/** A goal that an earlier call wrote. */
export interface WrittenGoal {
  readonly id: number;
}

/** One goal with everything that happened to it. Its state is what its moves lead to. */
export interface GoalStory {
  readonly owner: number;
  readonly author?: number;
  readonly period: Period;
  /** Earlier in the list, or written before. */
  readonly parent?: GoalStory | WrittenGoal;
  /** The goal of the quarter before that this one goes on with; earlier in the list. */
  readonly carriedFrom?: GoalStory;
  readonly title: string;
  readonly measurement: string;
  readonly description?: string;
  readonly isPrivate?: boolean;
  readonly createdAt: number;
  readonly moves: readonly MoveStory[];
  readonly predictions: readonly PredictionStory[];
  readonly edit?: EditStory;
  readonly result?: ResultStory;
  readonly managerResult?: ResultStory;
  readonly followers?: readonly number[];
}
