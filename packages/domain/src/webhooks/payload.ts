import { instantToIso } from '../calendar/instant.ts';
import { testKind, type WebhookKind } from './kinds.ts';
import type { HappenedFacts } from './payload-facts.ts';

/** A change of the payload that a receiver could notice makes a new version. */
export const payloadVersion = 1;

/** A message as it is posted. */
export interface WebhookMessage {
  readonly type: WebhookKind | typeof testKind;
  /** When it happened: ISO 8601, UTC. */
  readonly timestamp: string;
  /** The same for every try and every replay. */
  readonly id: string;
  readonly version: typeof payloadVersion;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Returns the message of one kind about an event; undefined if everybody in the company would see nothing of it. */
export function messageOf(kind: WebhookKind, happened: HappenedFacts): WebhookMessage | undefined {
  const data = dataOf(kind, happened);
  if (data === undefined) return undefined;
  const { tenantId, event } = happened;
  return messageWith(kind, `evt_${tenantId}_${event.id}_${kind.replace('.', '_')}`, event.at, data);
}

/** Returns the message of the test button. */
export function testMessage(id: string, at: number): WebhookMessage {
  return messageWith(testKind, id, at, {});
}

function messageWith(
  type: WebhookMessage['type'],
  id: string,
  at: number,
  data: WebhookMessage['data'],
): WebhookMessage {
  return { type, timestamp: instantToIso(at), id, version: payloadVersion, data };
}

function dataOf(kind: WebhookKind, happened: HappenedFacts): WebhookMessage['data'] | undefined {
  const { event, goal, person, actor } = happened;
  switch (kind) {
    case 'goal.updated':
      return goal && !(event.kind === 'goal.taken_back' && event.detail.from !== event.detail.to)
        ? { Goal: goal, Actor: actor }
        : undefined;
    case 'goal.created':
    case 'goal.published':
    case 'goal.finalized':
    case 'goal.reviewed':
      return goal && { Goal: goal, Actor: actor };
    case 'goal.deleted':
      return goal && { Goal: { Id: goal.Id, Title: goal.Title }, Actor: actor };
    case 'goal.state_changed':
      return changeOf(happened, goal ?? happened.withdrawnGoal);
    case 'goal.predicted':
      return goal && happened.prediction && { Goal: goal, Prediction: happened.prediction, Actor: actor };
    case 'insight.goal_called':
      return goal && happened.isCalledUnlikely ? { Goal: goal, Called: 'unlikely' } : undefined;
    case 'comment.created':
      return goal && event.kind === 'goal.commented'
        ? { Goal: { Id: goal.Id, Title: goal.Title }, Comment: { Id: event.detail.comment }, Actor: actor }
        : undefined;
    case 'person.added':
    case 'person.deactivated':
    case 'person.activated':
      return person && { Person: person };
    case 'person.changed':
      return person && changedFields(event).length > 0
        ? { Person: person, Fields: changedFields(event) }
        : undefined;
    case 'person.manager_changed':
      return person && event.kind === 'person.manager_changed'
        ? { Person: person, From: event.detail.from ?? 0, To: event.detail.to ?? 0 }
        : undefined;
    case 'action_item.assigned':
    case 'action_item.changed':
    case 'action_item.completed':
    case 'action_item.reopened':
    case 'action_item.deleted':
      // The title belongs to the people of the item alone (action-items.3).
      return event.subjectId !== null && 'assigneeId' in event.detail
        ? {
            ActionItem: {
              Id: event.subjectId,
              AssigneeId: event.detail.assigneeId,
              RequesterId: event.detail.requesterId,
            },
          }
        : undefined;
    case 'strategy.published':
      return event.kind === 'strategy.published' ? { Changed: event.detail.changed } : undefined;
    case 'period.ended':
      return happened.ended && { Period: happened.ended };
    case 'period.started':
      return happened.begun && { Period: happened.begun };
  }
}

function changeOf(
  { event: { detail }, actor }: HappenedFacts,
  goal: HappenedFacts['withdrawnGoal'],
): WebhookMessage['data'] | undefined {
  return goal && 'from' in detail && 'to' in detail && detail.from !== detail.to
    ? { Goal: goal, From: detail.from, To: detail.to, Actor: actor }
    : undefined;
}

/** The fields of a profile that everybody sees; the event names the others, too. */
function changedFields(event: HappenedFacts['event']): string[] {
  if (event.kind !== 'person.profile_changed') return [];
  const shown = { name: 'Name', job_title: 'JobTitle', org_unit: 'Department' } as const;
  return event.detail.fields.flatMap((field) =>
    field === 'name' || field === 'job_title' || field === 'org_unit' ? [shown[field]] : [],
  );
}
