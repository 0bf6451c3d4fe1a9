import type { Instant } from '../calendar/instant.ts';
import { latestAskedWeek } from '../calendar/prediction-window.ts';
import { currentQuarter, type Quarter, quarterByIndex } from '../calendar/quarter.ts';
import type { CalendarSettings } from '../calendar/settings.ts';
import { currentWeek, insideWeekCount } from '../calendar/week.ts';
import { isUpdateAsked, type PredictedWeeks } from '../goals/badges.ts';
import { countedStates } from '../goals/figures.ts';
import type { GoalState } from '../goals/lifecycle.ts';
import type { RoleName } from '../people/roles.ts';

/** The quarters and the week that the figures use at one instant (decisions §5). */
export interface ComplianceTimes {
  /** Goal creation uses the running quarter, finalization the one before. */
  readonly current: Quarter;
  readonly previous: Quarter;
  /** The latest week that needs a prediction; in the first days of a quarter, the last week of the quarter before. */
  readonly asked: { readonly quarter: Quarter; readonly week: number };
  /** The latest week that needs a prediction is the running week. */
  readonly isCurrentWeek: boolean;
}

/** Returns the quarters and the week that the figures use, by the tenant's calendar (decisions §5). */
export function complianceTimes(now: Instant, settings: CalendarSettings): ComplianceTimes {
  const current = currentQuarter(now, settings);
  const previous = quarterByIndex(current.index - 1, settings);
  const week = latestAskedWeek(current, now, settings);
  return {
    current,
    previous,
    asked: week > 0 ? { quarter: current, week } : { quarter: previous, week: insideWeekCount(previous) },
    isCurrentWeek: week === currentWeek(now, settings).week,
  };
}

/** Returns whether the person counts: observers and deactivated people never do (decisions §5). */
export function isCounted(person: { readonly role: RoleName; readonly isActive: boolean }): boolean {
  return person.isActive && person.role !== 'observer';
}

export { countedStates };

/** The facts of a goal that the figures use. The goal is published, not deleted and visible to the viewer. */
export interface CountedGoal extends PredictedWeeks {
  readonly periodIndex: number;
  readonly state: GoalState;
}

export const complianceFigures = ['goals', 'lastweekgoals', 'lastgoals'] as const;
export type ComplianceFigure = (typeof complianceFigures)[number];
export type ComplianceAnswer = 'done' | 'open';

/** How many of a person's goals a figure counts, and how many of those are open. */
export interface FigureGoals {
  readonly goals: number;
  readonly open: number;
}

/** Returns, for each figure, the counts of one person's goals. */
export function figureGoals(
  goals: readonly CountedGoal[],
  times: ComplianceTimes,
): Record<ComplianceFigure, FigureGoals> {
  const counted = goals.filter((goal) => countedStates.some((state) => state === goal.state));
  const inQuarter = (index: number) => counted.filter((goal) => goal.periodIndex === index);
  const { asked, current, previous } = times;
  // Skip goals that did not exist in the week: nobody is asked to predict them.
  const predicted = inQuarter(asked.quarter.index).filter(
    (goal) => goal.state === 'approved' && goal.firstWeek <= asked.week,
  );
  const ended = inQuarter(previous.index);
  return {
    goals: { goals: inQuarter(current.index).length, open: 0 },
    lastweekgoals: {
      goals: predicted.length,
      open: predicted.filter((goal) => isUpdateAsked(goal, asked.week)).length,
    },
    lastgoals: { goals: ended.length, open: ended.filter((goal) => goal.state !== 'finalized').length },
  };
}

/**
 * Returns whether the person counts as done or open in a figure; null: does not count in it (decisions §5).
 */
export function complianceAnswer(figure: ComplianceFigure, counts: FigureGoals): ComplianceAnswer | null {
  if (figure === 'goals') return counts.goals > 0 ? 'done' : 'open';
  if (counts.goals === 0) return null;
  return counts.open === 0 ? 'done' : 'open';
}

/** Returns the rounded percentage of people who are done; null if nobody counts. */
export function compliancePercent(done: number, open: number): number | null {
  return done + open === 0 ? null : Math.round((100 * done) / (done + open));
}
