import { isUpdateAsked } from '@bellwether/domain/goals/badges';
import { exposures } from '@bellwether/domain/goals/visibility';
import { type RawBuilder, sql } from 'kysely';
import { column } from '#platform/database/compiler.ts';
import { matchesWords } from '#platform/database/word-search.ts';
import type { Scope } from '#platform/session/scope.ts';
import { actingViewer } from '../../people/access.viewer.ts';
import { atOnce, goalAt, isNotPrivate, isPublic, levels, seesGoal } from '../access.sight.ts';
import { visibleGoal, withinSight } from '../access.ts';
import { asksUpdate, hasWorsened, waitsFor } from './access.demands.ts';

import { owners, type PeriodFacts } from './access.ts';

/** A list's filter in terms of columns; null parts do not narrow. */
export interface RowFilter {
  readonly words: readonly string[] | null;
  readonly states: readonly string[] | null;
  /** As stored with the person; empty: none. */
  readonly departments: readonly string[] | null;
  readonly likelihoods: readonly number[] | null;
  readonly qualities: readonly number[] | null;
  readonly likelihoodDeltas: readonly string[] | null;
  readonly qualityDeltas: readonly string[] | null;
  readonly objectives: readonly string[] | null;
  readonly needsUpdate: boolean;
  readonly needsReview: boolean;
  readonly followed: boolean;
  readonly topLevel: boolean;
  readonly ownersDeactivated: boolean;
  readonly isNotPrivate: boolean;
  /** True: with an undeleted parent; false: without; null: both. */
  readonly aligned: boolean | null;
}

/** The parameters of a page of a list. */
export interface PageAsk {
  /** The periods of the list. */
  readonly periods: readonly PeriodFacts[];
  readonly filter: RowFilter;
  /** The last row of the former page; undefined for the first page. */
  readonly after: PageRow | undefined;
  /** How many rows to read: one more than shown, to know whether a next page exists. */
  readonly limit: number;
}

/** One goal of a page. */
export interface PageRow {
  readonly id: number;
  /**
   * Its priority class, 1 to 6; 6 in lists without classes. A list of demands over several quarters adds ten
   * times the quarter's index, so that the oldest quarter comes first, as in the reminders.
   */
  readonly class: number;
}

/**
 * A page as a query of rows `(id, class)` in order. A statement with `surroundingsParts` reads it together with the
 * shown columns.
 */
export type PageQuery = RawBuilder<PageRow>;

const afterAll = 2_147_483_647;
/** The `goal.attention` of goals that are neither approved nor worsened. */
const restAttention = 50;

/**
 * Returns a page of the visible goals of these owners, in priority order.
 * Reads all their goals of the periods by the owner index, so its cost grows with the number of owners.
 * `company` restricts it to company goals (goals.12).
 */
export function pageOfOwners(
  scope: Scope,
  ask: PageAsk,
  of: RawBuilder<unknown>,
  company = false,
): PageQuery {
  const { after } = ask;
  return sql<PageRow>`select listed.id, listed.class from (${classed(scope, ask, of, company)}) listed
    where listed.class > ${after?.class ?? 0}::int or (listed.class = ${after?.class ?? 0}::int and listed.id < ${after?.id ?? 0}::int)
    order by listed.class, listed.id desc limit ${ask.limit}::int`;
}

/** The columns of `goal` that decide its visibility and its class. */
const classing = sql`one.id, one.owner_id, one.parent_id, one.period_id, one.exposure, one.deleted_at, one.state, one.edit_state,
  one.attention, one.first_week, one.recent_week, one.recent_gap`;
/** The columns of `goal` that only a filter needs. */
const narrowing = sql`one.title_key, one.strategic_objective, one.recent_likelihood, one.recent_quality,
  one.recent_likelihood_delta, one.recent_quality_delta`;

/**
 * Selects goals of the owners with their class for the acting person: the domain's `listPriority`, in SQL. Each owner is
 * looked up: one condition for all of them makes PostgreSQL before 18 read the whole quarter of a large company
 * (docs/decisions/0117).
 */
function classed(scope: Scope, ask: PageAsk, of: RawBuilder<unknown>, company: boolean) {
  const { person, tenant } = scope;
  const [only, ...more] = ask.periods;
  const asksAct = ask.filter.needsReview || ask.filter.needsUpdate;
  const ofQuarter = asksAct && more.length > 0 ? sql`calendar.index * 10 +` : sql``;
  const ofPeriod = only && more.length === 0 ? sql`and one.period_id = ${only.period.id}` : sql``;
  // Repeats the condition of the index `goal_waiting`, which finds waiting goals of all quarters without
  // reading others.
  const waiting = ask.filter.needsReview
    ? sql`and (one.state in ('review', 'shelving_in_review', 'results_in_review') or one.edit_state = 'review')`
    : sql``;
  return sql`select goal.id, ${ofQuarter} case
      when ${hasWorsened('goal')} then 1
      when ${waitsFor(scope, 'goal')} then 2
      when ${asksUpdate(scope, 'goal')} then 3
      when goal.owner_id = ${person.id} and goal.state = 'approved' and calendar.ended then 4
      when goal.owner_id = ${person.id} and goal.state <> 'draft' and goal.edit_state is not null then 5
      else 6 end as class
    from (select distinct unnest(${of}) as id) owner
    cross join lateral (select ${isNarrowed(ask.filter) ? sql`${classing}, ${narrowing}` : classing} from goal one
      where one.tenant_id = ${tenant.id} and one.owner_id = owner.id and one.deleted_at is null ${ofPeriod} ${waiting} offset 0) goal
    join ${calendarOf(ask)} on calendar.period_id = goal.period_id
    where (not ${company}::boolean or (${isPublic('goal')} and goal.parent_id is null))
      and ${visibleGoal(scope, 'goal')} ${narrowed(scope, ask, 'goal')}`;
}

/** Returns the calendar's facts about the periods; for a single period as values, to save a join. */
export function calendarOf({ periods }: Pick<PageAsk, 'periods'>): RawBuilder<unknown> {
  const [only, ...more] = periods;
  if (only && more.length === 0)
    return sql`(select ${only.period.id}::int as period_id, ${only.askedWeek}::int as asked_week,
      ${only.hasEnded}::boolean as ended) calendar`;
  return sql`unnest(${periods.map(({ period }) => period.id)}::int[], ${periods.map((one) => one.askedWeek)}::int[],
    ${periods.map((one) => one.hasEnded)}::boolean[], ${periods.map(({ period }) => period.index)}::int[])
    as calendar (period_id, asked_week, ended, index)`;
}

/**
 * Returns a page of everything that a goal admin or goal manager sees in one period.
 * Own goals and those of reports are few, and their class depends on the viewer, so they are classified one
 * by one.
 * All others are read class by class from the index `goal_class` alone, only as far as the page needs. A
 * filter with few matches costs at most the quarter's part of the index.
 * Most pages are full of worsened goals, so less urgent goals are read only if room is left.
 */
export function pageOfAll(scope: Scope, ask: PageAsk, facts: PeriodFacts): PageQuery {
  // The exposure of the run, so that the index alone decides about each run of goals.
  const isVisible = seesGoal(actingViewer(scope), { ...goalAt('goal'), exposure: sql`run.exposure` }, atOnce);
  const found = (
    runs: readonly Run[],
    attention = sql`goal.attention = run.attention`,
  ) => sql`select found.id, run.class
    from unnest(${runs.map((run) => run.class)}::int[], ${runs.map((run) => run.attention)}::int[],
      ${runs.map((run) => run.exposure)}::int[], ${runs.map((run) => run.upTo)}::int[]) as run (class, attention, exposure, up_to)
    cross join lateral (select goal.id from goal ${isNarrowed(ask.filter) ? sql`join ${calendarOf(ask)} on true` : sql``}
      where goal.tenant_id = ${scope.tenant.id} and goal.period_id = ${facts.period.id}
        and goal.exposure = run.exposure and ${attention} and goal.attention >= 0 and goal.id <= run.up_to
        and goal.owner_id <> all(${owners.mine}) and ${isVisible}
        ${narrowed(scope, ask, 'goal')}
      order by goal.id desc limit ${ask.limit}::int) found
    where run.exposure < ${levels.chain} or ${hasOrganisation}`;
  const runs = runsOf(facts, ask);
  const toLastWeek = sql`goal.attention between run.attention and run.attention - run.attention % ${sql.lit(gapAttention)} + ${sql.lit(lastWeek)}`;
  const { after } = ask;
  const inOrder = sql`order by class, id desc limit ${ask.limit}::int`;
  return sql<PageRow>`select id, class from (
      with own as materialized (select own.id, own.class from (${classed(scope, ask, owners.mine, false)}) own
        where own.class > ${after?.class ?? 0}::int or (own.class = ${after?.class ?? 0}::int and own.id < ${after?.id ?? 0}::int)
      ), worsened as materialized (select id, class from (
        select id, class from own union all ${found(runs.worsened)}) goals ${inOrder}
      ), rest as materialized (select id, class from (
        ${found(runs.rest)} union all ${found(runs.ahead, toLastWeek)}) goals
        where (select count(*) from worsened where class < 3) < ${ask.limit}::int ${inOrder}
      )
      select * from worsened union all select * from rest
    ) listed ${inOrder}`;
}

/** Without reports a person has nobody below them. */
const hasOrganisation = sql`(select reports <> '{}' from surroundings)`;

/** No quarter has more weeks (calendar.5). */
const lastWeek = 22;
/** Added to `goal.attention` if the week before the latest prediction is missing. */
const gapAttention = 60;

/** A range of the index `goal_class` with goals of one class, newest first. */
interface Run {
  readonly class: number;
  readonly attention: number;
  readonly exposure: number;
  /** The greatest id not read yet. */
  readonly upTo: number;
}

/**
 * Returns the ranges with other people's goals, from the page's start on; ranges `ahead` begin with the named
 * attention.
 */
function runsOf(
  facts: PeriodFacts,
  ask: PageAsk,
): Readonly<Record<'worsened' | 'rest' | 'ahead', readonly Run[]>> {
  const { after, filter } = ask;
  const start = after ?? { class: 0, id: 0 };
  // A worsened likelihood is a range of its own, except for finalized goals.
  const deltas = filter.likelihoodDeltas;
  const isWorsenedAsked = (deltas?.includes('worsened') ?? true) && filter.states?.join() !== 'finalized';
  const isApprovedAsked =
    (filter.states?.includes('approved') ?? true) && (deltas?.some((delta) => delta !== 'worsened') ?? true);
  // Weeks can be predicted up to the current one, and in a quarter in which no week needs a prediction yet up to its
  // last. Later weeks were predicted before the clock was set back. They are rare, so one range reads them all.
  const current = facts.askedWeek === 0 ? facts.weekCount : Math.min(facts.askedWeek + 1, facts.weekCount);
  // The column stores the week that counts for both `recentWeek` and `firstWeek`; only a second week can
  // follow a gap.
  const predicted = [false, true].flatMap((recentGap) =>
    Array.from({ length: current + 1 }, (_, recentWeek) => ({
      class: isUpdateAsked({ recentWeek, recentGap, firstWeek: 0 }, facts.askedWeek) ? 3 : 6,
      attention: recentWeek + (recentGap ? gapAttention : 0),
    })).slice(recentGap ? 2 : 0),
  );
  const ahead = [0, gapAttention].map((gap) => ({ class: 6, attention: gap + current + 1 }));
  const runsIn = (buckets: readonly { class: number; attention: number }[]): Run[] =>
    buckets
      .filter(
        // With the filter for goals that need an update, skip ranges that need none.
        (key) => key.class >= start.class && !(filter.needsUpdate && key.class === 6),
      )
      .map((key) => ({ ...key, upTo: key.class === start.class ? start.id - 1 : afterAll }))
      .flatMap((key) => [
        { ...key, exposure: exposures.everybody },
        // A never published goal is not approved and has no predictions.
        ...(key.attention === restAttention ? [{ ...key, exposure: exposures.draftReaders }] : []),
        { ...key, exposure: exposures.chain },
      ]);
  return {
    worsened: isWorsenedAsked ? runsIn([{ class: 1, attention: 100 }]) : [],
    rest: runsIn([...(isApprovedAsked ? predicted : []), { class: 6, attention: restAttention }]),
    ahead: isApprovedAsked ? runsIn(ahead) : [],
  };
}

/** Returns deleted goals that a goal admin would see if they were not deleted, newest first. */
export function pageOfDeleted(scope: Scope, ask: PageAsk): PageQuery {
  return sql<PageRow>`select goal.id, 6 as class from goal join ${calendarOf(ask)} on calendar.period_id = goal.period_id
    where goal.tenant_id = ${scope.tenant.id} and goal.deleted_at is not null
      and goal.id <= ${ask.after ? ask.after.id - 1 : afterAll}::int
      and ${withinSight(scope, 'goal')}
      ${narrowed(scope, ask, 'goal')}
    order by goal.id desc limit ${ask.limit}::int`;
}

function isNarrowed({ aligned, ...filter }: RowFilter): boolean {
  return aligned !== null || Object.values(filter).some((part) => part !== null && part !== false);
}

/**
 * Returns the filter as conditions. All combinations share one text, so that a connection keeps few prepared
 * statements.
 * Without any filter the text is empty, so that an index-only scan is possible.
 */
function narrowed(scope: Scope, ask: PageAsk, alias: string): RawBuilder<unknown> {
  const { filter } = ask;
  if (!isNarrowed(filter)) return sql``;
  const goal = (name: string) => column(`${alias}.${name}`);
  const among = (column: string, values: readonly unknown[] | null, type: string) =>
    sql`(${values}::${sql.raw(type)}[] is null or ${goal(column)} = any(${values}::${sql.raw(type)}[]))`;
  const only = (isAsked: boolean, condition: RawBuilder<unknown>) =>
    sql`(not ${isAsked}::boolean or ${condition})`;
  // Subqueries as values: PostgreSQL reads deleted goals, own follows and a department's people once and
  // keeps them as a hash.
  const isAligned = sql`(${goal('parent_id')} is not null and (${goal('parent_id')} in (select gone.id from goal gone
    where gone.tenant_id = ${scope.tenant.id} and gone.deleted_at is not null)) is not true)`;
  return sql`and ${among('state', filter.states, 'text')}
    and ${among('recent_likelihood', filter.likelihoods, 'int')}
    and ${among('recent_quality', filter.qualities, 'int')}
    and ${among('recent_likelihood_delta', filter.likelihoodDeltas, 'text')}
    and ${among('recent_quality_delta', filter.qualityDeltas, 'text')}
    ${filter.objectives === null ? sql`` : sql`and ${among('strategic_objective', filter.objectives, 'text')}`}
    and ${only(filter.topLevel, sql`${goal('parent_id')} is null`)}
    and ${only(filter.isNotPrivate, isNotPrivate(alias))}
    and ${only(filter.needsUpdate, asksUpdate(scope, alias))}
    and ${only(filter.needsReview, waitsFor(scope, alias))}
    and (${filter.aligned}::boolean is null or ${filter.aligned}::boolean = ${isAligned})
    and ${only(
      filter.followed,
      sql`${goal('id')} in (select follow.goal_id from goal_follow follow where follow.tenant_id = ${scope.tenant.id}
        and follow.person_id = ${scope.person.id})`,
    )}
    and ${only(
      filter.ownersDeactivated,
      sql`${goal('owner_id')} in (select gone.id from person gone where gone.tenant_id = ${scope.tenant.id}
        and gone.deactivated_at is not null)`,
    )}
    and (${filter.departments}::text[] is null or ${goal('owner_id')} in (select member.id from person member
      where member.tenant_id = ${scope.tenant.id} and member.department = any(${filter.departments}::text[])))
    and (${filter.words}::text[] is null or ${matchesWords(goal('title_key'), filter.words)})`;
}
