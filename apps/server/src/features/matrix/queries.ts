import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type {
  getCompanyMatrix,
  getFirstMatrixGoal,
  getPredictionMatrix,
  searchMatrixGoals,
} from '@bellwether/contract/matrix';
import { endOfDay, tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { insideWeekCount, weeksOf } from '@bellwether/domain/calendar/week';
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
import { wordPatterns } from '#platform/database/word-search.ts';
import { notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { holdGoal } from '../goals/access.ts';
import { realignableOf } from '../goals/reading/queries.trees.ts';
import { type Period, type Periods, periodsOf } from '../tenant/queries.ts';
import {
  isDeleted,
  presentFoundGoal,
  presentMatrix,
  presentTrees,
  type ShownTree,
  type ShownWeeks,
  treeOf,
} from './presenter.ts';
import {
  firstGoalIdOf,
  goalsTitled,
  ownCompanyGoalIds,
  type TreeRoots,
  type TreeRow,
  treeRowsOf,
} from './statements.ts';

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
  const { period, periods } = goal;
  const roots = { ids: [goal.row.id], periodId: period.id };
  const { tree, weeks } = await treesAt(scope, { roots, period, periods, weekId });
  return presentMatrix(scope, goal, tree, weeks);
}

/**
 * Returns the matrix of the acting person's company goals of a period (0: the current one), by the same rules.
 * @throws HttpProblem 404 for an unknown period, and for a week of another quarter.
 */
export async function companyMatrixOf(
  scope: Scope,
  periodId: number,
  weekId: number,
): Promise<EndpointReplyInput<typeof getCompanyMatrix>> {
  const periods = await periodsOf(scope);
  const period = periodId === 0 ? periods.current : periods.byId(periodId);
  if (!period) throw notFound();
  const roots = { ids: await ownCompanyGoalIds(scope, period.id), periodId: period.id };
  const { tree, weeks } = await treesAt(scope, { roots, period, periods, weekId });
  return { ...presentTrees(scope, tree, weeks), GoalPeriodId: period.id };
}

interface AskedTrees {
  readonly roots: TreeRoots;
  readonly period: Period;
  readonly periods: Periods;
  readonly weekId: number;
}

async function treesAt(
  scope: Scope,
  { roots, period, periods, weekId }: AskedTrees,
): Promise<{ readonly tree: ShownTree; readonly weeks: ShownWeeks }> {
  const step = stepTo(scope, period, weekId);
  const rows = await rowsAt(scope, roots, periods, step);
  const earlier = weekId === 0 ? weekBeforeEmpty(scope, period, step, rows) : undefined;
  const shown = earlier ? await rowsAt(scope, roots, periods, earlier) : rows;
  return { tree: await shownTree(scope, shown), weeks: shownWeeks(period, periods, earlier ?? step) };
}

async function shownTree(scope: Scope, rows: readonly TreeRow[]): Promise<ShownTree> {
  const tree = treeOf(rows);
  const hanging = goalsBelowDeleted(tree, isDeleted).map(({ id }) => id);
  return { rows, tree, realignable: await realignableOf(scope, hanging) };
}

function rowsAt(scope: Scope, roots: TreeRoots, periods: Periods, step: WeekStep): Promise<TreeRow[]> {
  const reaches = periods.all.map((period) => ({ period, reach: weekReach(period, step.shown) }));
  return treeRowsOf(scope, roots, reaches);
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
  const weekCounts = new Map(periods.all.map((one) => [one.id, insideWeekCount(one)] as const));
  return { period, step, trail, reaches, weekCounts };
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
  const words = wordPatterns(text);
  const rows = words.length === 0 ? [] : await goalsTitled(scope, words, mostFound);
  return { data: rows.map((row) => presentFoundGoal(scope, row)), Next: null };
}
