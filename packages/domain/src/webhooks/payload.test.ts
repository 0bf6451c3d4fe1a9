import { describe, expect, test } from 'vitest';
import { deliveryLadders, nextTry } from '../shared/delivery-ladders.ts';
import { isGivenUp } from './limits.ts';
import { messageOf } from './payload.ts';
import type { HappenedFacts } from './payload-facts.ts';

const at = Date.parse('2026-11-18T15:00:00Z');
const goal = {
  Id: 42,
  Title: 'Grow',
  State: 'approved',
  GoalPeriodId: 7,
  ParentId: 0,
  Owner: { Id: 3, Name: 'Ann' },
  Likelihood: 1,
  Quality: 2,
} as const;
const person = { Id: 3, Name: 'Ann', JobTitle: 'Baker', Department: '', ManagerId: 1 };
type Event = Pick<HappenedFacts['event'], 'kind' | 'subjectId' | 'detail'>;
const happened = (event: Event, more: Partial<HappenedFacts> = {}): HappenedFacts => ({
  tenantId: 1,
  event: { id: 9, at, ...event } as HappenedFacts['event'],
  actor: null,
  ...more,
});
const predicted: Event = { kind: 'goal.predicted', subjectId: 42, detail: { status: 5, week: 8 } };
const prediction = { Week: 8, Likelihood: 1, Quality: 2 };

test('a message names its kind, its instant, its id and its version', () => {
  expect(messageOf('goal.predicted', happened(predicted, { goal, prediction }))).toEqual({
    type: 'goal.predicted',
    timestamp: '2026-11-18T15:00:00Z',
    id: 'evt_1_9_goal_predicted',
    version: 1,
    data: { Goal: goal, Prediction: prediction, Actor: null },
  });
});

describe('there is no message', () => {
  test('about a goal or a person whom not everybody sees', () => {
    expect(messageOf('goal.predicted', happened(predicted, { prediction }))).toBeUndefined();
    const left: Event = { kind: 'person.deactivated', subjectId: 3, detail: {} as never };
    expect(messageOf('person.deactivated', happened(left))).toBeUndefined();
    expect(messageOf('person.deactivated', happened(left, { person }))?.data).toEqual({ Person: person });
  });

  test('about a goal that is not called unlikely anew', () => {
    expect(messageOf('insight.goal_called', happened(predicted, { goal }))).toBeUndefined();
    const called = happened(predicted, { goal, isCalledUnlikely: true });
    expect(messageOf('insight.goal_called', called)?.data).toEqual({ Goal: goal, Called: 'unlikely' });
  });

  test('about a field of a profile that only its editors see', () => {
    const changed = (...fields: ('phone' | 'name' | 'org_unit')[]): HappenedFacts =>
      happened({ kind: 'person.profile_changed', subjectId: 3, detail: { fields } }, { person });
    expect(messageOf('person.changed', changed('phone'))).toBeUndefined();
    expect(messageOf('person.changed', changed('phone', 'name', 'org_unit'))?.data).toEqual({
      Person: person,
      Fields: ['Name', 'Department'],
    });
  });
});

test('an action item has ids only, and a comment too', () => {
  const detail = { assigneeId: 1, requesterId: 2, authorId: 2 };
  const item = happened({ kind: 'action_item.completed', subjectId: 8, detail });
  expect(messageOf('action_item.completed', item)?.data).toEqual({
    ActionItem: { Id: 8, AssigneeId: 1, RequesterId: 2 },
  });
  const commented: Event = {
    kind: 'goal.commented',
    subjectId: 42,
    detail: { comment: 6, type: 'GoalStatus', about: 5 },
  };
  expect(messageOf('comment.created', happened(commented, { goal }))?.data).toEqual({
    Goal: { Id: 42, Title: 'Grow' },
    Comment: { Id: 6 },
    Actor: null,
  });
});

test('the ladder of webhooks lasts about three days, and five days of failures end one', () => {
  const ladder = deliveryLadders.webhook;
  expect(nextTry(ladder, 1, at)).toBe(at + 5_000);
  expect(nextTry(ladder, ladder.length, at)).toBe(at + 86_400_000);
  expect(nextTry(ladder, ladder.length + 1, at)).toBeUndefined();
  expect(isGivenUp(at, at + 5 * 86_400_000 - 1)).toBe(false);
  expect(isGivenUp(at, at + 5 * 86_400_000)).toBe(true);
});
