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

/** Labels are taken together until they have so many goals, because each look costs a statement. */
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
    const found = await firstOf(scope, ask, some, chance);
    called.push(...found.called);
  }
  const listed: number[] = [];
  const rest = cells.filter((cell) => !calls.includes(cell));
  for (const some of groupsOf(rest, byUrgency)) {
    if (listed.length >= listedGoals) break;
    listed.push(...(await firstOf(scope, ask, some, chance)).listed);
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

interface FirstRow {
  readonly listed: number[];
  readonly called: number[];
}

/** Returns the first goals of these labels on the list, and of those that are called, each in its order. */
async function firstOf(
  scope: Scope,
  ask: LookAsk,
  cells: readonly Cell[],
  chance: (cell: Cell) => number,
): Promise<FirstRow> {
  const cell = sql`unnest(${cells.map(({ likelihood }) => likelihood ?? -1)}::int[],
    ${cells.map(({ quality }) => quality ?? -1)}::int[], ${cells.map(chance)}::float8[]) cell (likelihood, quality, chance)`;
  const isOneOf = (likelihood: RawBuilder<unknown>, quality: RawBuilder<unknown>) =>
    sql<SqlBool>`(coalesce(${likelihood}, -1), coalesce(${quality}, -1)) in (select cell.likelihood, cell.quality from ${cell})`;
  const goals = companyGoals(scope, ask.periodId);
  // The other goals of the same owners decide about one of the signs. The owners are given as values, because the planner knows how
  // many values there are: it takes the owners of a statement for three, and compares each goal with each.
  const owners = await sql<{ id: number }>`select distinct goal.owner_id as id from goal where ${goals}
    and ${isOneOf(sql`goal.recent_likelihood`, sql`goal.recent_quality`)}`.execute(scope.db);
  const query = sql<FirstRow>`with recursive running as materialized (
      select goal.id, goal.owner_id, goal.parent_id, goal.exposure, goal.first_week, goal.recent_week, goal.recent_likelihood,
        goal.recent_quality
      from goal where ${goals} and goal.owner_id = any(${owners.rows.map(({ id }) => id)}::int[])
    ), ${sightedGoals(scope, ask)}, seen as materialized (
      select * from sighted where ${isOneOf(sql`sighted.likelihood`, sql`sighted.quality`)}
    )
    select array(select id from seen where is_listed
        order by coalesce(likelihood, 2), coalesce(quality, 2), fall desc, id limit ${sql.lit(listedGoals)}) as listed,
      array(select seen.id from seen join ${cell} on cell.likelihood = seen.likelihood and cell.quality = seen.quality
        where seen.likelihood <= 1 order by cell.chance desc, seen.fall desc, seen.id limit ${sql.lit(mostShown)}) as called`;
  const [row] = (await query.execute(scope.db)).rows;
  return row ?? { listed: [], called: [] };
}
