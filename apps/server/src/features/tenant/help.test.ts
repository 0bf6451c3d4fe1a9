import { getHelp } from '@bellwether/contract/tenant.help';
import { expect, test } from 'vitest';
import type { TestPerson } from '../../testing/factory.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer({
  env: { SUPPORT_EMAIL: 'help@example.com', HELP_DESK_URL: 'https://help.example.com/goals' },
});
const tenant = await server.buildTenant();
const other = await server.buildTenant();
const build = (options: Parameters<typeof server.buildPerson>[1]) => server.buildPerson(tenant, options);
const orgAdmin = await build({ name: 'bo', flags: ['isOrgAdmin', 'isHrAdmin'] });
const goalAdmin = await build({ name: 'Ada', flags: ['isGoalAdmin'] });
const goalManager = await build({ name: 'Cy', role: 'manager', flags: ['isGoalManager'] });
const observerAdmin = await build({ name: 'Di', role: 'observer', flags: ['isOrgAdmin'] });
const observer = await build({ name: 'Ed', role: 'observer' });
const contributor = await build({ name: 'Flo' });
// Listed for nobody: a delegate has no special permission of the help page.
await build({ flags: ['isDelegate'] });
await build({ flags: ['isHrAdmin'], deactivated: true });
await build({ flags: ['isHrAdmin'], withoutPassword: true });
await server.buildPerson(other, { flags: ['isOrgAdmin'] });

const help = async (who: TestPerson, on = server) => on.call(getHelp, { token: await server.signInAs(who) });
const namesFor = async (who: TestPerson) => (await help(who)).body.users.map((user) => user.Name);

test('lists who has a special permission, by name, with its kinds', async () => {
  const { status, body } = await help(contributor);
  expect(status).toBe(200);
  const none = { IsOrgAdmin: false, IsGoalAdmin: false, IsHrAdmin: false, IsGoalManager: false };
  const shown = (person: TestPerson, JobTitle: string, flags: object) => ({
    Id: person.id,
    Name: person.name,
    JobTitle,
    Avatar: null,
    ...none,
    ...flags,
  });
  expect(body.users).toEqual([
    shown(goalAdmin, 'contributor', { IsGoalAdmin: true }),
    shown(orgAdmin, 'contributor', { IsOrgAdmin: true, IsHrAdmin: true }),
    shown(goalManager, 'manager', { IsGoalManager: true }),
  ]);
});

test('shows observers to the ceo and org admins only', async () => {
  const all = ['Ada', 'bo', 'Cy', 'Di'];
  for (const who of [tenant.ceo, orgAdmin, observerAdmin])
    expect([who.name, await namesFor(who)]).toEqual([who.name, all]);
  for (const who of [goalAdmin, goalManager, observer, contributor])
    expect([who.name, await namesFor(who)]).toEqual([who.name, all.slice(0, 3)]);
});

test('names the installation’s support, or nothing where it has none', async () => {
  expect((await help(contributor)).body).toMatchObject({
    helplink: 'https://help.example.com/goals',
    Email: 'help@example.com',
  });
  const plain = await startTestServer({ beside: server });
  expect((await help(contributor, plain)).body).toMatchObject({ helplink: null, Email: null });
});

test('needs a session', async () => {
  expect((await server.call(getHelp)).status).toBe(401);
});
