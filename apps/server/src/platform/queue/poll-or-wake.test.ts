import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { pollOrWake } from './poll-or-wake.ts';

/** Starts work whose turns do this one after the other; later turns find nothing. */
function start(...turns: readonly (() => boolean)[]) {
  const ended = new AbortController();
  const listeners = new Set<() => void>();
  const onFault = vi.fn();
  const turn = vi.fn(async () => turns[turn.mock.calls.length - 1]?.() ?? false);
  const over = pollOrWake({
    signal: ended.signal,
    onWake: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    turn,
    onFault,
    pauseAfterFault: 500,
  });
  onTestFinished(() => ended.abort());
  const wake = () => {
    for (const listener of listeners) listener();
  };
  return { turn, onFault, wake, listeners, ended, over };
}

/** Less than the poll. */
const soon = { timeout: 900, interval: 5 };

test('a turn that leaves work is followed by the next at once, and the last one by a pause', async () => {
  const { turn } = start(
    () => true,
    () => true,
  );
  await vi.waitFor(() => expect(turn).toHaveBeenCalledTimes(3), soon);
  await wait(200);
  expect(turn).toHaveBeenCalledTimes(3);
});

test('work is looked for every second', async () => {
  const { turn } = start();
  await vi.waitFor(() => expect(turn).toHaveBeenCalledTimes(2), { timeout: 5_000 });
});

test('a wake-up ends the pause', async () => {
  const { turn, wake } = start();
  await vi.waitFor(() => expect(turn).toHaveBeenCalledTimes(1), soon);
  await wait(20);
  wake();
  await vi.waitFor(() => expect(turn).toHaveBeenCalledTimes(2), soon);
});

test('a wake-up during a turn is followed by another turn', async () => {
  const started = start(() => {
    started.wake();
    return false;
  });
  await vi.waitFor(() => expect(started.turn).toHaveBeenCalledTimes(2), soon);
});

test('after a fault the pause is not shortened by wake-ups', async () => {
  const fault = new Error('No database.');
  const { turn, onFault, wake } = start(() => {
    throw fault;
  });
  await vi.waitFor(() => expect(onFault).toHaveBeenCalledExactlyOnceWith(fault), soon);
  wake();
  await wait(50);
  expect(turn).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(turn).toHaveBeenCalledTimes(2), soon);
});

test('the signal ends the pause and the subscription', async () => {
  const { turn, listeners, ended, over } = start();
  await vi.waitFor(() => expect(turn).toHaveBeenCalledTimes(1), soon);
  ended.abort();
  await over;
  expect([turn.mock.calls.length, listeners.size]).toEqual([1, 0]);
});
