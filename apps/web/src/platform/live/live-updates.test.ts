import type { LiveMessage } from '@bellwether/contract/live';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type LiveTouches, liveUpdates } from './live-updates.ts';

const none = () => [];
const touches: LiveTouches = {
  goal_update: ({ GoalId }) => [
    { queryKey: ['goal', GoalId], pace: 'now' },
    { queryKey: ['list'], pace: 'soon', naming: GoalId },
    { queryKey: ['review'], pace: 'later' },
  ],
  user_activated: none,
  user_deactivated: none,
  user_updated: none,
  employee_added: none,
  manager_updated: none,
  user_manual_updated: none,
  tenant_updated: none,
  strategy_updated: none,
  action_item_update: none,
  one_to_one_update: none,
  appraisal_update: none,
  calibration_update: none,
  report_schedules_updated: none,
  insight_update: none,
  notification: none,
};

const changed = (GoalId: number): LiveMessage => ({ Id: 1, Event: 'goal_update', GoalId, By: 3 });
const stops: (() => void)[] = [];

/** Shows queries with data; counts how often each is read again. */
function screen(shown: Readonly<Record<string, unknown>>, isHidden = false) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } });
  const reads: string[] = [];
  for (const [name, data] of Object.entries(shown)) {
    const queryKey = name.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    client.setQueryData(queryKey, data);
    const observer = new QueryObserver(client, {
      queryKey,
      queryFn: () => {
        reads.push(name);
        return data;
      },
    });
    stops.push(observer.subscribe(() => undefined));
  }
  const updates = liveUpdates({ client, touches, isHidden: () => isHidden, random: () => 0.5 });
  stops.push(() => updates.end());
  return { client, reads, hear: updates.hear };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

it('reads what shows the goal at once, other lists soon, and an open review later', async () => {
  const at = screen({
    'goal.12': {},
    'goal.13': {},
    'list.own': { data: [{ Id: 12 }] },
    'list.other': { data: [{ Id: 4, User: { Id: 9 } }] },
    review: {},
  });
  at.hear(changed(12));
  await vi.advanceTimersByTimeAsync(200);
  expect(at.reads).toEqual(['goal.12', 'list.own']);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(at.reads).toEqual(['goal.12', 'list.own', 'list.other']);
  expect(at.client.getQueryState(['review'])?.isInvalidated).toBe(true);
});

it('reads a goal at most once in two seconds', async () => {
  const at = screen({ 'goal.12': {} });
  for (let second = 0; second < 40; second += 1) {
    at.hear(changed(12));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(at.reads).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(at.reads).toHaveLength(3);
});

it('reads again what was under way when the frame came, because the answer may be older', async () => {
  const at = screen({ 'goal.12': {} });
  let answer = Promise.withResolvers<object>();
  const fetched = vi.fn(() => answer.promise);
  stops.push(
    new QueryObserver(at.client, { queryKey: ['goal', 13], queryFn: fetched }).subscribe(() => undefined),
  );
  await vi.advanceTimersByTimeAsync(0);
  at.hear(changed(13));
  answer.resolve({});
  answer = Promise.withResolvers();
  await vi.advanceTimersByTimeAsync(500);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('reads everything anew within three seconds after a reset', async () => {
  const at = screen({ 'goal.12': {}, 'list.own': {} });
  at.hear({ Reset: true, Id: 9 });
  at.hear({ Reset: true, Id: 10 });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(at.reads).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(at.reads).toEqual(['goal.12', 'list.own']);
});

it('reads nothing in a hidden tab, which reads when it is shown', async () => {
  const at = screen({ 'goal.12': {} }, true);
  at.hear(changed(12));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(at.reads).toEqual([]);
  expect(at.client.getQueryState(['goal', 12])?.isInvalidated).toBe(true);
});

it('passes over a frame of a newer server', async () => {
  const at = screen({ 'goal.12': {} });
  at.hear({ Id: 1, Event: 'of_tomorrow' } as never);
  at.hear({ Ready: true, Last: 1 });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(at.reads).toEqual([]);
});
