import { outgoingFaults, type WebhookDelivery, type WebhookReply } from '@bellwether/contract/webhooks';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import type { ListedDelivery, ListedWebhook } from './queries.ts';

const orNull = (at: number | null) => (at === null ? null : instantToIso(at));

export function presentWebhook(row: ListedWebhook, now: number): WebhookReply {
  return {
    Id: row.id,
    Url: row.url,
    Description: row.description,
    Kinds: [...row.kinds],
    IsOn: row.isOn,
    EndedBy: row.endedBy,
    FailingSince: orNull(row.failingSince),
    FormerSecretUntil: row.formerUntil !== null && row.formerUntil > now ? orNull(row.formerUntil) : null,
    Waiting: row.waiting,
    LastDeliveredAt: orNull(row.lastDeliveredAt),
    CreatedAt: instantToIso(row.createdAt),
  };
}

export function presentDelivery(row: ListedDelivery): WebhookDelivery {
  const [fault, code] = row.lastFault?.split(' ') ?? [];
  return {
    Id: row.id,
    MessageId: row.messageId,
    Kind: row.topic,
    State: row.state,
    Tries: row.tries,
    Status: row.status,
    Milliseconds: row.milliseconds,
    Fault: outgoingFaults.find((each) => each === fault) ?? null,
    Code: code ?? null,
    Answer: row.answer,
    CreatedAt: instantToIso(row.createdAt),
    TriedAt: orNull(row.triedAt),
    NextAt: row.state === 'waiting' ? instantToIso(row.nextAt) : null,
  };
}
