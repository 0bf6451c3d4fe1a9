import { getCompanyMatrix } from '@bellwether/contract/calls/matrix';
import { getTenant } from '@bellwether/contract/calls/tenant';
import { serverTimeHeader } from '@bellwether/contract/endpoint';
import { afterEach, expect, it, vi } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import { followServerClock, serverNow } from '#ui/data/server-clock.ts';
import { api, refuseCallsBy } from './api.ts';
import { demandRight } from './call-rights.ts';
import { acceptSession, forgetSession, sessionState } from './session-store.ts';

afterEach(() => {
  followServerClock(Date.now());
  vi.restoreAllMocks();
  forgetSession();
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

const companyMatrix = { params: { periodId: '0', week: '0' } };

it('refuses what role and flags never allow without asking the server, and the session stays', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
  refuseCallsBy(demandRight);
  acceptSession(buildSession({ RoleName: 'manager' }));
  await expect(api.call(getCompanyMatrix, companyMatrix)).rejects.toMatchObject({ status: 403 });
  expect(asked).not.toHaveBeenCalled();
  expect(sessionState().status).toBe('signed-in');
  acceptSession(buildSession({ RoleName: 'ceo' }));
  await api.call(getCompanyMatrix, companyMatrix);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('the server’s own 403 ends the session (wire.3)', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}', { status: 403 }));
  acceptSession(buildSession({ RoleName: 'ceo' }));
  await expect(api.call(getCompanyMatrix, companyMatrix)).rejects.toMatchObject({ status: 403 });
  expect(sessionState()).toMatchObject({ status: 'signed-out', because: 'ended' });
});
