import { describe, expect, test } from 'vitest';
import type { EventKind } from '../shared/events.ts';
import { kindsOf, toldEvents, topicOf, webhookKinds } from './kinds.ts';

test('every kind has an event, and every event of the table a kind', () => {
  const told = new Set(toldEvents.flatMap((kind) => kindsOf({ kind })));
  expect([...told].toSorted()).toEqual([...webhookKinds].toSorted());
});

test.each<EventKind>([
  'appraisal.shared',
  'appraisal.completed',
  'note.written',
  'manual.completed',
  'account.signed_in',
  'goal.hidden',
  'goal.submitted',
  'goal.changes_requested',
  'goal.retracted',
  'goal_edit.created',
  'goal_edit.submitted',
  'goal.opinion_given',
  'goal.looked',
  'strategy.drafted',
  'person.email_changed',
  'person.flags_changed',
  'person.views_asked',
  'action_item.due',
  'webhook.added',
])('nothing is told of %s', (kind) => {
  expect(kindsOf({ kind })).toEqual([]);
});

describe('topicOf', () => {
  test.each([
    ['goal.predicted', 'goal'],
    ['comment.created', 'goal'],
    ['insight.goal_called', 'goal'],
    ['person.manager_changed', 'person'],
    ['action_item.completed', 'action_item'],
    ['strategy.published', 'company'],
    ['period.started', 'company'],
  ] as const)('%s: %s', (kind, topic) => {
    expect(topicOf(kind)).toBe(topic);
  });
});
