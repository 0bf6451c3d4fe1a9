import type { QuarterDays } from '@bellwether/domain/calendar/week';
import type { Rating } from '@bellwether/domain/goals/rating';
import { ratings } from '@bellwether/domain/goals/rating';
import { listedGoals } from '@bellwether/domain/insight/constants';
import { type ChanceModel, chanceOf } from '@bellwether/domain/insight/learning/chances';
import type { Phase } from '@bellwether/domain/insight/learning/own-record';
import { type LookScope, lookScopes } from '@bellwether/domain/insight/scopes';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { planWithValues } from '#platform/database/plan-with-values.ts';
import type { Scope } from '#platform/session/scope.ts';
import { isPrivate, isPublic, levels } from '../../goals/access.sight.ts';
import { childSummaries } from '../../goals/reading/access.children.ts';
import { goalFigureSql } from '../../goals/reading/access.figures.ts';
import { awayUntil } from '../../people/access.absence.ts';
import { isBelowActor, reportsPart } from '../../people/access.ts';
import { isPublicRunning, isRunning } from '../learning/statements.running.ts';
import { excusedWeeks, ownerSince, type SignAsk, sightedGoals } from './statements.signs.ts';

/** The maximum number of called goals, and of contradictions, in a reply. */
export const mostShown = 50;

/** Whose goals are looked at, and when. */
export interface LookAsk extends SignAsk {
  readonly scope: LookScope;
  readonly phase: Phase;
  readonly chances: ChanceModel;
}

/** Up to this many people's goals are read person by person; for more, one scan reads the whole quarter. */
const fewPeople = 80;

/**
 * The goals of a scope as pieces of SQL: the clauses before the statement, such as `team (id)`, and the rows under
 * the name `goal`.
 */
interface LookedGoals {
  readonly before: RawBuilder<unknown>;
  readonly from: RawBuilder<unknown>;
}

/** Selects the goals of a quarter for which `condition` on `goal` holds. */
function goalsOfQuarter(
  { tenant }: Scope,
  periodId: number,
  condition: RawBuilder<SqlBool>,
): RawBuilder<unknown> {
  return sql`select * from goal
    where goal.tenant_id = ${tenant.id} and goal.period_id = ${periodId} and goal.deleted_at is null and (${condition})`;
}

function goalsOf(scope: Scope, ask: Pick<LookAsk, 'scope' | 'periodId'>): LookedGoals {
  const { person, tenant } = scope;
  const goalsWhere = (condition: RawBuilder<SqlBool>) =>
    goalsOfQuarter(scope, ask.periodId, sql<SqlBool>`goal.attention >= 0 and ${condition}`);
  const areFew = sql<SqlBool>`(select count(*) from team) <= ${sql.lit(fewPeople)}`;
  // Each person is looked up (docs/decisions/0117).
  const ofTeam = (team: RawBuilder<unknown>): LookedGoals => ({
    before: team,
    from: sql`(select goal.* from team cross join lateral (${goalsWhere(sql<SqlBool>`goal.owner_id = team.id`)} offset 0) goal
        where ${areFew}
      union all ${goalsWhere(sql<SqlBool>`not ${areFew} and (goal.owner_id in (select id from team)) is true`)}) goal`,
  });
  switch (ask.scope) {
    case lookScopes.own:
      return {
        before: sql``,
        from: sql`(${goalsWhere(sql<SqlBool>`goal.owner_id = ${person.id}`)}) goal`,
      };
    case lookScopes.directReports:
      return ofTeam(sql`${reportsPart(scope)}, team as materialized (select id from report),`);
    case lookScopes.organisation:
      return ofTeam(sql`team as materialized (select descendant_id as id from org_path where tenant_id = ${tenant.id}
        and ancestor_id = ${person.id} and depth > 0),`);
    case lookScopes.company:
      return { before: sql``, from: sql`(${goalsWhere(isPublic('goal'))}) goal` };
  }
}

/** How many goals there are, and which goals may be shown. Private goals are not counted. */
export interface FoundRow {
  readonly goals: number;
  /** Null: not counted. */
  readonly waiting: number | null;
  readonly called: number;
  /** The first goals of both lists, in no order. */
  readonly ids: number[];
}

/**
 * Returns the goals of the scope that are listed or called: the domain's `isWorthATalk`, `isCalled` and sort orders in
 * SQL.
 */
export async function foundGoals(scope: Scope, ask: LookAsk): Promise<FoundRow> {
  const { before, from } = goalsOf(scope, ask);
  // The cached plan is for few goals and would join every goal with every other.
  if (ask.scope === lookScopes.organisation || ask.scope === lookScopes.company)
    await planWithValues(scope.db);
  const cells = ratings.flatMap((likelihood) =>
    ratings.map((quality) => ({
      likelihood,
      quality,
      chance: chanceOf(ask.chances, { likelihood, quality }, ask.phase),
    })),
  );
  const query = sql<FoundRow>`with recursive ${before} running as materialized (
      select goal.id, goal.owner_id, goal.parent_id, goal.exposure, goal.first_week, goal.recent_week,
        goal.recent_likelihood, goal.recent_quality
      from ${from} where goal.exposure in (${levels.everybody}, ${levels.chain}) and ${isRunning('goal')}
    ), ${sightedGoals(scope, ask)}, cell (likelihood, quality, chance) as (
      select * from unnest(${cells.map((cell) => cell.likelihood)}::int[], ${cells.map((cell) => cell.quality)}::int[],
        ${cells.map((cell) => cell.chance)}::float8[])
    ), listed as (
      select id from sighted where is_listed order by coalesce(likelihood, 2), coalesce(quality, 2), fall desc, id
      limit ${sql.lit(listedGoals)}
    ), called as (
      select sighted.id from sighted
      join cell on cell.likelihood = sighted.likelihood and cell.quality = sighted.quality where sighted.likelihood <= 1
      order by cell.chance desc, sighted.fall desc, sighted.id limit ${sql.lit(mostShown)}
    )
    select count(*) filter (where counts)::int as goals, count(*) filter (where counts and is_listed)::int as waiting,
      count(*) filter (where counts and likelihood <= 1)::int as called,
      array(select id from listed union all select id from called) as ids
    from sighted`;
  const [row] = (await query.execute(scope.db)).rows;
  return row ?? { goals: 0, waiting: 0, called: 0, ids: [] };
}

/** What there is to say of a scope while none of its goals runs. */
export interface QuietRow {
  /** The goals of the quarter that run. */
  readonly running: number;
  /** The goals of the quarter before whose last label was unlikely. */
  readonly unlikely: number;
}

/**
 * Returns whether goals of the scope run in a quarter, and how many of the quarter before ended unlikely. Private goals do
 * not count.
 */
export async function readQuiet(
  scope: Scope,
  ask: Pick<LookAsk, 'scope' | 'periodId'>,
  formerId: number,
): Promise<QuietRow> {
  const { before, from } = goalsOf(scope, ask);
  const former = goalsOf(scope, { ...ask, periodId: formerId });
  const query = sql<QuietRow>`with recursive ${before} none as (select)
    select (select count(*)::int from ${from} where ${isPublicRunning('goal')}) as running,
      (select count(*)::int from ${former.from} where ${isPublic('goal')} and ${goalFigureSql.unlikely('goal')}) as unlikely`;
  const [row] = (await query.execute(scope.db)).rows;
  return row ?? { running: 0, unlikely: 0 };
}

/** A goal that may be shown, or another open goal of its owner. */
export interface LookRow {
  readonly id: number;
  readonly title: string;
  readonly owner_id: number;
  readonly owner_name: string;
  readonly owner_avatar: string | null;
  readonly has_owner_left: boolean;
  /** The last day of the owner's absence today; null if they are there. */
  readonly away_until: string | null;
  /** The owner has left, and the acting person is the acting manager. */
  readonly is_of_report: boolean;
  readonly owner_since: number;
  readonly is_private: boolean;
  readonly first_week: number;
  /** The weeks that are excused for the owner: the bit `n` is week `n`. */
  readonly excused: number;
  /** `[week, likelihood, quality]`, oldest first; null without any. */
  readonly given: [number, Rating, Rating][] | null;
  /** The goal comes from a file. */
  readonly is_imported: boolean;
  /** True if the goal itself may be shown; false for another open goal of the owner. */
  readonly is_found: boolean;
  /** The acting person is in the owner's chain. */
  readonly is_below: boolean;
  readonly parent_likelihood: Rating | null;
  readonly rated: number | null;
  readonly low: number | null;
  readonly status_id: number | null;
  readonly was_talked_about: boolean;
}

/**
 * Returns these goals with all data that their signs need, and the other open goals of their owners in the quarter.
 */
export async function lookRowsOf(
  scope: Scope,
  ids: readonly number[],
  ask: {
    readonly periodId: number;
    readonly quarter: QuarterDays;
    /** The latest week that needs a prediction. */
    readonly week: number;
    readonly runningWeek: number;
    readonly runningWeekId: number;
    /** Leaves the other goals out. */
    readonly isAlone?: boolean;
  },
): Promise<LookRow[]> {
  const { tenant } = scope;
  const found = sql`${ids}::int[]`;
  const goalsWhere = (condition: RawBuilder<SqlBool>) => goalsOfQuarter(scope, ask.periodId, condition);
  const isFound = sql<SqlBool>`goal.id = any(${found})`;
  const looked = ask.isAlone
    ? goalsWhere(isFound)
    : sql`select goal.* from (select distinct shown.owner_id as id from goal shown
          where shown.tenant_id = ${tenant.id} and shown.id = any(${found})) owner
        cross join lateral (${goalsWhere(
          sql<SqlBool>`goal.owner_id = owner.id and (${isPublicRunning('goal')} or ${isFound})`,
        )} offset 0) goal`;
  const query = sql<LookRow>`with recursive ${reportsPart(scope)}, goals as materialized (
      select goal.*, ${isFound} as is_found from (${looked}) goal
    )
    select goals.id, goals.title, goals.owner_id, owner.name as owner_name, owner.avatar as owner_avatar,
      owner.deactivated_at is not null as has_owner_left, ${awayUntil('owner')} as away_until,
      owner.deactivated_at is not null and goals.owner_id in (select id from report) as is_of_report,
      case when goals.first_week >= 3 then ${ownerSince(scope, ask.periodId)} else 0 end as owner_since,
      ${isPrivate('goals')} as is_private, goals.first_week, goals.is_found, goals.import_id is not null as is_imported, given.given,
      coalesce(excused.weeks, 0) as excused,
      ${isBelowActor(scope, sql.ref('goals.owner_id'))} as is_below,
      above.recent_likelihood as parent_likelihood, below.rated, below.low, status.id as status_id,
      goals.is_found and exists (select from goal_look talk where talk.tenant_id = ${tenant.id} and talk.goal_id = goals.id
        and talk.week_id = ${ask.runningWeekId}) as was_talked_about
    from goals
    join person owner on owner.tenant_id = ${tenant.id} and owner.id = goals.owner_id
    cross join lateral (
      select json_agg(json_build_array(status.week, status.likelihood, status.quality) order by status.week) as given
      from goal_status status where status.tenant_id = ${tenant.id} and status.goal_id = goals.id
        and status.likelihood is not null
    ) given
    left join (${excusedWeeks(scope, ask.quarter, ask.week)}) excused on excused.person_id = goals.owner_id
    left join goal above on goals.is_found and above.tenant_id = ${tenant.id} and above.id = goals.parent_id
      and ${isPublicRunning('above')}
    left join (${childSummaries(scope, found)}) below on below.goal = goals.id
    left join goal_status status on goals.is_found and status.tenant_id = ${tenant.id} and status.goal_id = goals.id
      and status.week = ${ask.runningWeek}
    order by goals.id`;
  return (await query.execute(scope.db)).rows;
}

/** A goal that may contradict the goals below it. */
export interface ContradictionRow {
  readonly id: number;
  readonly title: string;
  readonly likelihood: Rating;
  /** The open running goals directly below that have a prediction. */
  readonly below: { readonly id: number; readonly title: string; readonly likelihood: Rating }[];
}

const contradicts = sql<SqlBool>`case
  when goal.recent_likelihood >= 3 then 2 * count(*) filter (where child.recent_likelihood <= 1) >= count(*)
  when goal.recent_likelihood <= 1 then bool_and(child.recent_likelihood >= 3) else false end`;

/** Returns the goals of the scope that contradict the goals below them: the domain's `contradictionOf` in SQL. */
export async function contradictionRows(
  scope: Scope,
  ask: Pick<LookAsk, 'scope' | 'periodId'>,
): Promise<ContradictionRow[]> {
  return contradictionsAmong(scope, goalsOf(scope, ask));
}

/** Returns the contradictions of those of these goals that have any. */
export async function contradictionRowsOf(
  scope: Scope,
  goalIds: readonly number[],
): Promise<ContradictionRow[]> {
  const from = sql`(select * from goal where goal.tenant_id = ${scope.tenant.id}
    and goal.id = any(${[...goalIds]}::int[])) goal`;
  return contradictionsAmong(scope, { before: sql``, from });
}

/** Returns those of these goals that still run and that everybody still sees. */
export async function stillOpen({ db, tenant }: Scope, ids: readonly number[]): Promise<number[]> {
  const query = sql<{ id: number }>`select goal.id from goal where goal.tenant_id = ${tenant.id}
    and goal.id = any(${[...ids]}::int[]) and ${isPublicRunning('goal')} order by goal.id`;
  return (await query.execute(db)).rows.map(({ id }) => id);
}

async function contradictionsAmong(scope: Scope, { before, from }: LookedGoals): Promise<ContradictionRow[]> {
  const { tenant } = scope;
  const query = sql<ContradictionRow>`with recursive ${before} parents as materialized (
      select goal.id, goal.title, goal.recent_likelihood from ${from}
      where ${isPublicRunning('goal')} and goal.recent_likelihood is not null and goal.recent_likelihood <> 2
    )
    select goal.id, goal.title, goal.recent_likelihood as likelihood,
      json_agg(json_build_object('id', child.id, 'title', child.title, 'likelihood', child.recent_likelihood)) as below
    from parents goal
    join goal child on child.tenant_id = ${tenant.id} and child.parent_id = goal.id and ${isPublicRunning('child')}
      and child.recent_likelihood is not null
    group by goal.id, goal.title, goal.recent_likelihood
    having count(*) >= 2 and ${contradicts}
    order by goal.id limit ${sql.lit(mostShown)}`;
  return (await query.execute(scope.db)).rows;
}
