import fs, { mkdir, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join } from 'node:path';
import { listNotifications } from '@bellwether/contract/notifications';
import { cancelImport, changeImport, getImport, startImport } from '@bellwether/contract/people/import';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { openBackground } from '../../../background.ts';
import { inTenant } from '../../../platform/database/transaction.ts';
import { importCalls } from '../../../testing/import-calls.ts';
import { notificationReader } from '../../../testing/notifications.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { purgeImports } from '../jobs.ts';
import { readPeopleInbox } from './commands.inbox.ts';
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

describe('the watched folder', () => {
  type Company = Awaited<ReturnType<typeof newCompany>>;
  const { files } = server.context.config;
  const people = join(files.kind === 'folder' ? files.folder : '', 'people');
  const put = async (place: string, bytes: string | Uint8Array) => {
    const path = join(people, 'inbox', place);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
    await utimes(path, new Date(0), new Date(0));
  };
  const filesIn = async (name: 'inbox' | 'done', { tenant }: Company) => {
    const found = await readdir(join(people, name), { recursive: true });
    return found.filter((one) => one.startsWith(`${tenant.subdomain}/`)).sort();
  };
  const read = () => readPeopleInbox(server.context);
  /** Runs the imports that the folder has started, and returns how many these were. */
  const written = async ({ tenant }: Company) => {
    const { rows } = await server.owner.query(
      "select id from person_import where tenant_id = $1 and state = 'waiting'",
      [tenant.id],
    );
    for (const { id } of rows) await runImport(server.context, { tenantId: tenant.id, importId: id });
    return rows.length;
  };
  const told = async (token: string) => {
    const reader = notificationReader(server);
    while (await reader.turn());
    const { body } = await server.call(listNotifications, { token, params: { page: 0 } });
    return body.Notifications.map(({ Kind, Opens, NotifiedObjectId }) => ({ Kind, Opens, NotifiedObjectId }));
  };
  const lines = ({ tenant }: Company, more: readonly string[] = [], heading = '') =>
    [
      `Name,Email,Manager Email${heading}`,
      `Ada,ada@inbox.example,${tenant.ceo.email}`,
      `Bo,bo@inbox.example,ada@inbox.example`,
      ...more,
    ].join('\n');

  test('writes a clear file at once, once for two nodes, and moves it with its time', async () => {
    const company = await newCompany();
    const { subdomain } = company.tenant;
    await put(`${subdomain}/people.csv`, lines(company));
    const node = await startTestServer({ beside: server });
    await Promise.all([read(), readPeopleInbox(node.context)]);
    expect(await written(company)).toBe(1);
    expect((await peopleOf(company)).map(({ name }) => name)).toEqual([expect.anything(), 'Ada', 'Bo']);
    expect([await filesIn('inbox', company), await filesIn('done', company)]).toEqual([
      [],
      [expect.stringMatching(`^${subdomain}/\\d{4}-\\d\\d-\\d\\dT\\d\\d-\\d\\d-\\d\\d-people\\.csv$`)],
    ]);
    expect(await told(company.token)).toEqual([]);
  });

  test('reads no file twice that could not be moved, and the same list again if it is left again', async () => {
    const company = await newCompany();
    const { subdomain } = company.tenant;
    const done = join(people, 'done', subdomain);
    // Nothing can be moved to a folder that is a file.
    await mkdir(dirname(done), { recursive: true });
    await writeFile(done, '');
    await put(`${subdomain}/people.csv`, lines(company));
    await expect(read()).rejects.toThrow('not read');
    expect(await written(company)).toBe(1);
    await rm(done);
    await read();
    expect([await written(company), await filesIn('inbox', company)]).toEqual([0, []]);
    await put(`${subdomain}/people.csv`, lines(company));
    await read();
    expect([await written(company), await filesIn('inbox', company)]).toEqual([1, []]);
  });

  test('goes on after a file that it cannot move or read', async () => {
    const [one, other] = [await newCompany(), await newCompany()];
    const long = `${'ä'.repeat(120)}.csv`;
    await put(`${one.tenant.subdomain}/${long}`, lines(one));
    await put(`${other.tenant.subdomain}/people.csv`, lines(other));
    await writeFile(join(people, 'done', one.tenant.subdomain), '');
    await expect(read()).rejects.toThrow('not read');
    expect([await written(one), await written(other)]).toEqual([1, 1]);
    await rm(join(people, 'done', one.tenant.subdomain));
    await read();
    expect(await filesIn('inbox', one)).toEqual([]);
  });

  test('leaves a clear file to the admins if it has become unclear before it is written', async () => {
    const company = await newCompany();
    const { tenant } = company;
    await put(`${tenant.subdomain}/people.csv`, lines(company));
    await read();
    const gone = await server.buildPerson(tenant, { name: 'Ada', email: 'ada@inbox.example' });
    await server.owner.query('update person set deactivated_at = now() where id = $1', [gone.id]);
    expect(await written(company)).toBe(1);
    expect(await peopleOf(company)).toHaveLength(2);
    expect((await told(company.token)).map(({ Kind }) => Kind)).toEqual(['people_file_waits']);
  });

  test.each<[string, string, readonly string[]]>([
    ['somebody leaves', ',Status', ['Gone,gone@inbox.example,,Terminated']],
    ['a row is bad', '', ['Cy,cy@,ada@inbox.example']],
    ['a manager is unknown', '', ['Cy,cy@inbox.example,who@inbox.example']],
    ['somebody gets rights', ',Permissions', ['Gone,gone@inbox.example,,Org Admin']],
    ['somebody becomes a deputy', ',Away until,Deputy', ['Gone,gone@inbox.example,,2026-12-20,Ada']],
  ])('waits for every admin if %s, who starts it', async (_why, heading, more) => {
    const company = await newCompany();
    const { tenant } = company;
    await server.buildPerson(tenant, { name: 'Gone', email: 'gone@inbox.example', manager: tenant.ceo });
    const admins = await Promise.all(
      [1, 2].map(async () =>
        server.signInAs(await server.buildPerson(tenant, { flags: ['isOrgAdmin'], manager: tenant.ceo })),
      ),
    );
    const member = await server.signInAs(await server.buildPerson(tenant, { manager: tenant.ceo }));
    const stranger = await newCompany();
    await put(`${tenant.subdomain}/people.csv`, lines(company, more, heading));
    await read();
    expect(await written(company)).toBe(0);
    const waits = [{ Kind: 'people_file_waits', Opens: 'people_file', NotifiedObjectId: expect.any(Number) }];
    for (const admin of admins) expect(await told(admin)).toEqual(waits);
    for (const other of [member, stranger.token]) expect(await told(other)).toEqual([]);
    const Id = (await told(admins[0] ?? ''))[0]?.NotifiedObjectId ?? 0;
    const look = (token: string) => server.call(changeImport, { token, params: { id: Id }, body: {} });
    const looks = [...admins, member, stranger.token].map(async (token) => (await look(token)).status);
    expect(await Promise.all(looks)).toEqual([200, 200, 403, 404]);
    const [, second = ''] = admins;
    await server.call(startImport, { token: second, body: { Id, Rows: 'good' } });
    expect(await written(company)).toBe(1);
    const mine = await server.call(getImport, { token: second, params: { id: Id } });
    expect([mine.body.State, mine.body.Added]).toEqual(['done', 2]);
    // One has decided, so it waits for nobody any more.
    await told(second);
    for (const token of admins) {
      const { body } = await server.call(listNotifications, { token, params: { page: 0 } });
      const own = body.Notifications.filter(({ Kind }) => Kind === 'people_file_waits');
      expect(own.map(({ IsRead }) => IsRead)).toEqual([true]);
    }
  });

  test('tells of a file that is no list, reads no link and no hidden or growing file, and no other company’s', async () => {
    const company = await newCompany();
    const { subdomain } = company.tenant;
    const outside = join(people, 'outside.csv');
    await put(`${subdomain}/bomb.xlsx`, Buffer.from('PK\u0003\u0004 no zip'));
    await put(`${subdomain}/.hidden.csv`, lines(company));
    await put(`nobody-${subdomain}/people.csv`, lines(company));
    await put('people.csv', lines(company));
    await writeFile(outside, lines(company));
    await symlink(outside, join(people, 'inbox', subdomain, 'link.csv'));
    const growing = join(people, 'inbox', subdomain, 'growing.csv');
    await writeFile(growing, lines(company));
    const now = new Date(server.clock.now() - 1_000);
    await utimes(growing, now, now);
    await read();
    expect([await written(company), await peopleOf(company)]).toEqual([0, [expect.anything()]]);
    expect(await filesIn('inbox', company)).toEqual([
      `${subdomain}/.hidden.csv`,
      `${subdomain}/growing.csv`,
      `${subdomain}/link.csv`,
    ]);
    expect((await told(company.token)).map(({ Kind, Opens }) => [Kind, Opens])).toEqual([
      ['people_file_failed', 'people_import'],
    ]);
    expect(await readFile(outside, 'utf8')).toContain('Ada');
  });

  test('tells of a file that the server may not read, once', async () => {
    const company = await newCompany();
    await put(`${company.tenant.subdomain}/people.csv`, lines(company));
    // Whoever runs the tests may read every file.
    const open = vi
      .spyOn(fs, 'open')
      .mockRejectedValue(Object.assign(new Error('denied'), { code: 'EACCES' }));
    syncBuiltinESMExports();
    await read();
    open.mockRestore();
    syncBuiltinESMExports();
    await read();
    expect([await written(company), await filesIn('inbox', company)]).toEqual([0, []]);
    expect((await told(company.token)).map(({ Kind }) => Kind)).toEqual(['people_file_failed']);
  });
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
