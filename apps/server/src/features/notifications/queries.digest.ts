import { defaultDelivery } from '@bellwether/domain/notifications/kinds';
import { placeOf } from '@bellwether/domain/notifications/place';
import { sql } from 'kysely';
import { timestamp } from '#platform/http/version.ts';
import type { TenantScope } from '#platform/session/scope.ts';
import { type NotificationRow, textsOf } from './presenter.ts';
import { notificationFacts } from './queries.ts';

/** A notification as a line of a digest. */
export interface DigestNotification {
  readonly subject: string;
  readonly body: string;
  /** The path of the screen that it opens. */
  readonly path: string;
}

const titled = ['Goal', 'Comment', 'GoalStatus', 'ActionItem'];

/**
 * Returns the content of a digest at the moment of sending, newest first: the unread notifications that its request
 * marked, and newer ones. Marks the newer ones, too, so that each retry of the mail has the same content. Returns an
 * empty list if the person wants no mails now. Leaves out goals and action items that the person may not see now.
 */
export async function notificationsOfDigest(
  { db, tenant }: TenantScope,
  { personId, requestedAt }: { personId: number; requestedAt: number },
): Promise<DigestNotification[]> {
  const at = sql`${timestamp(requestedAt)}::timestamptz`;
  await sql`update notification set mailed_at = ${at}
    where tenant_id = ${tenant.id} and person_id = ${personId} and read_at is null and mailed_at is null`.execute(
    db,
  );
  const chosen = sql`select waiting.* from notification waiting
    join person wanting on wanting.tenant_id = ${tenant.id} and wanting.id = waiting.person_id
      and wanting.wants_email and wanting.invitation_accepted_at is not null
    left join notification_preference preference on preference.tenant_id = ${tenant.id}
      and preference.person_id = waiting.person_id and preference.topic = waiting.topic
    where waiting.tenant_id = ${tenant.id} and waiting.person_id = ${personId} and waiting.read_at is null
      and waiting.mailed_at = ${at} and waiting.event_id is not null
      and coalesce(preference.delivery, ${defaultDelivery}) = 'app_and_mail'`;
  const reader = { db, tenant, person: { id: personId } };
  const { rows } = await notificationFacts(reader, chosen).execute(db);
  return rows.filter(isShown).map((row) => {
    const { subject, body } = textsOf({ tenant }, row, { withValues: true });
    return { subject, body, path: placeOf({ subject, object: row.objectKind, objectId: row.objectId }) };
  });
}

/**
 * Leave out a notification whose goal or action item has no title for the reader: nothing else in it may be shown.
 */
function isShown({ objectKind, title }: NotificationRow): boolean {
  return !titled.includes(objectKind) || title !== null;
}
