import type { Instant } from '../calendar/instant.ts';
import { latestAskedWeek } from '../calendar/prediction-window.ts';
import { currentQuarter, type Quarter, quarterByIndex } from '../calendar/quarter.ts';
import type { CalendarSettings } from '../calendar/settings.ts';
import { currentWeek } from '../calendar/week.ts';
import { type AskedGoal, countFigures, weekFigures } from '../goals/figures.ts';
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

/** The facts of a goal that the figures use. The goal is not deleted; in a company's figure it is not private. */
export interface CountedGoal extends AskedGoal {
  readonly periodIndex: number;
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
  const { asked, current, previous } = times;
  const inQuarter = (index: number) => goals.filter(({ periodIndex }) => periodIndex === index);
  // None of these figures reads a prediction or a result.
  const figuresOf = (index: number) =>
    countFigures(
      inQuarter(index).map(({ state }) => ({
        state,
        likelihood: null,
        result: null,
        managerCompleted: null,
      })),
    );
  const inWeek = (figure: keyof typeof weekFigures) =>
    inQuarter(asked.quarter.index).filter((goal) => weekFigures[figure](goal, asked.week)).length;
  const [creation, ended] = [figuresOf(current.index), figuresOf(previous.index)];
  return {
    goals: { goals: creation.handedIn, between: creation.drafts, open: 0 },
    lastweekgoals: { goals: inWeek('asked'), between: 0, open: inWeek('notUpdated') },
    lastgoals: { goals: ended.counted, between: ended.waiting, open: ended.unfinished },
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
