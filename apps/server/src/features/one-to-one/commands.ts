import { pointLimits, type TalkSign } from '@bellwether/domain/one-to-one/points';
import { sql } from 'kysely';
import { instant } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { conflict, notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { seesGoal } from '../goals/access.sight.ts';
import { actingViewer } from '../people/access.viewer.ts';
import { type HeldPair, holdPair } from './access.ts';
import { todayOf } from './queries.ts';
import { oneToOneWords } from './words.ts';

const detailOf = ({ managerId, reportId }: HeldPair) => ({ manager: managerId, report: reportId });

const ofPair = ({ tenant }: Scope, { managerId, reportId }: HeldPair) =>
  sql`tenant_id = ${tenant.id} and manager_id = ${managerId} and report_id = ${reportId}`;

/** Adds a line. @throws HttpProblem 404 for others than the pair, 409 if there are too many open lines. */
export async function addPoint(scope: Scope, userId: number, body: string): Promise<HeldPair> {
  const pair = await holdPair(scope, userId);
  const { rows } = await sql<{ id: number }>`insert into one_to_one_point
      (tenant_id, manager_id, report_id, author_id, body, created_at)
    select ${scope.tenant.id}::int, ${pair.managerId}::int, ${pair.reportId}::int, ${scope.person.id}::int, ${body}, ${instant(scope.now)}
    where (select count(*) from one_to_one_point where ${ofPair(scope, pair)} and ticked_on is null) < ${pointLimits.open}
    returning id`.execute(scope.db);
  const id = rows[0]?.id;
  if (id === undefined) throw conflict(oneToOneWords, 'too_many');
  await recordEvent(scope, { kind: 'one_to_one.point_added', subjectId: id, detail: detailOf(pair) });
  return pair;
}

/** Ticks a line today, or opens it again. @throws HttpProblem 404 for others, and for what was ticked earlier. */
export async function tickPoint(
  scope: Scope,
  userId: number,
  pointId: number,
  isTicked: boolean,
): Promise<HeldPair> {
  const pair = await holdPair(scope, userId);
  const today = todayOf(scope);
  const { rows } = await sql<{ was: boolean }>`update one_to_one_point point
      set ticked_on = ${isTicked ? today : null}::date
    from (select id, ticked_on is not null as was from one_to_one_point where ${ofPair(scope, pair)} and id = ${pointId}::int
      and body is not null and (ticked_on is null or ticked_on = ${today}::date) for update) former
    where point.tenant_id = ${scope.tenant.id} and point.id = former.id returning former.was`.execute(
    scope.db,
  );
  const [row] = rows;
  if (!row) throw notFound();
  if (row.was === isTicked) return pair;
  await (isTicked ? noteDay(scope, pair, 'tick') : forgetDay(scope, pair));
  const detail = { ...detailOf(pair), isTicked };
  await recordEvent(scope, { kind: 'one_to_one.point_ticked', subjectId: pointId, detail });
  return pair;
}

/** Ticks a sign of a goal of the report, or opens it again. @throws HttpProblem 404 for goals that the caller does not see. */
export async function tickGoal(
  scope: Scope,
  userId: number,
  { goalId, sign, isTicked }: { goalId: number; sign: TalkSign; isTicked: boolean },
): Promise<HeldPair> {
  const pair = await holdPair(scope, userId);
  const { tenant, person, db, now } = scope;
  const today = todayOf(scope);
  const goal = await sql`select from goal where goal.tenant_id = ${tenant.id} and goal.id = ${goalId}::int
    and goal.owner_id = ${pair.reportId} and goal.deleted_at is null and ${seesGoal(actingViewer(scope), 'goal')}`.execute(
    db,
  );
  if (goal.rows.length === 0) throw notFound();
  const change = isTicked
    ? sql<{ id: number }>`insert into one_to_one_point
          (tenant_id, manager_id, report_id, author_id, goal_id, sign, ticked_on, created_at)
        values (${tenant.id}, ${pair.managerId}, ${pair.reportId}, ${person.id}, ${goalId}, ${sign}, ${today}::date, ${instant(now)})
        on conflict do nothing returning id`
    : sql<{
        id: number;
      }>`delete from one_to_one_point where ${ofPair(scope, pair)} and goal_id = ${goalId}::int
        and sign = ${sign} and ticked_on = ${today}::date returning id`;
  const id = (await change.execute(db)).rows[0]?.id;
  if (id === undefined) return pair;
  await (isTicked ? noteDay(scope, pair, 'tick') : forgetDay(scope, pair));
  const detail = { ...detailOf(pair), isTicked };
  await recordEvent(scope, { kind: 'one_to_one.point_ticked', subjectId: id, detail });
  return pair;
}

/** Removes an own line. @throws HttpProblem 404 for others' lines, and for what was ticked on an earlier day. */
export async function removePoint(scope: Scope, userId: number, pointId: number): Promise<HeldPair> {
  const pair = await holdPair(scope, userId);
  const { rows } =
    await sql`delete from one_to_one_point where ${ofPair(scope, pair)} and id = ${pointId}::int
    and author_id = ${scope.person.id} and body is not null and (ticked_on is null or ticked_on = ${todayOf(scope)}::date)
    returning id`.execute(scope.db);
  if (rows.length === 0) throw notFound();
  await forgetDay(scope, pair);
  await recordEvent(scope, { kind: 'one_to_one.point_removed', subjectId: pointId, detail: detailOf(pair) });
  return pair;
}

/** Notes that the two talked today. */
export async function hold(scope: Scope, userId: number): Promise<HeldPair> {
  const pair = await holdPair(scope, userId);
  await noteDay(scope, pair, 'hand');
  return pair;
}

async function noteDay(scope: Scope, pair: HeldPair, by: 'tick' | 'hand'): Promise<void> {
  const { rows } = await sql<{
    isNew: boolean;
  }>`insert into one_to_one_day as talk (tenant_id, manager_id, report_id, day, by_tick)
    values (${scope.tenant.id}, ${pair.managerId}, ${pair.reportId}, ${todayOf(scope)}::date, ${by === 'tick'}::boolean)
    on conflict (tenant_id, manager_id, report_id, day) do update set by_tick = talk.by_tick and excluded.by_tick
    returning xmax = 0 as "isNew"`.execute(scope.db);
  if (rows[0]?.isNew)
    await recordEvent(scope, { kind: 'one_to_one.held', subjectId: pair.reportId, detail: detailOf(pair) });
}

/** Takes back that the two talked today, if only ticks said so and none is left: a tick by mistake is no talk. */
async function forgetDay(scope: Scope, pair: HeldPair): Promise<void> {
  const today = sql`${todayOf(scope)}::date`;
  await sql`delete from one_to_one_day where ${ofPair(scope, pair)} and day = ${today} and by_tick
    and not exists (select 1 from one_to_one_point where ${ofPair(scope, pair)} and ticked_on = ${today})`.execute(
    scope.db,
  );
}
