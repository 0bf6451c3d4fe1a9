import { afterEach, expect, test } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import { acceptSession, forgetSession } from '#platform/session-store.ts';
import {
  cancelDraft,
  dismissFailure,
  forgetDraft,
  pastTitles,
  runDraft,
  type Suggestions,
  workOf,
} from './draft-work.ts';

const key = 'goal.new';
const goal = (title: string) => ({ title, measurement: `${title} is measured` });

afterEach(() => forgetDraft(key));

/** Returns a call that the test answers. */
function heldCall() {
  const held = Promise.withResolvers<Partial<Suggestions>>();
  let signal: AbortSignal | undefined;
  return {
    ...held,
    call: (given: AbortSignal) => {
      signal = given;
      return held.promise;
    },
    isAborted: () => signal?.aborted ?? false,
  };
}

test('nothing → running → suggestions', async () => {
  const { call, resolve } = heldCall();
  const outcome = runDraft(key, 'goal', call);
  expect(workOf(key).running).toBe('goal');
  resolve({ goals: [goal('A')], measurements: [], description: 'D', notice: 'N' });
  expect(await outcome).toBe('done');
  expect(workOf(key)).toMatchObject({
    running: null,
    suggestions: { goals: [goal('A')], description: 'D', notice: 'N' },
  });
});

test('a single measurement keeps the other suggestions', async () => {
  await runDraft(key, 'goal', async () => ({ goals: [goal('A')], description: 'D' }));
  await runDraft(key, 'measurement', async () => ({ measurements: ['M'] }));
  expect(workOf(key).suggestions).toMatchObject({
    goals: [goal('A')],
    measurements: ['M'],
    description: 'D',
  });
  expect(workOf(key).earlier).toEqual([]);
});

test('earlier suggestions stay available, and their titles count as past', async () => {
  await runDraft(key, 'goal', async () => ({ goals: [goal('A'), goal('B')] }));
  await runDraft(key, 'goal', async () => ({ goals: [goal('C')] }));
  expect(workOf(key).earlier).toEqual([goal('A'), goal('B')]);
  expect(pastTitles(workOf(key))).toEqual(['A', 'B', 'C']);
});

test('a failure keeps the suggestions, and a new try removes it', async () => {
  await runDraft(key, 'goal', async () => ({ goals: [goal('A')] }));
  const error = new Error('No.');
  expect(await runDraft(key, 'description', () => Promise.reject(error))).toBe('failed');
  expect(workOf(key)).toMatchObject({ running: null, failure: { part: 'description', error } });
  expect(workOf(key).suggestions.goals).toEqual([goal('A')]);
  dismissFailure(key);
  expect(workOf(key).failure).toBeNull();
});

test('Cancel aborts the call, and its reply no longer counts', async () => {
  const { call, resolve, isAborted } = heldCall();
  const outcome = runDraft(key, 'goal', call);
  cancelDraft(key);
  expect(isAborted()).toBe(true);
  expect(workOf(key)).toMatchObject({ running: null, failure: null });
  resolve({ goals: [goal('Late')] });
  expect(await outcome).toBe('cancelled');
  expect(workOf(key).suggestions.goals).toEqual([]);
});

test('a second call replaces the first', async () => {
  const first = heldCall();
  const second = heldCall();
  const one = runDraft(key, 'goal', first.call);
  const two = runDraft(key, 'measurement', second.call);
  expect(first.isAborted()).toBe(true);
  first.reject(new Error('aborted'));
  expect(await one).toBe('cancelled');
  expect(workOf(key).running).toBe('measurement');
  second.resolve({ measurements: ['M'] });
  expect(await two).toBe('done');
});

test('signing out ends the call and deletes the drafts', async () => {
  acceptSession(buildSession());
  await runDraft(key, 'goal', async () => ({ goals: [goal('Secret')] }));
  const { call, resolve } = heldCall();
  const outcome = runDraft(key, 'goal', call);
  forgetSession();
  resolve({ goals: [goal('Late')] });
  expect(await outcome).toBe('cancelled');
  expect(pastTitles(workOf(key))).toEqual([]);
});
