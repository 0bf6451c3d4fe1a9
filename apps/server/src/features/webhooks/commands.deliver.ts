import { kindsOf, topicOf, type WebhookKind } from '@bellwether/domain/webhooks/kinds';
import { messageOf } from '@bellwether/domain/webhooks/payload';
import type { HappenedFacts } from '@bellwether/domain/webhooks/payload-facts';
import { type NewDelivery, requestDeliveries } from '#platform/delivery/request-deliveries.ts';
import type { HappenedEvent } from '#platform/events/reaction.ts';
import type { Scope, TenantScope } from '#platform/session/scope.ts';
import { webhookDelivery } from './access.ts';
import { factsOf } from './queries.facts.ts';

/** A webhook that is on, with the kinds that it asks for. */
export interface Listening {
  readonly id: number;
  readonly kinds: readonly string[];
}

/** Requests the deliveries of events to webhooks, and returns their number. */
export async function deliverEvents(
  scope: Scope | TenantScope,
  webhooks: readonly Listening[],
  events: readonly HappenedEvent[],
): Promise<number> {
  const asked = new Set(webhooks.flatMap(({ kinds }) => kinds));
  const told = events.filter((event) => kindsOf(event).some((kind) => asked.has(kind)));
  if (told.length === 0) return 0;
  const deliveries = (await factsOf(scope, told)).flatMap((happened) =>
    kindsOf(happened.event).flatMap((kind) => deliveriesOfKind(webhooks, kind, happened)),
  );
  await requestDeliveries(scope, webhookDelivery, deliveries);
  return deliveries.length;
}

function deliveriesOfKind(
  webhooks: readonly Listening[],
  kind: WebhookKind,
  happened: HappenedFacts,
): NewDelivery[] {
  const listening = webhooks.filter(({ kinds }) => kinds.includes(kind));
  const message = listening.length === 0 ? undefined : messageOf(kind, happened);
  if (!message) return [];
  const topic = topicOf(kind);
  const { subjectId } = happened.event;
  // What says the id alone may go although nobody sees the goal any more.
  const hidesGoal = happened.goal === undefined && happened.withdrawnGoal !== undefined;
  const body = JSON.stringify(message);
  return listening.map(({ id }) => ({
    receiverId: id,
    // All messages about one thing, in their order.
    lane: topic === 'company' ? topic : `${topic}:${subjectId}`,
    messageId: message.id,
    topic: kind,
    body,
    goalId: topic === 'goal' && !hidesGoal ? subjectId : null,
  }));
}
