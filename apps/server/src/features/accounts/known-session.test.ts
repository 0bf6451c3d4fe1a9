import { endOtherSessions } from '@bellwether/contract/accounts.settings';
import { listGoals } from '@bellwether/contract/goals/reading';
import { getProfile } from '@bellwether/contract/people/profile';
import { expect, test } from 'vitest';
import { inTenant } from '../../platform/database/transaction.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();

/** Reads once, so that the node knows the session's row. */
async function known(person: Parameters<typeof server.signInAs>[0]): Promise<string> {
  const token = await server.signInAs(person);
  expect((await server.call(listGoals, { token, body: {} })).status).toBe(200);
  return token;
}

test('an ended session is told nothing but that, whatever it asks', async () => {
  const { ceo } = await server.buildTenant();
  const [token, other] = [await known(ceo), await server.signInAs(ceo)];
  await server.call(endOtherSessions, { token: other });
  const questions = [{ PageSize: 'many' }, { Cursor: 'x' }, {}] as never[];
  for (const body of questions) expect((await server.call(listGoals, { token, body })).status).toBe(401);
  expect((await server.call(getProfile, { token, params: { id: 2_000_000 } })).status).toBe(401);
});

test('a right that was lost since the last request shows nothing any more', async () => {
  const tenant = await server.buildTenant();
  const admin = await server.buildPerson(tenant, { flags: ['isOrgAdmin'] });
  const observer = await server.buildPerson(tenant, { role: 'observer' });
  const token = await known(admin);
  const seen = async (isOrgAdmin: boolean) => {
    await inTenant(server.context.pool, tenant.id, (db) =>
      db.updateTable('person').set({ is_org_admin: isOrgAdmin }).where('id', '=', admin.id).execute(),
    );
    return (await server.call(getProfile, { token, params: { id: observer.id } })).status;
  };
  expect([await seen(true), await seen(false), await seen(true)]).toEqual([200, 404, 200]);
});
