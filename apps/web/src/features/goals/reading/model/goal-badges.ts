import type { ListedGoal } from '@bellwether/contract/goals/goal';
import type { Period } from '@bellwether/contract/tenant';
import { weeksOld } from '@bellwether/domain/calendar/shown';
import {
  isAtRisk,
  isInDispute,
  isUnsure,
  needsFinalization,
  pendingEdits,
  statusAge,
} from '@bellwether/domain/goals/badges';
import type { PendingEditState } from '@bellwether/domain/goals/edit-lifecycle';
import { isRating, type Rating } from '@bellwether/domain/goals/rating';
import { type CapableProfile, capabilitiesOfProfile } from '#platform/capabilities.ts';
import type { Tone } from '#ui/marks/tag.tsx';
import { goalBadgesWords } from '../words.ts';

export interface GoalBadge {
  readonly label: string;
  readonly tone: Tone;
}

interface BadgeFacts {
  readonly goal: ListedGoal;
  /** The state of the goal's pending edit, if the viewer sees one. */
  readonly editState: PendingEditState | null;
  readonly viewer: CapableProfile & { readonly Id: number };
  /** The tenant's current quarter with its week. */
  readonly period: Pick<Period, 'StartDate' | 'WeekStartDate'>;
}

type PredictedGoal = Pick<ListedGoal, 'State' | 'MostRecentGoalStatus'>;

const predicted = ({ State, MostRecentGoalStatus }: PredictedGoal) => ({
  state: State,
  likelihood: MostRecentGoalStatus?.Likelihood ?? null,
});

/** Returns whether the goal is tagged "At Risk", here and in every count. */
export const isGoalAtRisk = (goal: PredictedGoal): boolean => isAtRisk(predicted(goal));

/** Returns whether the goal is counted as unsure. */
export const isGoalUnsure = (goal: PredictedGoal): boolean => isUnsure(predicted(goal));

/** Returns a card's badges, the most urgent first (goals.22). */
export function badgesOf({ goal, editState, viewer, period }: BadgeFacts): readonly GoalBadge[] {
  const isOwner = goal.User.Id === viewer.Id;
  const periodEnded = goal.PeriodStartDate < period.StartDate;
  const status = goal.MostRecentGoalStatus;
  const running = goal.State === 'approved';
  const badges: (GoalBadge | null | false)[] = [
    isInDispute(goal.OwnerGoalResult?.Completed ?? null, goal.ManagerGoalResult?.Completed ?? null) && {
      label: goalBadgesWords.inDispute,
      tone: 'bad',
    },
    goal.Reminder === 'review' && { label: goalBadgesWords.needsReview, tone: 'info' },
    // The badge is a request to the owner and information for managers. An observer does not see it.
    goal.IsNeedsUpdate &&
      capabilitiesOfProfile(viewer).writesGoals && { label: goalBadgesWords.needsUpdate, tone: 'warn' },
    needsFinalization({ state: goal.State, periodEnded, isOwner }) && {
      label: goalBadgesWords.needsFinalization,
      tone: 'warn',
    },
    goal.Reminder === 'sent_back' && { label: goalBadgesWords.changesRequested, tone: 'warn' },
    isGoalAtRisk(goal) && { label: goalBadgesWords.atRisk, tone: 'bad' },
    pendingEdits({ editState, canSeePendingEdit: true }) && {
      label: goalBadgesWords.pendingEdits,
      tone: 'info',
    },
    running &&
      status !== null &&
      period.WeekStartDate !== null &&
      ageBadge(status.StartDate, period.WeekStartDate),
  ];
  return badges.filter((badge) => badge !== null && badge !== false);
}

function ageBadge(statusStart: string, weekStart: string): GoalBadge | null {
  const label = statusAge(weeksOld(statusStart, weekStart));
  return label === null ? null : { label, tone: 'neutral' };
}

/** Returns a number of the wire as a rating; null if it is absent or invalid. */
export function ratingOf(value: number | null | undefined): Rating | null {
  return value !== null && value !== undefined && isRating(value) ? value : null;
}

/** Returns the state of a listed edit if it is pending, else null. */
export function pendingState(state: string | undefined): PendingEditState | null {
  return state === 'draft' || state === 'review' ? state : null;
}
