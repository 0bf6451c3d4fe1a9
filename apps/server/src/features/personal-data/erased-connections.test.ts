import { makeToken } from '@bellwether/contract/accounts/tokens';
import { addEmployee } from '@bellwether/contract/people/adding';
import { deactivatePerson } from '@bellwether/contract/people/status';
import { erasePerson } from '@bellwether/contract/personal-data';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/test-server.ts';

// What programs rely on stays after an erasure (personal-data.4).

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
