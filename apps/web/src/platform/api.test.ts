import { getTenant } from '@bellwether/contract/calls/tenant';
import { serverTimeHeader } from '@bellwether/contract/endpoint';
import { afterEach, expect, it, vi } from 'vitest';
import { followServerClock, serverNow } from '#ui/data/server-clock.ts';
import { api } from './api.ts';

afterEach(() => {
  followServerClock(Date.now());
  vi.restoreAllMocks();
});

// Relative times on screens are computed from the server's clock (wire.11).
it('follows the clock that each reply carries', async () => {
  const ahead = Date.now() + 86_400_000;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({}, { headers: { [serverTimeHeader]: new Date(ahead).toISOString() } }),
  );
  await api.call(getTenant, { params: { id: 'demo' } });
  expect(serverNow()).toBeGreaterThanOrEqual(ahead);
});
