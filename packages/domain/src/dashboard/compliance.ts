import type { Instant } from '../calendar/instant.ts';
import { latestAskedWeek } from '../calendar/prediction-window.ts';
import { currentQuarter, type Quarter, quarterByIndex } from '../calendar/quarter.ts';
import type { CalendarSettings } from '../calendar/settings.ts';
import { currentWeek } from '../calendar/week.ts';
import { isUpdateAsked, type PredictedWeeks } from '../goals/badges.ts';
import { countedStates } from '../goals/figures.ts';
import type { GoalState } from '../goals/lifecycle.ts';
import type { RoleName } from '../people/roles/roles.ts';

/** The quarters and the week that the figures use at one instant (dashboard.5). */
export interface ComplianceTimes {
  /** Goal creation uses the running quarter, finalization the one before. */
  readonly current: Quarter;
  readonly previous: Quarter;
  /** The latest week that needs a prediction; in the first days of a quarter, the last such week of the quarter before. */
  readonly asked: { readonly quarter: Quarter; readonly week: number };
  /** The latest week that needs a prediction is the running week. */
  readonly isCurrentWeek: boolean;
}

/** Returns the quarters and the week that the figures use, by the tenant's calendar (dashboard.5). */
export function complianceTimes(now: Instant, settings: CalendarSettings): ComplianceTimes {
  const current = currentQuarter(now, settings);
  const previous = quarterByIndex(current.index - 1, settings);
  const week = latestAskedWeek(current, now, settings);
  return {
    current,
    previous,
    asked:
      week > 0
        ? { quarter: current, week }
        : { quarter: previous, week: latestAskedWeek(previous, now, settings) },
    isCurrentWeek: week === currentWeek(now, settings).week,
  };
}

/**
 * Returns whether the person counts: observers and deactivated people never do (dashboard.5), nor do people who have
 * not accepted their invitation, who are counted apart (dashboard.5).
 */
export function isCounted(person: {
  readonly role: RoleName;
  readonly isActive: boolean;
  readonly hasAccepted: boolean;
}): boolean {
  return person.isActive && person.hasAccepted && person.role !== 'observer';
}

export { countedStates };

/** The states in which a goal waits for its owner's manager on the way to its end. */
export const waitingStates = [
  'shelving_in_review',
  'results_in_review',
] as const satisfies readonly GoalState[];

/** The facts of a goal that the figures use. The goal is not deleted; in a company's figure it is not private. */
export interface CountedGoal extends PredictedWeeks {
  readonly periodIndex: number;
  readonly state: GoalState;
}

export const complianceFigures = ['goals', 'lastweekgoals', 'lastgoals'] as const;
export type ComplianceFigure = (typeof complianceFigures)[number];

/**
 * `draft`: goals are drafted, and none is handed in. `waiting`: only the manager's answer is missing (dashboard.5).
 */
export const complianceAnswers = ['done', 'waiting', 'draft', 'open'] as const;
export type ComplianceAnswer = (typeof complianceAnswers)[number];

/** The answers that people can have in each figure. */
export const figureAnswers = {
  goals: ['done', 'draft', 'open'],
  lastweekgoals: ['done', 'open'],
  lastgoals: ['done', 'waiting', 'open'],
} as const satisfies Readonly<Record<ComplianceFigure, readonly ComplianceAnswer[]>>;

/** The counts of one person's goals in a figure. */
export interface FigureGoals {
  /** The counted goals; of `goals`, those that were handed in. */
  readonly goals: number;
  /** Those that wait for the manager; of `goals`, the drafts, which are not among the counted goals. */
  readonly between: number;
  /** Those for which the person has something to do. */
  readonly open: number;
}

/** Returns, for each figure, the counts of one person's goals. */
export function figureGoals(
  goals: readonly CountedGoal[],
  times: ComplianceTimes,
): Record<ComplianceFigure, FigureGoals> {
  const counted = goals.filter((goal) => countedStates.some((state) => state === goal.state));
  const inQuarter = (index: number) => (goal: CountedGoal) => goal.periodIndex === index;
  const { asked, current, previous } = times;
  const ofCurrent = goals.filter(inQuarter(current.index));
  const drafts = ofCurrent.filter((goal) => goal.state === 'draft').length;
  const inReview = ofCurrent.filter((goal) => goal.state === 'review').length;
  // Skip goals that were published after the week's asking day: nobody was asked to predict them.
  const predicted = counted
    .filter(inQuarter(asked.quarter.index))
    .filter((goal) => goal.state === 'approved' && goal.firstWeek <= asked.week);
  const ended = counted.filter(inQuarter(previous.index));
  const waiting = ended.filter((goal) => waitingStates.some((state) => state === goal.state)).length;
  return {
    goals: {
      goals: counted.filter(inQuarter(current.index)).length + inReview,
      between: drafts,
      open: 0,
    },
    lastweekgoals: {
      goals: predicted.length,
      between: 0,
      open: predicted.filter((goal) => isUpdateAsked(goal, asked.week)).length,
    },
    lastgoals: {
      goals: ended.length,
      between: waiting,
      open: ended.filter((goal) => goal.state === 'approved').length,
    },
  };
}

/**
 * Returns the person's answer in a figure; null: does not count in it (dashboard.5).
 */
export function complianceAnswer(figure: ComplianceFigure, counts: FigureGoals): ComplianceAnswer | null {
  if (figure === 'goals') {
    if (counts.goals > 0) return 'done';
    return counts.between > 0 ? 'draft' : 'open';
  }
  if (counts.goals === 0) return null;
  if (counts.open > 0) return 'open';
  return counts.between > 0 ? 'waiting' : 'done';
}

/** Returns the rounded percentage of people who are done; null if nobody counts. */
export function compliancePercent(done: number, others: number): number | null {
  return done + others === 0 ? null : Math.round((100 * done) / (done + others));
}
