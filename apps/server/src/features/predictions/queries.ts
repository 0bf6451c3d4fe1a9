import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type {
  getFirstMatrixGoal,
  getPredictionMatrix,
  searchMatrixGoals,
} from '@bellwether/contract/predictions';
import { weeksOf } from '@bellwether/domain/calendar/week';
import { trailWeeks } from '@bellwether/domain/predictions/trail';
import { firstShownWeek, type WeekStep, weekReach, weekStep } from '@bellwether/domain/predictions/week-walk';
import { notFound } from '#platform/http/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { holdGoal } from '../goals/access.ts';
import { wordsOf } from '../goals/reading/queries.list.ts';
import { type Period, type Periods, periodsOf } from '../tenant/queries.ts';
import { presentFoundGoal, presentMatrix, type ShownWeeks } from './presenter.ts';
import { firstGoalIdOf, goalsTitled, treeRowsOf } from './statements.ts';

const mostFound = 20;

/**
 * The matrix of a goal in the week with this id (0: the current one). 404 where the goal is absent or invisible, and for
 * a week of another quarter. Three statements with the session's, whatever the size of the tree.
 */
export async function predictionMatrixOf(
  scope: Scope,
  goalId: number,
  weekId: number,
): Promise<EndpointReplyInput<typeof getPredictionMatrix>> {
  const goal = await holdGoal(scope, goalId);
  const step = stepTo(scope, goal.period, weekId);
  const reaches = goal.periods.all.map((period) => ({ period, reach: weekReach(period, step.shown) }));
  const rows = await treeRowsOf(scope, goal, reaches);
  return presentMatrix(scope, goal, rows, shownWeeks(goal.period, goal.periods, step));
}

function stepTo(scope: Scope, period: Period, weekId: number): WeekStep {
  const { zone } = scope.tenant.calendar;
  const number = weekId === 0 ? firstShownWeek(period, scope.now, zone) : period.weekIds.indexOf(weekId) + 1;
  const step = weekStep(period, number, scope.now, zone);
  if (!step) throw notFound();
  return step;
}

function shownWeeks(period: Period, periods: Periods, step: WeekStep): ShownWeeks {
  const numbers = new Set(trailWeeks(step.shown));
  const trail = weeksOf(period).filter(({ week }) => numbers.has(week));
  const reaches = new Map(
    periods.all.map((one) => [one.id, trail.map((week) => weekReach(one, week))] as const),
  );
  return { period, step, trail, reaches };
}

/** The goal that the matrix of a period (0: the current one) opens with; `{Id: 0}` where there is none. */
export async function firstMatrixGoalOf(
  scope: Scope,
  periodId: number,
): Promise<EndpointReplyInput<typeof getFirstMatrixGoal>> {
  const periods = await periodsOf(scope);
  const period = periodId === 0 ? periods.current : periods.byId(periodId);
  return { Id: period ? await firstGoalIdOf(scope, period.id) : 0 };
}

/** Visible goals by title, the newest first, as many as a select shows. Nothing is found by nothing. */
export async function foundGoalsOf(
  scope: Scope,
  text: string,
): Promise<EndpointReplyInput<typeof searchMatrixGoals>> {
  const words = wordsOf(text);
  const rows = words.length === 0 ? [] : await goalsTitled(scope, words, mostFound);
  return { data: rows.map(presentFoundGoal), Next: null };
}
