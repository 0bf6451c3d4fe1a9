import { cancelImport, getImport, startImport } from '@bellwether/contract/people/import';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openBackground } from '../../../background.ts';
import { inTenant } from '../../../platform/database/transaction.ts';
import { importCalls } from '../../../testing/import-calls.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { purgeImports } from '../jobs.ts';
import { runImport } from './commands.run.ts';

const server = await startTestServer();
const { newCompany, checked, started, peopleOf, eventsOf } = importCalls(server);

// This test runs first, because the other tests leave their jobs in the queue and run them by hand.
test('a started import is done by a job', async () => {
  const company = await newCompany();
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const { Id } = await checked(company, [`,Ada,ada@a.example,,${company.tenant.ceo.email},,,`]);
  await server.call(startImport, { token: company.token, body: { Id } });
  const stop = await openBackground(server.context, silent);
  const state = async () =>
    (await server.call(getImport, { token: company.token, params: { id: Id } })).body.State;
  await expect.poll(state, { timeout: 20_000 }).toBe('done');
  await stop();
  const [, ada] = await peopleOf(company);
  expect(ada.name).toBe('Ada');
});

describe('an import', () => {
  test('races with another one: the second changes what the first has added', async () => {
    const company = await newCompany();
    const admin = await server.buildPerson(company.tenant, { flags: ['isOrgAdmin'] });
    const other = { tenant: company.tenant, token: await server.signInAs(admin) };
    const lines = Array.from(
      { length: 50 },
      (_, at) => `,P${at},p${at}@a.example,,${company.tenant.ceo.email},,,`,
    );
    const [one, two] = [await checked(company, lines), await checked(other, lines)];
    const ends = await Promise.all([started(company, one.Id), started(other, two.Id)]);
    expect(ends.map(({ State, Added, Unchanged }) => [State, Added, Unchanged]).sort()).toEqual([
      ['done', 0, 50],
      ['done', 50, 0],
    ]);
    expect(await peopleOf(company)).toHaveLength(52);
  });

  test('done twice by two nodes writes everybody once', async () => {
    const company = await newCompany();
    const { Id } = await checked(company, [`,Ada,ada@a.example,,${company.tenant.ceo.email},,,`]);
    await server.call(startImport, { token: company.token, body: { Id } });
    const reference = { tenantId: company.tenant.id, importId: Id };
    await Promise.all([runImport(server.context, reference), runImport(server.context, reference)]);
    expect(await peopleOf(company)).toHaveLength(2);
    expect((await eventsOf(company)).filter(([kind]) => kind === 'people.imported')).toHaveLength(1);
  });

  test('can be cancelled while it runs, and then writes nobody', async () => {
    const company = await newCompany();
    const { token, tenant } = company;
    const { Id } = await checked(company, [`,Ada,ada@a.example,,${tenant.ceo.email},,,`]);
    await server.call(startImport, { token, body: { Id } });
    // Lock the tree, so that the import has to wait in the middle.
    const running = await inTenant(server.context.pool, tenant.id, async (db) => {
      await sql`select pg_advisory_xact_lock(hashtext('org_path'), ${tenant.id}::int)`.execute(db);
      const run = runImport(server.context, { tenantId: tenant.id, importId: Id });
      await expect
        .poll(async () => (await server.call(getImport, { token, params: { id: Id } })).body.State)
        .toBe('running');
      expect((await server.call(cancelImport, { token, params: { id: Id } })).body.State).toBe('cancelled');
      return { run };
    });
    await running.run;
    expect(await peopleOf(company)).toHaveLength(1);
    expect((await server.call(getImport, { token, params: { id: Id } })).body.State).toBe('cancelled');
    expect((await server.call(cancelImport, { token, params: { id: Id } })).problem.detail).toBe(
      'This import has ended already.',
    );
    expect((await server.call(startImport, { token, body: { Id } })).status).toBe(409);
  });

  test('that was never started is deleted after a day', async () => {
    const company = await newCompany();
    const { Id } = await checked(company, [`,Ada,ada@a.example,,${company.tenant.ceo.email},,,`]);
    await purgeImports.run(server.context);
    const count = async () =>
      (
        await server.owner.query('select 1 from person_import where id = $1 and tenant_id = $2', [
          Id,
          company.tenant.id,
        ])
      ).rowCount;
    expect(await count()).toBe(1);
    server.clock.advance(86_400_001);
    await purgeImports.run(server.context);
    expect(await count()).toBe(0);
  });
});
