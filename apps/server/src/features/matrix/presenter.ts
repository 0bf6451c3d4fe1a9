import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { periodWeekSchema } from '@bellwether/contract/goals/goal';
import type {
  FoundGoal,
  getPredictionMatrix,
  MatrixChild,
  matrixPersonSchema,
} from '@bellwether/contract/matrix';
import { endOfDay } from '@bellwether/domain/calendar/tenant-day';
import type { Week } from '@bellwether/domain/calendar/week';
import { cellCount, ratingsOfCell } from '@bellwether/domain/matrix/matrix';
import { trailOf } from '@bellwether/domain/matrix/trail';
import { goalsBelowDeleted, type MatrixTree, matrixTree } from '@bellwether/domain/matrix/tree';
import type { WeekReach, WeekStep } from '@bellwether/domain/matrix/week-walk';
import type * as z from 'zod/mini';
import type { Scope } from '#platform/session/scope.ts';
import type { HeldGoal } from '../goals/access.ts';
import { presentChildren, presentWeeks } from '../goals/reading/presenter.ts';
import type { Period } from '../tenant/queries.ts';
import type { FoundRow, TreeRow } from './statements.ts';

type Matrix = EndpointReplyInput<typeof getPredictionMatrix>;

/** The weeks around the shown week, and how each quarter's weeks relate to those of the trail. */
export interface ShownWeeks {
  readonly period: Period;
  readonly step: WeekStep;
  /** The weeks of the trail, oldest first; the last one is the shown week. */
  readonly trail: readonly Week[];
  /** By period id: one for each week of the trail. */
  readonly reaches: ReadonlyMap<number, readonly WeekReach[]>;
  /** By period id: how many weeks begin within the quarter. */
  readonly weekCounts: ReadonlyMap<number, number>;
}

/** A row of a goal that the acting person sees. */
type SeenRow = TreeRow & Pick<SeenParts, 'state' | 'title' | 'period_id' | 'owner_id' | 'owner_name'>;
type SeenParts = { [K in keyof TreeRow]: NonNullable<TreeRow[K]> };

export interface ShownTree {
  readonly rows: readonly TreeRow[];
  readonly tree: MatrixTree<TreeItem>;
  readonly realignable: ReadonlySet<number>;
}

interface TreeItem {
  readonly id: number;
  readonly parentId: number | null;
  readonly generation: number;
  readonly isVisible: boolean;
  readonly isShelved: boolean;
  readonly row: TreeRow;
}

/** The rows at their places in the tree, as the acting person sees it. */
export function treeOf(rows: readonly TreeRow[]): MatrixTree<TreeItem> {
  return matrixTree(rows.map(itemOf));
}

/**
 * Returns the reply of the matrix: the tree in the shown week. `realignable` are the goals whose parent the
 * person may change.
 */
export function presentMatrix(scope: Scope, goal: HeldGoal, shown: ShownTree, weeks: ShownWeeks): Matrix {
  const root = shown.rows.find((row) => row.generation === 0);
  return {
    goal: {
      Id: goal.row.id,
      Title: goal.row.title,
      State: goal.row.state,
      GoalType: goal.row.goal_type,
      GoalPeriodId: goal.row.period_id,
      Hidden: goal.row.is_private,
      ParentId: goal.row.parent_id ?? 0,
      ParentGoalTitle: root?.parent_title ?? null,
      User: {
        Id: goal.row.owner_id,
        Name: goal.row.owner_name,
        Avatar: scope.pictures.of(root?.owner_avatar ?? null),
      },
      Children: presentChildren(root?.children ?? undefined),
    },
    ...presentTrees(scope, shown, weeks),
    owngoals: root?.own ?? [],
  };
}

/** The trees in the week shown, without what only the matrix of one goal has. */
export function presentTrees(
  scope: Scope,
  { tree, realignable }: ShownTree,
  weeks: ShownWeeks,
): Omit<Matrix, 'goal' | 'owngoals'> {
  const { step, trail, period } = weeks;
  const weekEnd = endOfDay(step.shown.endDate, scope.tenant.calendar.zone);
  const childs: MatrixChild[] = [];
  const results: Matrix['results'] = [];
  const managerresults: Matrix['managerresults'] = [];
  for (const placed of tree.goals) {
    const row = seen(placed.node.row);
    const dated = row.results?.filter((result) => result.created < weekEnd) ?? [];
    const own = dated.find((result) => result.kind === 'owner');
    childs.push(
      presentChild(scope, row, { parentId: placed.parentId, isFinalized: own !== undefined }, weeks),
    );
    if (!own) continue;
    const { id, completed, percent, quality } = own;
    results.push({
      Id: id,
      GoalId: row.id,
      Completed: completed,
      ObjectiveResult: percent,
      Quality: quality,
    });
    const given = dated.find((result) => result.kind === 'manager');
    if (given)
      managerresults.push({
        Id: given.id,
        GoalId: row.id,
        Completed: given.completed,
        ObjectiveResult: given.percent,
      });
  }
  return {
    childs,
    gaps: presentGaps(tree, realignable),
    results,
    managerresults,
    weekPeriod: presentWeek(period, step.shown),
    prevWeek: step.previous && presentWeek(period, step.previous),
    nextWeek: step.next && presentWeek(period, step.next),
    trailweeks: trail.map((week) => presentWeek(period, week)),
  };
}

function itemOf(row: TreeRow): TreeItem {
  return {
    id: row.id,
    parentId: row.parent_id,
    generation: row.generation,
    isVisible: row.is_visible,
    isShelved: row.state === 'shelved',
    row,
  };
}

function presentChild(
  scope: Scope,
  row: SeenRow,
  { parentId, isFinalized }: { parentId: number; isFinalized: boolean },
  weeks: ShownWeeks,
): MatrixChild {
  const reaches = weeks.reaches.get(row.period_id) ?? [];
  const given = (row.given ?? []).map((packed) => ({
    week: Math.floor(packed / cellCount),
    cell: packed % cellCount,
  }));
  const [latest] = given;
  const ratings = latest && ratingsOfCell(latest.cell);
  const levels = given.flatMap(({ week, cell }) => {
    const at = ratingsOfCell(cell);
    return at ? [week * 10 + at.likelihood] : [];
  });
  return {
    Id: row.id,
    Generation: row.generation,
    ParentId: parentId,
    Title: row.title,
    State: row.state,
    StrategicObjective: row.objective,
    ...(row.is_imported ? { Imported: true as const } : {}),
    GoalPeriodId: row.period_id,
    User: presentOwner(scope, row),
    Likelihood: ratings?.likelihood ?? null,
    Quality: ratings?.quality ?? null,
    IsCarried: latest !== undefined && latest.week !== reaches.at(-1)?.same,
    IsFinalized: isFinalized,
    GoalStatusId: row.status_id ?? 0,
    CommentCount: row.comment_count ?? 0,
    Weeks: presentWeeks(levels, weeks.weekCounts.get(row.period_id) ?? 0),
    Trail: trailOf(given, reaches),
  };
}

function presentGaps(tree: MatrixTree<TreeItem>, realignable: ReadonlySet<number>): Matrix['gaps'] {
  const hanging = Map.groupBy(goalsBelowDeleted(tree, isDeleted), ({ below }) => below);
  return tree.gaps.map(({ node, parentId }) => ({
    Id: node.id,
    Generation: node.generation,
    ParentId: parentId,
    IsDeleted: node.row.is_deleted,
    Realignable: (hanging.get(node.id) ?? []).map(({ id }) => id).filter((id) => realignable.has(id)),
  }));
}

/** Returns whether the goal of a gap was deleted; false if the viewer only cannot see it. */
export const isDeleted = ({ row }: TreeItem): boolean => row.is_deleted;

/** Returns a goal that the search found; its place in the matrix is not part of the reply. */
export function presentFoundGoal(scope: Scope, row: FoundRow): FoundGoal {
  return {
    Id: row.id,
    Title: row.title,
    State: row.state,
    GoalPeriodId: row.period_id,
    User: presentOwner(scope, row),
  };
}

function presentOwner(
  { pictures }: Scope,
  row: Pick<FoundRow, 'owner_id' | 'owner_name' | 'owner_avatar'>,
): Owner {
  return { Id: row.owner_id, Name: row.owner_name, Avatar: pictures.of(row.owner_avatar) };
}
type Owner = z.input<typeof matrixPersonSchema>;

function presentWeek(period: Period, week: Week): z.input<typeof periodWeekSchema> {
  const id = period.weekIds[week.week - 1];
  if (id === undefined) throw new Error(`Period ${period.id} has no week ${week.week}.`);
  return { Id: id, Week: week.week, StartDate: week.startDate, EndDate: week.endDate };
}

function seen(row: TreeRow): SeenRow {
  const { state, title, period_id, owner_id, owner_name } = row;
  if (state === null || title === null || period_id === null || owner_id === null || owner_name === null)
    throw new Error(`Goal ${row.id} was not read although it is seen.`);
  return { ...row, state, title, period_id, owner_id, owner_name };
}
