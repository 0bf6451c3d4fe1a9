import type { AppEvent, EventKind } from '../shared/events.ts';

/** The kinds of messages that a webhook can ask for, in the order of the screen (webhooks.2). */
export const webhookKinds = [
  'goal.created',
  'goal.published',
  'goal.updated',
  'goal.predicted',
  'goal.state_changed',
  'goal.finalized',
  'goal.reviewed',
  'goal.deleted',
  'comment.created',
  'insight.goal_called',
  'person.added',
  'person.changed',
  'person.deactivated',
  'person.activated',
  'person.manager_changed',
  'action_item.assigned',
  'action_item.changed',
  'action_item.completed',
  'action_item.reopened',
  'action_item.deleted',
  'strategy.published',
  'period.ended',
  'period.started',
] as const;
export type WebhookKind = (typeof webhookKinds)[number];

/** The message of the test button; nobody asks for it. */
export const testKind = 'webhook.test';

/**
 * The messages of each event. Each event of an appraisal, a note, a manual, an account or an edit that is not applied has
 * none, and neither has the way of a draft to its publication. A prediction may also tell that a goal is called unlikely now.
 */
const kindsOfEvents = {
  'goal.created': ['goal.created'],
  'goal.published': ['goal.published'],
  'goal.approved': ['goal.published'],
  'goal.updated': ['goal.updated'],
  'goal.owner_changed': ['goal.updated'],
  'goal.parent_changed': ['goal.updated'],
  'goal.restored': ['goal.updated'],
  'goal_edit.approved': ['goal.updated'],
  'goal_edit.published': ['goal.updated'],
  'goal.predicted': ['goal.predicted', 'insight.goal_called'],
  'goal.result_retracted': ['goal.state_changed'],
  'goal.shelving_requested': ['goal.state_changed'],
  'goal.shelving_withdrawn': ['goal.state_changed'],
  'goal.shelving_denied': ['goal.state_changed'],
  'goal.shelving_approved': ['goal.state_changed'],
  'goal.shelved': ['goal.state_changed'],
  'goal.reactivated': ['goal.state_changed'],
  // An edit that is taken back changes no state.
  'goal.taken_back': ['goal.updated', 'goal.state_changed'],
  'goal.finalized': ['goal.finalized'],
  'goal.result_edited': ['goal.updated'],
  'goal.result_reviewed': ['goal.reviewed'],
  'goal.reviewed_result_edited': ['goal.reviewed'],
  'goal.deleted': ['goal.deleted'],
  'goal.commented': ['comment.created'],
  'person.created': ['person.added'],
  'person.profile_changed': ['person.changed'],
  'person.deactivated': ['person.deactivated'],
  'person.activated': ['person.activated'],
  'person.manager_changed': ['person.manager_changed'],
  'action_item.assigned': ['action_item.assigned'],
  'action_item.changed': ['action_item.changed'],
  'action_item.completed': ['action_item.completed'],
  'action_item.reopened': ['action_item.reopened'],
  'action_item.deleted': ['action_item.deleted'],
  'strategy.published': ['strategy.published'],
  'quarter.begun': ['period.ended', 'period.started'],
} as const satisfies Partial<Record<EventKind, readonly WebhookKind[]>>;

type ToldKind = keyof typeof kindsOfEvents;

/** The events that webhooks tell of. */
export const toldEvents = Object.keys(kindsOfEvents) as readonly ToldKind[];

/** Returns the messages that an event may have, in their order. */
export function kindsOf({ kind }: Pick<AppEvent, 'kind'>): readonly WebhookKind[] {
  return kind in kindsOfEvents ? kindsOfEvents[kind as ToldKind] : [];
}

/** The thing of a message. All messages about one thing reach a webhook in order. */
export function topicOf(kind: WebhookKind): 'goal' | 'person' | 'action_item' | 'company' {
  if (kind.startsWith('goal.') || kind === 'comment.created' || kind === 'insight.goal_called') return 'goal';
  if (kind.startsWith('person.')) return 'person';
  return kind.startsWith('action_item.') ? 'action_item' : 'company';
}
