import type { Rating } from '@bellwether/domain/goals/rating';
import { listedGoals } from '@bellwether/domain/insight/constants';
import { chanceOf } from '@bellwether/domain/insight/learning/chances';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { isPublic } from '../../goals/access.sight.ts';
import { isRunning } from '../learning/statements.running.ts';
import { sightedGoals } from './statements.signs.ts';
import { type FoundRow, type LookAsk, mostShown } from './statements.ts';

// The list of a large company. Looking at the predictions of each of its goals would take longer than anybody waits, and only the
// first few are shown: so goals are looked at label by label, from the first label of the list on, until there are enough.

/** A label with the number of running goals that have it; null: goals without a prediction. */
interface Cell {
  readonly likelihood: Rating | null;
  readonly quality: Rating | null;
  readonly count: number;
}

/** Each statement looks at the labels of about so many goals. */
const atOnce = 500;

const companyGoals = ({ tenant }: Scope, periodId: number) => sql`goal.tenant_id = ${tenant.id}
  and goal.period_id = ${periodId} and goal.deleted_at is null and goal.attention >= 0 and ${isPublic('goal')} and ${isRunning('goal')}`;

/**
 * Returns the same goals as `foundGoals` of the company, without counting the list, which needs a look at each goal. Private goals
 * never count.
 */
export async function firstGoals(scope: Scope, ask: LookAsk): Promise<FoundRow> {
  const cells = await cellsOf(scope, ask.periodId);
  const calls = cells.filter(({ likelihood }) => likelihood !== null && likelihood <= 1);
  const chance = (cell: Cell) => chanceOf(ask.chances, cell, ask.phase);
  const called: number[] = [];
  for (const some of groupsOf(calls, (one, other) => chance(other) - chance(one))) {
    if (called.length >= mostShown) break;
    called.push(...(await firstCalled(scope, ask, some, chance)));
  }
  const listed: number[] = [];
  const rest = cells.filter((cell) => !calls.includes(cell));
  for (const some of groupsOf(rest, byUrgency)) {
    if (listed.length >= listedGoals) break;
    listed.push(...(await firstListed(scope, ask, some)));
  }
  return {
    goals: total(cells),
    waiting: null,
    called: total(calls),
    ids: [...listed.slice(0, listedGoals), ...called.slice(0, mostShown)],
  };
}

/** The domain's order of the list, as far as labels decide it. */
function byUrgency(one: Cell, other: Cell): number {
  return (one.likelihood ?? 2) - (other.likelihood ?? 2) || (one.quality ?? 2) - (other.quality ?? 2);
}

function total(cells: readonly Cell[]): number {
  return cells.reduce((sum, { count }) => sum + count, 0);
}

/** Returns labels in an order, in groups of enough goals; labels of the same place stay together. */
function groupsOf(cells: readonly Cell[], order: (one: Cell, other: Cell) => number): Cell[][] {
  const groups: Cell[][] = [];
  for (const cell of cells.toSorted(order)) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && (total(group) < atOnce || order(last, cell) === 0)) group.push(cell);
    else groups.push([cell]);
  }
  return groups;
}

async function cellsOf(scope: Scope, periodId: number): Promise<Cell[]> {
  const query = sql<Cell>`select goal.recent_likelihood as likelihood, goal.recent_quality as quality, count(*)::int as count
    from goal where ${companyGoals(scope, periodId)} group by 1, 2 order by 1, 2`;
  return (await query.execute(scope.db)).rows;
}

/**
 * Whether a goal or a row of `sighted` has one of these labels. The labels are written out, because the planner knows how
 * many goals each of them has.
 */
function hasOneOf(alias: 'goal' | 'sighted', cells: readonly Cell[]): RawBuilder<SqlBool> {
  const prefix = alias === 'goal' ? 'goal.recent_' : 'sighted.';
  const is = (name: 'likelihood' | 'quality', value: Rating | null) =>
    value === null
      ? sql`${sql.ref(`${prefix}${name}`)} is null`
      : sql`${sql.ref(`${prefix}${name}`)} = ${sql.lit(value)}`;
  const each = cells.map(
    ({ likelihood, quality }) => sql`(${is('likelihood', likelihood)} and ${is('quality', quality)})`,
  );
  return sql<SqlBool>`(${sql.join(each, sql` or `)})`;
}

/** Selects `running`, of which `sightedGoals` reads, by a condition on `goal`. */
function runningWhere(scope: Scope, periodId: number, condition: RawBuilder<SqlBool>): RawBuilder<unknown> {
  return sql`running as materialized (
    select goal.id, goal.owner_id, goal.parent_id, goal.exposure, goal.first_week, goal.recent_week, goal.recent_likelihood,
      goal.recent_quality
    from goal where ${companyGoals(scope, periodId)} and ${condition})`;
}

/** Returns the first goals of these labels that their owners call unlikely, the nearest to being turned first. */
async function firstCalled(
  scope: Scope,
  ask: LookAsk,
  cells: readonly Cell[],
  chance: (cell: Cell) => number,
): Promise<number[]> {
  const cell = sql`unnest(${cells.map(({ likelihood }) => likelihood)}::int[], ${cells.map(({ quality }) => quality)}::int[],
    ${cells.map(chance)}::float8[]) cell (likelihood, quality, chance)`;
  const query = sql<{
    id: number;
  }>`with recursive ${runningWhere(scope, ask.periodId, hasOneOf('goal', cells))},
      ${sightedGoals(scope, ask)}
    select sighted.id from sighted join ${cell} on cell.likelihood = sighted.likelihood and cell.quality = sighted.quality
    order by cell.chance desc, sighted.fall desc, sighted.id limit ${sql.lit(mostShown)}`;
  return (await query.execute(scope.db)).rows.map(({ id }) => id);
}

/** Returns the first goals of these labels that are worth a talk. */
async function firstListed(scope: Scope, ask: LookAsk, cells: readonly Cell[]): Promise<number[]> {
  // One sign compares a goal with its owner's other goals, so these are read, too. The owners' ids are sent as values: the planner
  // expects three owners from a subquery, and would compare every goal with every other.
  const owners = await sql<{ id: number }>`select distinct goal.owner_id as id from goal
    where ${companyGoals(scope, ask.periodId)} and ${hasOneOf('goal', cells)}`.execute(scope.db);
  const isTheirs = sql<SqlBool>`goal.owner_id = any(${owners.rows.map(({ id }) => id)}::int[])`;
  const query = sql<{
    id: number;
  }>`with recursive ${runningWhere(scope, ask.periodId, isTheirs)}, ${sightedGoals(scope, ask)}
    select sighted.id from sighted where sighted.is_listed and ${hasOneOf('sighted', cells)}
    order by coalesce(sighted.likelihood, 2), coalesce(sighted.quality, 2), sighted.fall desc, sighted.id
    limit ${sql.lit(listedGoals)}`;
  return (await query.execute(scope.db)).rows.map(({ id }) => id);
}
