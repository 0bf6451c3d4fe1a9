import type { Rating } from '@bellwether/domain/goals/rating';
import { sql } from 'kysely';
import { instant } from '#platform/database/instant.ts';
import type { Scope } from '#platform/session/scope.ts';

/** A second view as stored. */
export interface OpinionRow {
  readonly id: number;
  readonly likelihood: Rating;
  readonly is_blind: boolean;
  readonly created_at: number;
}

/** A week of a goal with the facts that decide about the acting person's second view. */
export interface AskedStatus {
  readonly id: number;
  readonly week: number;
  readonly owner_answered: boolean;
  /** The acting person's second view; null without one. */
  readonly own: OpinionRow | null;
}

/**
 * Returns a weekly status with the acting person's second view of it. `which` is the status's id, or a goal and a
 * week.
 */
export async function askedStatusOf(
  { db, tenant, person }: Scope,
  which: { readonly statusId: number } | { readonly goalId: number; readonly week: number },
): Promise<AskedStatus | undefined> {
  const sought =
    'statusId' in which
      ? sql`status.id = ${which.statusId}`
      : sql`status.goal_id = ${which.goalId} and status.week = ${which.week}::smallint`;
  const { rows } = await sql<
    AskedStatus & { opinion_id: number | null } & Omit<OpinionRow, 'id'>
  >`select status.id, status.week,
      exists (select 1 from goal_prediction said where said.tenant_id = status.tenant_id
        and said.goal_id = status.goal_id and said.status_id = status.id) as owner_answered,
      own.id as opinion_id, own.likelihood, own.is_blind, own.created_at
    from goal_status status left join goal_opinion own on own.tenant_id = status.tenant_id and own.status_id = status.id
      and own.author_id = ${person.id}
    where status.tenant_id = ${tenant.id} and ${sought}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { opinion_id, likelihood, is_blind, created_at } = row;
  return {
    id: row.id,
    week: row.week,
    owner_answered: row.owner_answered,
    own: opinion_id === null ? null : { id: opinion_id, likelihood, is_blind, created_at },
  };
}

/** Writes the acting person's second view of a week, new or changed. */
export async function writeOpinion(
  { db, tenant, person, now }: Scope,
  given: {
    readonly goalId: number;
    readonly statusId: number;
    readonly likelihood: number;
    readonly isBlind: boolean;
    readonly asManager: boolean;
  },
): Promise<OpinionRow> {
  const { rows } = await sql<OpinionRow>`insert into goal_opinion
      (tenant_id, goal_id, status_id, author_id, likelihood, is_blind, as_manager, created_at)
    values (${tenant.id}, ${given.goalId}, ${given.statusId}, ${person.id}, ${given.likelihood}::smallint,
      ${given.isBlind}, ${given.asManager}, ${instant(now)})
    on conflict (tenant_id, status_id, author_id) do update set likelihood = excluded.likelihood,
      is_blind = excluded.is_blind, as_manager = excluded.as_manager, created_at = excluded.created_at
    returning id, likelihood, is_blind, created_at`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`The second view of status ${given.statusId} was not written.`);
  return row;
}

/** A week whose second views may be shown. */
export interface ShownWeek {
  readonly week: number;
  readonly likelihood: Rating | null;
  readonly quality: Rating | null;
  readonly opinions: readonly {
    readonly name: string;
    readonly likelihood: Rating;
    readonly isBlind: boolean;
    readonly asManager: boolean;
  }[];
}

/**
 * Returns the latest week of a goal whose second views may be shown, because the owner has answered or the week ended
 * before `today`.
 */
export async function shownWeekOf(
  { db, tenant }: Scope,
  goalId: number,
  today: string,
): Promise<ShownWeek | undefined> {
  const { rows } = await sql<ShownWeek>`select status.week, status.likelihood, status.quality, given.opinions
    from goal_status status
    join goal_period_week week on week.tenant_id = status.tenant_id and week.id = status.week_id
    cross join lateral (
      select json_agg(json_build_object('name', author.name, 'likelihood', opinion.likelihood,
        'isBlind', opinion.is_blind, 'asManager', opinion.as_manager) order by opinion.id desc) as opinions
      from goal_opinion opinion
      join person author on author.tenant_id = opinion.tenant_id and author.id = opinion.author_id
      where opinion.tenant_id = status.tenant_id and opinion.status_id = status.id) given
    where status.tenant_id = ${tenant.id} and status.goal_id = ${goalId} and given.opinions is not null
      and (status.likelihood is not null or week.end_date < ${today}::date)
    order by status.week desc limit 1`.execute(db);
  return rows[0];
}

/** A talk about a goal. */
export interface LookRow {
  readonly id: number;
  readonly name: string;
  readonly week: number;
  readonly has_note: boolean;
  readonly created_at: number;
}

const mostLooks = 10;

/** Returns the latest talks about a goal. */
export async function looksOf({ db, tenant }: Scope, goalId: number): Promise<LookRow[]> {
  return db
    .selectFrom('goal_look as look')
    .innerJoin('person as author', (join) =>
      join.onRef('author.tenant_id', '=', 'look.tenant_id').onRef('author.id', '=', 'look.author_id'),
    )
    .innerJoin('goal_period_week as week', (join) =>
      join.onRef('week.tenant_id', '=', 'look.tenant_id').onRef('week.id', '=', 'look.week_id'),
    )
    .select(['look.id', 'author.name', 'week.week', 'look.created_at'])
    .select(sql<boolean>`look.comment_id is not null`.as('has_note'))
    .where('look.tenant_id', '=', tenant.id)
    .where('look.goal_id', '=', goalId)
    .orderBy('look.id', 'desc')
    .limit(mostLooks)
    .execute();
}

/**
 * Records that the acting person talked about a goal in a week. There is one record a week; a later note replaces its
 * note.
 */
export async function writeLook(
  { db, tenant, person, now }: Scope,
  look: { readonly goalId: number; readonly weekId: number; readonly commentId: number | null },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`insert into goal_look
      (tenant_id, goal_id, week_id, author_id, comment_id, created_at)
    values (${tenant.id}, ${look.goalId}, ${look.weekId}, ${person.id}, ${look.commentId}, ${instant(now)})
    on conflict (tenant_id, goal_id, week_id, author_id) do update
      set comment_id = coalesce(excluded.comment_id, goal_look.comment_id)
    returning id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`The talk about goal ${look.goalId} was not written.`);
  return row.id;
}
