import type { GoalMoveName } from '@bellwether/domain/goals/lifecycle';
import type { Locale } from '@bellwether/domain/locale/locales';
import type { RoleName } from '@bellwether/domain/people/roles/roles';
import type { StrategicObjective } from '@bellwether/domain/strategy/objectives';
import type { Period } from '../src/features/tenant/queries.ts';

/** The profile of a person; an empty text was not written. */
export interface ProfileStory {
  readonly phone: string;
  readonly linkedinUrl: string;
  readonly biography: string;
  /** Rich text as it is stored. */
  readonly responsibility: string;
}

/** A person to write. `manager` is the key of an earlier person in the list. */
export interface PersonStory {
  readonly key: string;
  readonly name: string;
  readonly email: string;
  readonly jobTitle: string;
  readonly role: RoleName;
  readonly manager?: string | undefined;
  readonly orgUnit?: string | undefined;
  readonly flags?: readonly ('isOrgAdmin' | 'isGoalAdmin' | 'isGoalManager' | 'isHrAdmin')[] | undefined;
  readonly location?: string | undefined;
  readonly startDate?: string | undefined;
  readonly profile?: ProfileStory | undefined;
  /** When they left, epoch milliseconds; absent while they are employed. */
  readonly deactivatedAt?: number;
  /** When they were added, epoch milliseconds; absent for everybody who has accepted an invitation. */
  readonly addedAt?: number;
  /** The key of whoever invited them; absent if nobody has. */
  readonly invitedBy?: string;
  readonly locale?: Locale;
}

/** A private note of one person about another; both are keys. */
export interface NoteStory {
  readonly author: string;
  readonly about: string;
  readonly title: string;
  readonly body: string;
  readonly daysAgo: number;
  /** Absent if the note never changed. */
  readonly changedDaysAgo?: number;
}

/** An action item; people are keys, days are counted from the demo's day. */
export interface ActionItemStory {
  readonly assignee: string;
  readonly requester: string;
  /** Absent if the requester made it. */
  readonly author?: string;
  readonly title: string;
  /** Days until the deadline; negative for a past one. */
  readonly dueIn: number;
  readonly daysAgo: number;
  /** Absent while it is open. */
  readonly doneDaysAgo?: number;
}

/** A move of the goal; times are epoch milliseconds, people are ids. */
export interface MoveStory {
  readonly move: GoalMoveName;
  readonly at: number;
  readonly by: number;
  readonly comment?: string | undefined;
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

/** A pending change of an approved goal. */
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

/** A goal with its whole history. Its moves decide its state. */
export interface GoalStory {
  readonly owner: number;
  readonly author?: number;
  readonly period: Period;
  /** Earlier in the list, or already written. */
  readonly parent?: GoalStory | WrittenGoal | undefined;
  /** The goal of the previous quarter that this goal continues; earlier in the list. */
  readonly carriedFrom?: GoalStory;
  readonly title: string;
  readonly measurement: string;
  readonly description?: string | undefined;
  readonly isPrivate?: boolean | undefined;
  readonly objective?: StrategicObjective | undefined;
  readonly createdAt: number;
  readonly moves: readonly MoveStory[];
  readonly predictions: readonly PredictionStory[];
  readonly edit?: EditStory;
  readonly result?: ResultStory;
  readonly managerResult?: ResultStory;
  readonly followers?: readonly number[] | undefined;
}

/** A second view of a goal, given before its owner's prediction of that week. */
export interface OpinionStory {
  readonly goal: GoalStory;
  readonly week: number;
  readonly by: number;
  readonly likelihood: number;
  readonly asManager: boolean;
  readonly at: number;
}

/** A talk about a goal. */
export interface LookStory {
  readonly goal: GoalStory;
  readonly week: number;
  readonly by: number;
  readonly at: number;
}

/** An absence that holds today; people by their keys. */
export interface AbsenceStory {
  readonly person: string;
  readonly deputy?: string;
  /** How many days ago it began, and how many are left after today. */
  readonly daysAgo: number;
  readonly daysLeft: number;
}
