import type { NotificationDelivery, NotificationTopic } from '@bellwether/domain/notifications/telling/names';
import { sql } from 'kysely';
import { instant, timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { readUnread } from './statements.unread.ts';

/**
 * Marks an own notification as read; a read one stays as it is.
 * @throws HttpProblem 404 if the person has no such notification.
 */
export async function readNotification(scope: Scope, notificationId: number): Promise<void> {
  const { db, tenant, person } = scope;
  const row = await db
    .updateTable('notification')
    .set({ read_at: sql<string>`coalesce(read_at, ${instant(scope.now)})` })
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', notificationId)
    .where('person_id', '=', person.id)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw notFound();
}

/** Marks all own notifications as read. */
export async function readAllNotifications(scope: Scope): Promise<void> {
  const { db, person, now } = scope;
  const own = sql`told.person_id = ${person.id}`;
  await readUnread(scope, own, instant(now)).execute(db);
}

/** Changes how the acting person is notified about a topic. Saving the present choice again changes nothing. */
export async function savePreference(
  scope: Scope,
  topic: NotificationTopic,
  delivery: NotificationDelivery,
): Promise<void> {
  const { db, tenant, person } = scope;
  const updatedAt = timestamp(scope.now);
  const changed = await db
    .insertInto('notification_preference')
    .values({ tenant_id: tenant.id, person_id: person.id, topic, delivery, updated_at: updatedAt })
    .onConflict((kept) =>
      kept
        .columns(['tenant_id', 'person_id', 'topic'])
        .doUpdateSet({ delivery, updated_at: updatedAt })
        .where('notification_preference.delivery', '<>', delivery),
    )
    .returning('topic')
    .executeTakeFirst();
  if (!changed) return;
  await recordEvent(scope, {
    kind: 'person.notification_preference_changed',
    subjectId: person.id,
    detail: { topic, delivery },
  });
}
