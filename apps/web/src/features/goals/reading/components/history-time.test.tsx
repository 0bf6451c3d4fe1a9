import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { followServerClock } from '#ui/data/server-clock.ts';
import { HistoryTime } from '../../comments/components/history-time.tsx';

afterEach(() => {
  cleanup();
  followServerClock(Date.now());
});

it('uses the server’s clock, also on a machine whose clock is a day late', () => {
  const server = Date.now() + 86_400_000;
  followServerClock(server);
  const at = new Date(server - 5 * 60_000).toISOString();
  expect(render(<HistoryTime at={at} />).container.textContent).toContain('5 minutes ago');
});
