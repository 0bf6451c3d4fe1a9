import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { restoreSession, signIn } from '@bellwether/contract/accounts';
import { makeToken } from '@bellwether/contract/accounts/tokens';
import { addComment } from '@bellwether/contract/goals/comments';
import { getGoal, listGoals } from '@bellwether/contract/goals/reading';
import * as calendar from '@bellwether/contract/notifications/calendar';
import { unsubscribe } from '@bellwether/contract/notifications/mails';
import { markAllRead } from '@bellwether/contract/notifications/unread';
import { uploadAvatar } from '@bellwether/contract/people/avatar';
import { getTenant } from '@bellwether/contract/tenant';
import sharp from 'sharp';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { runCommandLine } from '../cli.ts';
import { unsubscribeToken } from '../features/notifications/mails/access.unsubscribe.ts';
import { moveCompany } from '../features/tenant/commands.move.ts';
import * as backup from '../platform/backup/company-tables.ts';
import { exportCompany } from '../platform/backup/export-company.ts';
import { importCompany } from '../platform/backup/import-company.ts';
import { tablesOf } from '../platform/backup/tables.ts';
import { inLongTransaction } from '../platform/database/long-transaction.ts';
import { inTenant } from '../platform/database/transaction.ts';
import { doDueWork } from '../platform/jobs/due.ts';
import { sealedColumns } from '../platform/secrets/sealed-columns.ts';
import { runCommands } from '../testing/command-line.ts';
import { companyRows } from '../testing/company-rows.ts';
import { testPassword } from '../testing/factory.ts';
import { buildGoalCompany } from '../testing/goal-company.ts';
import { askServer, urlOf } from '../testing/test-database.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

// Two cells with a database and a storage each.
const home = mkdtempSync(join(tmpdir(), 'bellwether-cells-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const one = await startTestServer();
const two = await startTestServer();
await askServer(two.connection, `update installation_key set key = decode(repeat('ab', 32), 'hex')`);
const filesOf = (cell: TestServer) => {
  const { files } = cell.context.config;
  return files.kind === 'folder' ? `file://${files.folder}` : '';
};
const envOf = (cell: TestServer) => ({
  DATABASE_URL: urlOf(cell.connection),
  BELLWETHER_HOME: home,
  BELLWETHER_NOW: '2026-11-18T15:00:00Z',
  FILES_URL: filesOf(cell),
});
const inOne = (words: string, answer?: string) => runCommands(words, envOf(one), answer);
const inTwo = (words: string) => runCommands(words, envOf(two));
const ask = async (cell: TestServer, statement: string) => (await askServer(cell.connection, statement)).rows;

const company = await buildGoalCompany(one, { subdomain: 'traveller', name: 'Traveller' });
const goal = await company.makeApproved('member', { Title: 'Tab\there, \\N and\nlines' });
await company.make('peer', { ParentId: goal.Goal.Id });
const note = (Comment: string) => ({ Id: goal.Goal.Id, Type: 'GoalStatus' as const, Comment });
await company.must('lead', addComment, { body: note('Kept') });
const bytes = new Uint8Array(
  await sharp({ create: { width: 40, height: 40, channels: 3, background: '#1a4f8b' } })
    .png()
    .toBuffer(),
);
const params = { profileId: company.people.member.id };
await company.must('member', uploadAvatar, { params, file: { bytes } });
const id = company.tenantId;
const token = company.tokenOf('member');
const program = (await company.must('lead', makeToken, { body: { Name: 'Friday', Scopes: ['goals:read'] } }))
  .Token;
const feed = (await company.must('member', calendar.makeCalendarLink)).Url.split('/').at(-2) ?? '';
const stopLink = await company.read((db) =>
  unsubscribeToken(db, { tenantId: id, personId: company.people.member.id, mails: 'weekly_ask' }),
);
const statusIn = async (cell: TestServer) => (await cell.call(restoreSession, { token })).status;
const comment = (cell: TestServer, text = 'Late') => cell.call(addComment, { token, body: note(text) });

/** The places of the company's files. */
async function placesIn(cell: TestServer): Promise<string[]> {
  const places: string[] = [];
  for await (const { place } of cell.context.files.list()) if (place.startsWith(`${id}/`)) places.push(place);
  return places;
}

const rowsOf = (cell: TestServer) => companyRows(cell, id);

/** Gives the company a secret that another key has sealed. */
const sealOne = () =>
  ask(
    one,
    `insert into channel (tenant_id, kind, name, url, host, posts, author_id, created_at)
      values (${id}, 'slack', 'All', '0badkey0.abc', 'hooks.slack.com', '{digest}', ${company.people.peer.id}, '2026-11-18')`,
  );

test('every table belongs to a company, or is known to stay behind', async () => {
  const { all, own } = await inLongTransaction(one.connection, { name: 'probe' }, async (client) => ({
    all: await tablesOf(client),
    own: await backup.companyTables(client),
  }));
  const named = all.map(({ name }) => name);
  expect(own.filter(({ name, columns }) => name !== 'tenant' && !columns.includes('tenant_id'))).toEqual([]);
  expect(Object.keys(backup.staysBehind).filter((name) => !named.includes(name))).toEqual([]);
  // Somebody decides of each new table whether a company's admins get it (personal-data.7).
  expect([...backup.keptForAdmins, ...backup.proofs, ...backup.privateWords].sort()).toEqual(
    own.map(({ name }) => name).sort(),
  );
  const columns = own.flatMap(({ name, columns: all }) => all.map((column) => `${name}.${column}`));
  expect(sealedColumns.filter((column) => !columns.includes(column))).toEqual([]);
});

describe('ids of companies', () => {
  test('come from the range of the database, and end with it', async () => {
    expect((await inTwo('tenant range')).printed).toMatch(
      /^Ids of companies: 1 to 2147483647\. The next is \d+\.$/,
    );
    expect(await inTwo('tenant range --ids 500001-500002')).toEqual({
      code: 0,
      printed: 'Ids of companies: 500001 to 500002. The next is 500001.',
      noted: '',
    });
    expect((await two.buildTenant()).id).toBe(500_001);
    expect((await inTwo('tenant range --ids 500001-500001')).noted).toBe(
      'All ids from 500001 to 500001 are given already: choose a range with room.',
    );
    await two.buildTenant();
    expect(
      (await inTwo('tenant create --subdomain third --name Third --ceo-name C --ceo-email c@x.example'))
        .noted,
    ).toBe(
      'This database has given all of its ids of companies, 500001 to 500002: see bellwether tenant range --help.',
    );
    expect((await inTwo('tenant range --ids 600000-700000')).code).toBe(0);
  });
});

describe('a file of a company', () => {
  const file = join(home, 'traveller.tar.gz');

  test('has everything, and comes back whole', async () => {
    expect(await inOne(`tenant export traveller ${file}`)).toMatchObject({ code: 0, printed: '' });
    expect((await inOne(`tenant export traveller ${file}`)).noted).toMatch(/exists already/);
    const before = await rowsOf(one);
    expect((await inTwo(`tenant import ${file}`)).printed).toMatch(
      /^Traveller is here: \d{3,} rows and 1 file\. Once no other server has it, run bellwether tenant thaw traveller\.$/,
    );
    const { event: _own, ...others } = await rowsOf(two);
    const { event: _given, ...wanted } = before;
    expect(others).toEqual(wanted);
    expect(await statusIn(two)).toBe(200);
    expect((await comment(two)).problem.code).toBe('company_frozen');
    expect((await inTwo(`tenant import ${file}`)).noted).toBe(
      `The id ${id} of Traveller is in use here, by the company with the subdomain traveller.`,
    );
    await inTwo('tenant suspend traveller --yes');
    expect((await inTwo('tenant purge traveller --confirm other')).code).toBe(2);
    expect((await inTwo('tenant purge traveller --confirm traveller')).code).toBe(0);
    expect(await rowsOf(two)).toEqual({});
    expect(await placesIn(two)).toEqual([]);
  });

  test.each([
    ['cut off', (whole: Buffer) => whole.subarray(0, whole.length - 200)],
    ['changed', (whole: Buffer) => changed(whole, 'Traveller', 'Travellor')],
    ['of another version', (whole: Buffer) => changed(whole, '0096_cells', '0096_calls')],
  ])('writes nothing when it is %s', async (_, spoil) => {
    const bad = join(home, 'bad.tar.gz');
    writeFileSync(bad, spoil(readFileSync(file)));
    const { code, noted } = await inTwo(`tenant import ${bad}`);
    expect(code).toBe(1);
    expect(noted).toMatch(/is no whole backup|newer Bellwether/);
    expect(await rowsOf(two)).toEqual({});
    expect(await ask(two, `select from tenant where id = ${id}`)).toEqual([]);
  });

  test('is refused for an id that the database may give, and for a subdomain that is taken', async () => {
    await inTwo(`tenant range --ids ${id}-${id + 500}`);
    expect((await inTwo(`tenant import ${file}`)).noted).toMatch(
      `The id ${id} of Traveller is among those that this database gives to new companies`,
    );
    await inTwo('tenant range --ids 600000-700000');
    const [{ id: other }] = await ask(two, 'select min(id) as id from tenant');
    await ask(two, `update tenant set subdomain = 'traveller' where id = ${other}`);
    expect((await inTwo(`tenant import ${file}`)).noted).toBe(
      'The subdomain traveller of Traveller is taken here.',
    );
    await ask(two, `update tenant set subdomain = 'stayer' where id = ${other}`);
  });

  test('goes through a pipe, and tells which key is missing', async () => {
    await sealOne();
    const pipe = new PassThrough();
    const whole = buffer(pipe);
    const noted: string[] = [];
    const terminal = { print: () => undefined, note: (line: string) => void noted.push(line) };
    await runCommandLine(['tenant', 'export', 'traveller', '-'], {
      ...terminal,
      env: envOf(one),
      output: pipe,
    });
    const input = new PassThrough();
    input.end(await whole);
    expect(
      await runCommandLine(['tenant', 'import', '-', '--thaw'], { ...terminal, env: envOf(two), input }),
    ).toBe(0);
    expect(noted.join('\n')).toMatch('were sealed with another CONNECTION_KEY');
    await ask(one, `delete from channel where tenant_id = ${id}`);
    expect((await comment(two)).status).toBe(200);
    await inTwo('tenant suspend traveller --yes');
    await inTwo('tenant purge traveller --yes');
  });

  test('for its admins has no proofs of identity and no private words', async () => {
    const admins = join(home, 'admins.tar.gz');
    await exportCompany({ owner: one.connection, files: one.context.files }, id, admins, { for: 'admin' });
    const text = gunzipSync(readFileSync(admins)).toString('latin1');
    expect(text).toContain('tables/goal/000001.copy');
    for (const name of backup.leftOutForAdmins) expect(text).not.toContain(`tables/${name}/`);
    expect(text).toContain('"installationKey":null');
    expect((await inTwo(`tenant import ${admins}`)).code).toBe(0);
    await inTwo('tenant suspend traveller --yes');
    await inTwo('tenant purge traveller --yes');
  });
});

describe('a frozen company', () => {
  test('is read, writes nothing, and goes on afterwards', async () => {
    const stays = await one.buildTenant({ subdomain: 'stays' });
    await ask(
      one,
      `insert into mail (tenant_id, kind, person_id, requested_at) values (${id}, 'probe', ${company.people.member.id}, now())`,
    );
    expect((await inOne('tenant freeze traveller')).printed).toBe('Traveller is frozen.');
    expect((await inOne('tenant list')).printed).toMatch(/^traveller +frozen /m);
    expect(await statusIn(one)).toBe(200);
    expect(
      (await one.call(listGoals, { token, body: { PeriodId: company.periods.current.id } as never })).status,
    ).toBe(200);
    const refused = await comment(one);
    expect(refused).toMatchObject({ status: 503, problem: { code: 'company_frozen' } });
    expect(refused.headers['retry-after']).toBe('5');
    expect((await one.call(markAllRead, { token })).status).toBe(503);
    expect(
      (
        await one.call(signIn, {
          body: { userName: company.people.peer.email, password: testPassword, domain: 'traveller' },
        })
      ).status,
    ).toBe(503);
    expect((await one.call(unsubscribe, { body: { Token: stopLink } })).status).toBe(503);
    expect((await one.call(calendar.getCalendar, { params: { token: feed } })).status).toBe(200);
    await ask(
      one,
      `insert into due_work (kind, tenant_id, subject_id, due_at) values ('probe', ${id}, 1, '2026-01-01'), ('probe', ${stays.id}, 1, '2026-01-01')`,
    );
    const ran: number[] = [];
    await doDueWork(one.context, [
      {
        kind: 'probe',
        async run({ tenant }) {
          ran.push(tenant.id);
        },
      },
    ]);
    expect(ran).toEqual([stays.id]);
    expect((await inOne('tenant thaw traveller')).printed).toBe('Traveller goes on.');
    expect((await comment(one)).status).toBe(200);
    expect(
      await ask(one, `select from due_work where tenant_id = ${id} and kind = 'retry_mail'`),
    ).toHaveLength(1);
  });

  test('waits for a write that began before', async () => {
    const held = Promise.withResolvers<void>();
    const writing = inTenant(one.context.pool, id, async (db) => {
      await db.updateTable('person').set({ biography: 'late' }).where('tenant_id', '=', id).execute();
      await held.promise;
    });
    const freezing = inOne('tenant freeze traveller');
    await vi.waitFor(
      async () => expect((await ask(one, `select held from tenant where id = ${id}`))[0].held).toBe('frozen'),
      { timeout: 20_000 },
    );
    held.resolve();
    await writing;
    expect((await freezing).code).toBe(0);
    await inOne('tenant thaw traveller');
  });
});

describe('a move', () => {
  const context = { owner: one.connection, files: one.context.files, clock: one.clock };
  const target = { owner: two.connection, files: two.context.files };
  const move = () => inOne(`tenant move traveller --to ${urlOf(two.connection)} --files ${filesOf(two)}`);
  /** Which cells answer, and which take writes. */
  const answering = async () => {
    const cells = [one, two];
    const reads = await Promise.all(cells.map(statusIn));
    const writes = await Promise.all(cells.map(async (cell) => (await comment(cell)).status));
    return { reads, writes };
  };

  test('stopped before the other database has it, leaves the company here; undone, it goes on', async () => {
    const stop = new Error('stopped');
    const put = vi.spyOn(two.context.files, 'put').mockRejectedValueOnce(stop);
    await expect(moveCompany(context, target, id)).rejects.toThrow('stopped');
    put.mockRestore();
    expect(await answering()).toEqual({ reads: [200, 401], writes: [200, 401] });
    // As a killed command leaves it.
    await ask(
      one,
      `update tenant set held = 'moving', move_id = gen_random_uuid(),
        move_to = (select md5(decode(repeat('ab', 32), 'hex')) || ' ${two.connection.database}') where id = ${id}`,
    );
    expect(await answering()).toEqual({ reads: [200, 401], writes: [503, 401] });
    expect((await inOne('tenant thaw traveller')).code).toBe(2);
    expect((await inOne(`tenant move traveller --to ${urlOf(one.connection)}`)).noted).toBe(
      'The company is in that database already.',
    );
    expect((await inOne(`tenant move traveller --to ${urlOf(two.connection)} --undo`)).printed).toBe(
      'Traveller stays here and goes on.',
    );
    expect((await comment(one)).status).toBe(200);
  });

  test('brings everything along: sessions, tokens, feeds, links in mails, events nobody has heard', async () => {
    await ask(one, `update event_cursor set position = (select max(event_id) from event_pointer)`);
    await comment(one, 'Unheard');
    await sealOne();
    const before = await rowsOf(one);
    const { code, printed, noted } = await move();
    expect([code, printed]).toEqual([
      0,
      expect.stringMatching(
        /^Traveller has moved: \d{3,} rows and 1 file\. Its writes waited for \d+\.\d s\.$/,
      ),
    ]);
    expect(noted).toMatch('Now send traveller to its new servers');
    expect(noted).toMatch('stay sealed with the keys of these servers');
    expect(await rowsOf(one)).toEqual({});
    expect(await placesIn(one)).toEqual([]);
    const { event: _e, due_work: _d, ...moved } = await rowsOf(two);
    const { event: _f, due_work: _g, ...wanted } = before;
    expect(moved).toEqual(wanted);
    expect(await answering()).toEqual({ reads: [421, 200], writes: [421, 200] });
    expect((await one.call(getTenant, { params: { id: 'traveller' } })).problem.code).toBe('company_moved');
    expect(
      (await two.call(getGoal, { token: `Bearer ${program}`, params: { id: goal.Goal.Id } })).status,
    ).toBe(200);
    expect((await two.call(calendar.getCalendar, { params: { token: feed } })).status).toBe(200);
    expect((await two.call(unsubscribe, { body: { Token: stopLink } })).status).toBe(200);
    const [{ avatar }] = await ask(
      two,
      `select avatar from person where id = ${company.people.member.id} and tenant_id = ${id}`,
    );
    expect(
      await buffer((await two.context.files.read(`${id}/${avatar}`)) ?? new PassThrough()),
    ).not.toHaveLength(0);
    const unheard = await ask(
      two,
      `select count(*)::int as readers, count(distinct event_id)::int as events from event_delivery where tenant_id = ${id} and retry_at is not null`,
    );
    const [{ readers }] = await ask(two, 'select count(*)::int as readers from event_cursor');
    expect(unheard[0].events).toBeGreaterThanOrEqual(1);
    expect(unheard[0].readers).toBe(unheard[0].events * readers);
    expect((await move()).printed).toMatch(/^Traveller has moved: 0 rows/);
  });

  test('stopped after the other database had it, is finished by the next run', async () => {
    // Back to the first cell, stopped between the two commits.
    const home2 = { owner: two.connection, files: two.context.files, clock: two.clock };
    const back = { owner: one.connection, files: one.context.files };
    const [{ key }] = await ask(one, 'select md5(key) as key from installation_key');
    await ask(
      two,
      `update tenant set held = 'moving', move_id = '00000000-0000-4000-8000-000000000001',
        move_to = '${key} ${one.connection.database}' where id = ${id}`,
    );
    const pipe = new PassThrough();
    await Promise.all([
      exportCompany(home2, id, pipe),
      importCompany({ ...back, clock: one.clock }, pipe, {
        name: 'copy',
        moveId: '00000000-0000-4000-8000-000000000001',
        isFrozen: false,
      }),
    ]);
    expect((await answering()).writes).toEqual([200, 503]);
    await moveCompany(home2, back, id);
    expect(await answering()).toEqual({ reads: [200, 421], writes: [200, 421] });
    expect(await rowsOf(two)).toEqual({});
  });
});

/** Changes the same number of bytes inside of an archive. */
function changed(whole: Buffer, from: string, to: string): Buffer {
  const text = gunzipSync(whole).toString('latin1');
  return gzipSync(Buffer.from(text.replace(from, to), 'latin1'));
}
