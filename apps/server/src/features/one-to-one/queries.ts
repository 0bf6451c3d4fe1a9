import type { OneToOne } from '@bellwether/contract/one-to-one';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import type { TalkSign } from '@bellwether/domain/one-to-one/points';
import { sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { seesGoal } from '../goals/access.sight.ts';
import { actingViewer } from '../people/access.viewer.ts';
import { type HeldPair, holdPair } from './access.ts';

/** The most points of each list. */
const most = 200;

/** Today, where the company is. */
export const todayOf = (scope: Scope) => tenantDay(scope.now, scope.tenant.calendar.zone);

interface PointRow {
  readonly id: number;
  readonly body: string | null;
  readonly goal_id: number | null;
  readonly title: string | null;
  readonly sign: TalkSign | null;
  readonly author_id: number;
  readonly author: string;
  readonly ticked_on: string | null;
  readonly created_at: string;
}

/**
 * Returns what the caller and a person talk about. A sign of a goal that the caller does not see now is left out.
 * Three statements, whatever the number of points.
 */
export async function oneToOneOf(scope: Scope, userId: number): Promise<OneToOne> {
  const pair = await holdPair(scope, userId);
  return presentOneToOne(scope, pair);
}

export async function presentOneToOne(scope: Scope, pair: HeldPair): Promise<OneToOne> {
  const { db, tenant, person, pictures } = scope;
  const today = todayOf(scope);
  const ofPair = (alias: string) =>
    sql`${sql.ref(`${alias}.tenant_id`)} = ${tenant.id} and ${sql.ref(`${alias}.manager_id`)} = ${pair.managerId}
      and ${sql.ref(`${alias}.report_id`)} = ${pair.reportId}`;
  const days = await sql<{ last: string | null; is_held: boolean }>`select
      max(talk.day) filter (where talk.day < ${today}::date)::text as last,
      coalesce(bool_or(talk.day = ${today}::date), false) as is_held
    from one_to_one_day talk where ${ofPair('talk')}`.execute(db);
  const last = days.rows[0]?.last ?? null;
  const { rows } =
    await sql<PointRow>`select point.id, point.body, point.goal_id, goal.title, point.sign, point.author_id,
      author.name as author, point.ticked_on::text as ticked_on, point.created_at
    from (select * from one_to_one_point point where ${ofPair('point')}
        and (point.ticked_on is null or point.ticked_on = ${today}::date or point.ticked_on = ${last}::date)
      order by point.id limit ${sql.lit(2 * most)}) point
    join person author on author.tenant_id = point.tenant_id and author.id = point.author_id
    left join goal on goal.tenant_id = point.tenant_id and goal.id = point.goal_id and goal.deleted_at is null
      and ${seesGoal(actingViewer(scope), 'goal')}
    where point.goal_id is null or goal.id is not null
    order by point.id`.execute(db);
  const present = (row: PointRow): OneToOne['Points'][number] => ({
    Id: row.id,
    Body: row.body ?? '',
    Goal: row.goal_id === null ? null : { Id: row.goal_id, Title: row.title ?? '' },
    Reason: row.sign,
    Author: { Id: row.author_id, Name: row.author },
    IsTicked: row.ticked_on !== null,
    CreatedAt: new Date(row.created_at).toISOString(),
  });
  return {
    Person: {
      Id: pair.other.id,
      Name: pair.other.name,
      Title: pair.other.title,
      Avatar: pictures.of(pair.other.avatar),
    },
    IsManager: pair.managerId === person.id,
    LastDay: last,
    IsHeldToday: days.rows[0]?.is_held ?? false,
    Points: rows
      .filter((row) => row.ticked_on === null || row.ticked_on === today)
      .slice(0, most)
      .map(present),
    LastTime: rows
      .filter((row) => last !== null && row.ticked_on === last)
      .slice(0, most)
      .map(present),
  };
}
