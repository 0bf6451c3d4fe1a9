import { makeToken } from '@bellwether/contract/accounts/tokens';
import { listConnections, listHappenings } from '@bellwether/contract/connections/happenings';
import { addEmployee } from '@bellwether/contract/people/adding';
import { deactivatePerson } from '@bellwether/contract/people/status';
import { erasePerson } from '@bellwether/contract/personal-data';
import { expect, test } from 'vitest';
import { tellHappening } from '../../platform/connections/happenings.ts';
import { startTestServer } from '../../testing/test-server.ts';

// What programs and connections rely on stays after an erasure (personal-data.4).

const server = await startTestServer();
const tenant = await server.buildTenant();
const token = await server.signInAs(await server.buildPerson(tenant, { flags: ['isOrgAdmin'] }));
const lead = await server.buildPerson(tenant, { role: 'manager' });

async function erase(id: number, Name: string): Promise<void> {
  const params = { id };
  expect((await server.call(deactivatePerson, { token, params })).status).toBe(200);
  expect((await server.call(erasePerson, { token, params, body: { Name } })).status).toBe(200);
}

test('a program that repeats a request with its key writes nothing a second time', async () => {
  const made = await server.call(makeToken, { token, body: { Name: 'Zapier', Scopes: ['people:write'] } });
  const add = () =>
    server.call(addEmployee, {
      token: `Bearer ${made.body.Token}`,
      headers: { 'idempotency-key': 'key-1' },
      body: { Name: 'Zoe Erased', Email: 'zoe@erased.example', ParentId: lead.id },
    });
  const first = await add();
  expect([first.status, (await add()).body]).toEqual([200, first.body]);
  await erase(first.body.id, 'Zoe Erased');
  const again = await add();
  expect([again.status, again.problem.code]).toEqual([409, 'already_done']);
  const kept = await server.owner.query('select answer from token_answer where tenant_id = $1', [tenant.id]);
  expect(kept.rows).toEqual([{ answer: null }]);
});

test('connections keep their latest success and since when they fail, without any text', async () => {
  const happens = (connection: string, isOk: boolean, values: Record<string, string | number>) => {
    server.clock.advance(60_000);
    return tellHappening(server.context, tenant.id, connection, { isOk, code: 'told', values });
  };
  const person = await server.buildPerson(tenant, { name: 'Yan Erased' });
  await happens('scim', true, { name: person.name });
  await happens('scim', false, { what: 'POST /Users', who: person.email, reason: 'taken', status: 409 });
  await happens('scim', false, { who: person.email });
  await happens('signin-1', true, { who: 'somebody else' });
  const state = async () => (await server.call(listConnections, { token })).body.data;
  const before = await state();
  await erase(person.id, person.name);
  expect(await state()).toEqual(before);
  const { body } = await server.call(listHappenings, { token, params: { connection: 'scim' } });
  expect(body.data.map(({ Values }) => Values)).toEqual([
    { who: '–' },
    { what: '–', who: '–', reason: '–', status: 409 },
    { name: '–' },
  ]);
});
