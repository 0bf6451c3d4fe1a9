import { heardEvents } from '@bellwether/domain/notifications/telling/hearing';
import { sql } from 'kysely';
import type { Queries } from '#platform/database/driver.ts';
import { instant } from '#platform/database/instant.ts';
import type { HappenedEvent } from '#platform/events/reaction.ts';
import { writeNotifications } from '../src/features/notifications/statements.ts';

const day = 86_400_000;
/** The number of days for which notifications are written. The newest ones of each person are unread. */
const daysTold = 14;
const unreadOfEach = 4;
const followedByEach = 2;

export interface NotificationsToWrite {
  readonly tenantId: number;
  readonly now: number;
  /** People whose own goals bring them no news: each follows some open goals of others. */
  readonly followers: readonly number[];
}

/**
 * Writes the notifications of the company's recent events by the product's rules, so that they match each person's
 * goals. Older notifications are read, and no mail is sent.
 */
export async function writeDemoNotifications(
  db: Queries,
  { tenantId, now, followers }: NotificationsToWrite,
): Promise<void> {
  const ago = (days: number) => instant(now - days * day);
  await sql`insert into goal_follow (tenant_id, goal_id, person_id, created_at)
    select ${tenantId}::int, predicted.id, follower.id, ${ago(daysTold)}
    from unnest(${followers}::int[]) follower (id) cross join lateral (
      select goal.id from goal where goal.tenant_id = ${tenantId} and goal.exposure = 0 and goal.state = 'approved'
        and goal.owner_id <> follower.id and goal.deleted_at is null
        and exists (select 1 from event where event.tenant_id = ${tenantId} and event.kind = 'goal.predicted'
          and event.subject_id = goal.id and event.created_at > ${ago(daysTold)})
      order by goal.id limit ${followedByEach}
    ) predicted
    on conflict do nothing`.execute(db);
  const { rows } =
    await sql<HappenedEvent>`select id, kind, subject_id as "subjectId", actor_id as "actorId", detail,
      (extract(epoch from created_at) * 1000)::bigint as at
    from event where tenant_id = ${tenantId} and kind = any(${heardEvents}::text[]) and created_at > ${ago(daysTold)}
    order by created_at, id`.execute(db);
  for (const event of rows)
    await writeNotifications(
      { db, tenant: { id: tenantId, hasTalent: true, isStrategyEnabled: true } },
      event,
    );
  await sql`update notification set mailed_at = told.created_at,
      read_at = case when told.place > ${unreadOfEach} then told.created_at + interval '2 hours' end
    from (select id, created_at, row_number() over (partition by person_id order by created_at desc, id desc) as place
      from notification where tenant_id = ${tenantId}) told
    where notification.tenant_id = ${tenantId} and notification.id = told.id`.execute(db);
}
