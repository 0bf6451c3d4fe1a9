import { sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { type ShownPerson, shownPeople } from '../../people/queries.ts';
import { waitsFor } from './access.demands.ts';
import { goalFigureSql, isAskedFor, isCountedGoal, missesUpdate, resultFigureSql } from './access.figures.ts';
import { type Circle, type PeriodFacts, surroundingsParts } from './access.ts';
import { calendarOf, type PageQuery } from './statements.page.ts';

/** The goals of one owner, in numbers. */
export interface CountsRow {
  owner: number;
  count: number;
  /** Goals that count by likelihood, 0 to 4. */
  likelihood: number[];
  unpredicted: number;
  asked: number;
  missing: number;
  moved: number;
  waiting: number;
  completed: number;
  notCompleted: number;
  measured: number;
  inDispute: number;
}

export interface NamedRow {
  id: number;
  title: string;
  owner: number;
}

export interface MovedRow extends NamedRow {
  likelihood: number;
  quality: number;
  fromLikelihood: number;
  fromQuality: number;
}

export interface NewestRow {
  owner: number;
  goal: number;
  author: string;
  body: string;
  /** Epoch milliseconds. */
  created: number;
}

export interface SummaryRow {
  counts: CountsRow[];
  moved: MovedRow[];
  missing: NamedRow[];
  waiting: NamedRow[];
  /** The latest comment of each owner's goals; empty without `withPeople`. */
  newest: NewestRow[];
  reports: number[];
  people: ShownPerson[];
}

interface SummarizedList {
  readonly page: PageQuery;
  readonly circle: Circle | undefined;
  readonly spanned: readonly PeriodFacts[];
}

/** The length of a shown comment, in characters. */
const commentLength = 200;

/**
 * Returns the numbers of the goals that `page` selects, in one statement. `page` holds visible goals only.
 * `withPeople`: also the acting person's reports with the latest comment on their goals; the acting person
 * reads every comment on them (goals.13).
 */
export async function summaryRowOf(
  scope: Scope,
  { page, circle, spanned }: SummarizedList,
  {
    most,
    named,
    withPeople,
  }: { readonly most: number; readonly named: number; readonly withPeople: boolean },
): Promise<SummaryRow> {
  const { tenant } = scope;
  const asked = sql.ref('calendar.asked_week');
  const results = resultFigureSql({ goal: 'goal', own: 'result', manager: 'given' });
  const rowsOf = (part: string) =>
    sql`(select coalesce(json_agg(part), '[]'::json) from ${sql.table(part)} part)`;
  const query = sql<SummaryRow>`
    with recursive ${surroundingsParts(scope, circle)}, page as materialized (${page}
    ), place as materialized (
      select id, row_number() over () as place from page limit ${most}::int
    ), listed as materialized (
      select goal.id, place.place, goal.title, goal.owner_id as owner, goal.recent_week as week,
        goal.recent_likelihood as likelihood, goal.recent_quality as quality,
        ${isCountedGoal('goal')} as counts, ${goalFigureSql.notPredicted('goal')} as is_not_predicted,
        ${isAskedFor('goal', asked)} as is_asked,
        ${missesUpdate('goal', asked)} as is_missing,
        goal.state = 'approved' and ${asked} > 0 and goal.recent_week >= ${asked}
          and (goal.recent_likelihood_delta in ('improved', 'worsened')
            or goal.recent_quality_delta in ('improved', 'worsened')) as has_moved,
        ${waitsFor(scope, 'goal')} as is_waiting,
        ${results.completed} as is_completed, ${results.missed} as is_missed, ${results.partly} as is_partly,
        ${results.inDispute} as is_disputed
      from place
      join goal on goal.tenant_id = ${tenant.id} and goal.id = place.id
      join ${calendarOf({ periods: spanned })} on calendar.period_id = goal.period_id
      left join goal_result result on result.tenant_id = ${tenant.id} and result.goal_id = goal.id
        and result.round = goal.result_round and result.kind = 'owner' and result.retracted_at is null
        and goal.state in ('results_in_review', 'finalized')
      left join goal_result given on given.tenant_id = ${tenant.id} and given.goal_id = goal.id
        and given.round = goal.result_round and given.kind = 'manager' and given.retracted_at is null
        and goal.state = 'finalized'
    ), counts as (
      select owner, count(*)::int as count,
        array[${sql.join([0, 1, 2, 3, 4].map((level) => sql`count(*) filter (where counts and likelihood = ${sql.lit(level)})::int`))}] as likelihood,
        count(*) filter (where is_not_predicted)::int as unpredicted,
        count(*) filter (where is_asked)::int as asked,
        count(*) filter (where is_missing)::int as missing,
        count(*) filter (where has_moved)::int as moved,
        count(*) filter (where is_waiting)::int as waiting,
        count(*) filter (where is_completed)::int as completed,
        count(*) filter (where is_missed)::int as "notCompleted",
        count(*) filter (where is_partly)::int as measured,
        count(*) filter (where is_disputed)::int as "inDispute"
      from listed group by owner
    ), moved as materialized (
      select listed.id, listed.title, listed.owner, listed.likelihood, listed.quality,
        before.likelihood as "fromLikelihood", before.quality as "fromQuality"
      from listed cross join lateral (
        select status.likelihood, status.quality from goal_status status
        where status.tenant_id = ${tenant.id} and status.goal_id = listed.id and status.week < listed.week
          and status.likelihood is not null
        order by status.week desc limit 1) before
      where listed.has_moved
      order by listed.likelihood - before.likelihood, listed.quality - before.quality, listed.place
      limit ${named}::int
    ), missing as materialized (
      select id, title, owner from listed where is_missing order by place limit ${named}::int
    ), waiting as materialized (
      select id, title, owner from listed where is_waiting order by place limit ${named}::int
    ), newest as materialized (
      select distinct on (listed.owner) listed.owner, listed.id as goal, author.name as author,
        left(note.body, ${commentLength}::int) as body, (extract(epoch from note.created_at) * 1000)::bigint as created
      from listed cross join lateral (
        select said.id, said.author_id, said.body, said.created_at from goal_comment said
        where said.tenant_id = ${tenant.id} and said.goal_id = listed.id and said.deleted_at is null
        order by said.id desc limit 1) note
      join person author on author.tenant_id = ${tenant.id} and author.id = note.author_id
      where ${withPeople}::boolean
      order by listed.owner, note.id desc
    ), shown as (
      ${shownPeople(
        scope,
        sql`array(select owner from moved union select owner from missing union select owner from waiting
          union select unnest(reports) from surroundings where ${withPeople}::boolean)`,
      )}
    )
    select ${rowsOf('counts')} as counts, ${rowsOf('moved')} as moved, ${rowsOf('missing')} as missing,
      ${rowsOf('waiting')} as waiting, ${rowsOf('newest')} as newest, ${rowsOf('shown')} as people,
      surroundings.reports from surroundings`;
  const [row] = (await query.execute(scope.db)).rows;
  if (!row) throw new Error('A statement without rows of its own answered none.');
  return row;
}
