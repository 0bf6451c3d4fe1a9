import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { listNotificationPreferences } from '@bellwether/contract/notifications';
import { defaultDelivery, notificationTopics } from '@bellwether/domain/notifications/telling/names';
import type { Scope } from '#platform/session/scope.ts';

/** Returns how the acting person is notified about each topic. */
export async function preferencesOf({
  db,
  tenant,
  person,
}: Scope): Promise<EndpointReplyInput<typeof listNotificationPreferences>> {
  const rows = await db
    .selectFrom('notification_preference')
    .select(['topic', 'delivery'])
    .where('tenant_id', '=', tenant.id)
    .where('person_id', '=', person.id)
    .execute();
  const chosen = new Map(rows.map((row) => [row.topic, row.delivery]));
  return {
    data: notificationTopics.map((topic) => ({
      Topic: topic,
      Delivery: chosen.get(topic) ?? defaultDelivery,
    })),
  };
}
