import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followServerClock, serverNow } from './server-clock.ts';

const late = Date.parse('2026-11-18T15:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: late });
});
afterEach(() => {
  followServerClock(Date.now());
  vi.useRealTimers();
});

it('is the machine’s clock until the server has answered, and then follows the server’s', () => {
  expect(serverNow()).toBe(late);
  followServerClock(late + 86_400_000);
  expect(serverNow()).toBe(late + 86_400_000);
  vi.advanceTimersByTime(5_000);
  expect(serverNow()).toBe(late + 86_405_000);
});

it('follows a server whose clock was set back', () => {
  followServerClock(late + 86_400_000);
  followServerClock(late - 86_400_000);
  expect(serverNow()).toBe(late - 86_400_000);
});
