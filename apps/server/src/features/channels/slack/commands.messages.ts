import type { SlackTopic } from '@bellwether/domain/channels/slack';
import { sql } from 'kysely';
import { requestDeliveries } from '#platform/delivery/request-deliveries.ts';
import type { HappenedEvent } from '#platform/events/reaction.ts';
import type { TenantScope } from '#platform/session/scope.ts';
import { slackDelivery } from './access.ts';

/** The messages of a person go in their order. */
const lane = 'messages';

interface Told {
  readonly personId: number;
  readonly goalId: number | null;
}

/**
 * Requests the messages of an event to connected people, once each: people are asked for a week in several events. Whoever is
 * away gets the digest of the return in place of messages (people.36).
 */
export async function requestMessages(
  scope: TenantScope,
  event: HappenedEvent<'notification.written' | 'notification.asked'>,
): Promise<void> {
  const [topic, id]: [SlackTopic, number] =
    event.kind === 'notification.asked' ? ['week', event.detail.week] : ['approve', event.detail.event];
  const messageId = `${topic}_${id}`;
  const { rows } = await sql<Told>`select told.person_id as "personId", told.goal_id as "goalId"
    from notification told
    join slack_person linked on linked.tenant_id = told.tenant_id and linked.person_id = told.person_id
    where told.tenant_id = ${scope.tenant.id} and told.read_at is null
      and ${topic === 'week' ? sql`told.week_id = ${id}` : sql`told.event_id = ${id} and told.kind in ('goal_submitted', 'goal_edits_submitted')`}
      and not exists (select from delivery former where former.tenant_id = told.tenant_id
        and former.kind = ${slackDelivery} and former.receiver_id = told.person_id and former.message_id = ${messageId})
      and not exists (select from absence away where away.tenant_id = told.tenant_id and away.person_id = told.person_id
        and away.is_on)
    order by told.person_id`.execute(scope.db);
  await requestDeliveries(
    scope,
    slackDelivery,
    // The text is written when it is sent, from what holds then.
    rows.map(({ personId, goalId }) => ({ receiverId: personId, lane, messageId, topic, body: '', goalId })),
  );
}
