import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { getFirstMatrixGoal, getPredictionMatrix, searchMatrixGoals } from '@bellwether/contract/matrix';
import { endOfDay, tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { weeksOf } from '@bellwether/domain/calendar/week';
import { cellCount } from '@bellwether/domain/matrix/matrix';
import { trailWeeks } from '@bellwether/domain/matrix/trail';
import { goalsBelowDeleted } from '@bellwether/domain/matrix/tree';
import {
  firstShownWeek,
  lastWeekInGrid,
  type WeekStep,
  weekReach,
  weekStep,
} from '@bellwether/domain/matrix/week-walk';
import { notFound } from '#platform/http/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type HeldGoal, holdGoal } from '../goals/access.ts';
import { wordsOf } from '../goals/reading/queries.list.ts';
import { realignableOf } from '../goals/reading/queries.trees.ts';
import { type Period, type Periods, periodsOf } from '../tenant/queries.ts';
import {
  isDeleted,
  presentFoundGoal,
  presentMatrix,
  type ShownTree,
  type ShownWeeks,
  treeOf,
} from './presenter.ts';
import { firstGoalIdOf, goalsTitled, type TreeRow, treeRowsOf } from './statements.ts';

const mostFound = 20;

/**
 * Returns the matrix of a goal in the week with this id. Id 0 is the current week, or the last week with goals
 * in the grid if the quarter has ended and its grid is empty.
 * Runs three statements including the session's for a tree of any size, one more for that earlier week, and
 * one more if goals are below deleted ones.
 * @throws HttpProblem 404 if the goal is absent or invisible, and for a week of another quarter.
 */
export async function predictionMatrixOf(
  scope: Scope,
  goalId: number,
  weekId: number,
): Promise<EndpointReplyInput<typeof getPredictionMatrix>> {
  const goal = await holdGoal(scope, goalId);
  const step = stepTo(scope, goal.period, weekId);
  const rows = await rowsAt(scope, goal, step);
  const earlier = weekId === 0 ? weekBeforeEmpty(scope, goal.period, step, rows) : undefined;
  const shown = earlier ? await rowsAt(scope, goal, earlier) : rows;
  const weeks = shownWeeks(goal.period, goal.periods, earlier ?? step);
  return presentMatrix(scope, goal, await shownTree(scope, shown), weeks);
}

async function shownTree(scope: Scope, rows: readonly TreeRow[]): Promise<ShownTree> {
  const tree = treeOf(rows);
  const hanging = goalsBelowDeleted(tree, isDeleted).map(({ id }) => id);
  return { rows, tree, realignable: await realignableOf(scope, hanging) };
}

function rowsAt(scope: Scope, goal: HeldGoal, step: WeekStep): Promise<TreeRow[]> {
  const reaches = goal.periods.all.map((period) => ({ period, reach: weekReach(period, step.shown) }));
  return treeRowsOf(scope, goal, reaches);
}

/** Returns the last week with goals in the grid, for an ended quarter whose grid is empty now. */
function weekBeforeEmpty(
  scope: Scope,
  period: Period,
  { shown }: WeekStep,
  rows: readonly TreeRow[],
): WeekStep | undefined {
  const { zone } = scope.tenant.calendar;
  if (tenantDay(scope.now, zone) <= period.endDate) return undefined;
  const stays = rows.flatMap(({ is_visible, state, period_id, given, results }) => {
    if (!is_visible || state === 'shelved' || !given?.length) return [];
    const resultAt = results?.find((result) => result.kind === 'owner')?.created ?? null;
    return [{ period_id, from: Math.floor(Math.min(...given) / cellCount), resultAt }];
  });
  const end = endOfDay(shown.endDate, zone);
  if (stays.some(({ resultAt }) => resultAt === null || resultAt >= end)) return undefined;
  // A goal of a later quarter enters the grid only after this quarter has ended.
  const ofPeriod = stays.filter((stay) => stay.period_id === period.id);
  const last = lastWeekInGrid(period, ofPeriod, zone);
  return last === undefined ? undefined : weekStep(period, last, scope.now, zone);
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

/** Returns the goal with which the matrix of a period (0: the current one) opens; `{Id: 0}` without one. */
export async function firstMatrixGoalOf(
  scope: Scope,
  periodId: number,
): Promise<EndpointReplyInput<typeof getFirstMatrixGoal>> {
  const periods = await periodsOf(scope);
  const period = periodId === 0 ? periods.current : periods.byId(periodId);
  return { Id: period ? await firstGoalIdOf(scope, period.id) : 0 };
}

/**
 * Returns visible goals by title, the newest first, as many as a select shows. An empty search finds nothing.
 */
export async function foundGoalsOf(
  scope: Scope,
  text: string,
): Promise<EndpointReplyInput<typeof searchMatrixGoals>> {
  const words = wordsOf(text);
  const rows = words.length === 0 ? [] : await goalsTitled(scope, words, mostFound);
  return { data: rows.map((row) => presentFoundGoal(scope, row)), Next: null };
}
