import { describe, expect, it } from 'vitest';
import { type ActedTransition, mayTakeBack, takeBackMilliseconds, takeBackUntil } from './take-back.ts';

const at = 1_000_000;
const approval: ActedTransition = {
  ...{ transitionableType: 'Goal', actionType: null, fromState: 'review', toState: 'approved' },
  ...{ byOwner: false, actorId: 3, at },
};
const submission = {
  ...approval,
  fromState: 'draft',
  toState: 'review',
  byOwner: true,
  actorId: 7,
  at: at - 5,
};
const until = (history: ActedTransition[], others: number[] = [], reader = { id: 3, now: at + 10 }) =>
  takeBackUntil(history, others, reader);

describe('taking back', () => {
  it('is for the latest act, by the one who did it, for an hour, while nobody acted since', () => {
    expect(until([submission, approval])).toBe(at + takeBackMilliseconds);
    expect(until([submission, approval], [], { id: 7, now: at + 10 })).toBeNull();
    expect(until([submission, approval], [], { id: 3, now: at + takeBackMilliseconds + 1 })).toBeNull();
    expect(until([submission, approval], [at + 1])).toBeNull();
    expect(until([submission, approval], [at - 1])).toBe(at + takeBackMilliseconds);
    expect(until([approval, { ...approval, actionType: 0, at: at + 1 }])).toBeNull();
    expect(until([submission])).toBeNull();
    expect(until([])).toBeNull();
  });

  it('finds the act beside the rows that it wrote at the same instant', () => {
    const canceled = { ...approval, transitionableType: 'GoalEdit' as const, toState: 'canceled' };
    const shelved = { ...approval, fromState: 'approved', toState: 'shelved' };
    expect(until([canceled, shelved])).toBe(at + takeBackMilliseconds);
  });

  it('says why not', () => {
    const facts = { actedAt: at, isActedSince: false, now: at };
    expect(mayTakeBack(facts)).toEqual({ ok: true });
    expect(mayTakeBack({ ...facts, isActedSince: true })).toMatchObject({ reason: 'acted_since' });
    expect(mayTakeBack({ ...facts, now: at + takeBackMilliseconds + 1 })).toMatchObject({
      reason: 'take_back_too_late',
    });
  });
});
