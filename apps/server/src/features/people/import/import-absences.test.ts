import { addAbsence, listAbsences } from '@bellwether/contract/people/absence';
import { previewImport, startImport } from '@bellwether/contract/people/import';
import { getProfile } from '@bellwether/contract/people/profile';
import { expect, test } from 'vitest';
import { fileOf, importCalls } from '../../../testing/import-calls.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { runImport } from './commands.run.ts';

// The clock starts on 18 November 2026.
const server = await startTestServer();
const calls = importCalls(server);
const company = await calls.newCompany();
const { tenant, token } = company;
const heading = 'Name,Email,Manager Email,Away from,Away until,Deputy';
const row = (name: string, ...more: string[]) =>
  [name, `${name.toLowerCase()}@x.example`, tenant.ceo.email, ...more].join(',');

async function checked(lines: readonly string[], file = [heading, ...lines]) {
  const answer = await server.call(previewImport, { token, file: fileOf(file) });
  expect(answer.status).toBe(200);
  return answer.body;
}
async function write(lines: readonly string[], file = [heading, ...lines]) {
  const preview = await checked(lines, file);
  expect(preview.Faults).toEqual([]);
  await server.call(startImport, { token, body: { Id: preview.Id } });
  await runImport(server.context, { tenantId: tenant.id, importId: preview.Id });
  return preview;
}
async function absencesOf(name: string) {
  const { rows } = await server.owner.query('select id from person where tenant_id = $1 and name = $2', [
    tenant.id,
    name,
  ]);
  const params = { id: rows[0].id };
  const { body } = await server.call(listAbsences, { token, params });
  const profile = await server.call(getProfile, { token, params });
  return {
    stored: body.data.map(({ From, Until, Deputy }) => [From, Until, Deputy?.Name ?? null]),
    away: profile.body.AwayUntil,
  };
}

test('a file brings absences with deputies, new people too, and the same file again changes nothing', async () => {
  const lines = [
    row('Ada', '2026-11-16', '2026-12-01', 'ben@x.example'),
    row('Ben', '', '', ''),
    row('Cora', '2026-12-24', '02/01/2027', 'Ada'),
    row('Dora', '2026-10-01', '2026-10-05', 'Ada'),
  ];
  // 02/01/2027 may be two days, so it is not read.
  expect((await checked(lines)).Faults.map(({ Column, Message }) => [Column, Message])).toEqual([
    ['AwayUntil', '“02/01/2027” is no day that can be read for certain. Write it as 2026-12-31.'],
  ]);
  lines[2] = row('Cora', '2026-12-24', '31.12.2026', 'Ada');
  expect(await write(lines)).toMatchObject({ Added: 4 });
  expect(await absencesOf('Ada')).toEqual({
    stored: [['2026-11-16', '2026-12-01', 'Ben']],
    away: '2026-12-01',
  });
  expect(await absencesOf('Cora')).toEqual({ stored: [['2026-12-24', '2026-12-31', 'Ada']], away: null });
  expect(await absencesOf('Dora')).toEqual({ stored: [], away: null });
  expect(await checked(lines)).toMatchObject({ Added: 0, Changed: 0, Unchanged: 4 });
  lines[0] = row('Ada', '2026-11-16', '2026-12-08', '');
  expect(await write(lines)).toMatchObject({ Changed: 1, Unchanged: 3 });
  expect(await absencesOf('Ada')).toEqual({
    stored: [['2026-11-16', '2026-12-08', 'Ben']],
    away: '2026-12-08',
  });
});

test('a file that is read again later keeps past days and the deputy, and the former deputy is told', async () => {
  const { id } = await server.buildPerson(tenant, { name: 'Mia', email: 'mia@x.example' });
  const nora = await server.buildPerson(tenant, { name: 'Nora', email: 'nora@x.example' });
  await server.buildPerson(tenant, { name: 'Otto', email: 'otto@x.example' });
  const body = { From: '2026-11-02', Until: '2026-12-10', DeputyId: nora.id };
  expect((await server.call(addAbsence, { token, params: { id }, body })).status).toBe(200);
  const until = ['Name,Email,Away until', 'Mia,mia@x.example,20.12.2026'];
  expect((await write([], until)).Changed).toBe(1);
  const stored = [['2026-11-02', '2026-12-20', 'Nora']];
  expect(await absencesOf('Mia')).toEqual({ stored, away: '2026-12-20' });
  server.clock.advance(86_400_000);
  expect(await checked([], until)).toMatchObject({ Changed: 0, Unchanged: 1 });
  expect((await write([row('Mia', '2026-11-19', '2026-12-20', 'Otto')])).Changed).toBe(1);
  expect((await absencesOf('Mia')).stored).toEqual([['2026-11-02', '2026-12-20', 'Otto']]);
  const { rows } = await server.owner.query(
    `select detail ->> 'former' as former from event where tenant_id = $1 and subject_id = $2
      and kind = 'person.absence_set' order by id`,
    [tenant.id, id],
  );
  expect(rows.map(({ former }) => former)).toEqual([null, null, String(nora.id)]);
});

test('a running absence goes on until the later one of a file, and each deputy stays', async () => {
  const { id } = await server.buildPerson(tenant, { name: 'Pia', email: 'pia@x.example' });
  const params = { id };
  const deputies = new Map<string, number>();
  for (const name of ['Quin', 'Rosa', 'Sven'])
    deputies.set(
      name,
      (await server.buildPerson(tenant, { name, email: `${name.toLowerCase()}@x.example` })).id,
    );
  for (const [From, Until, name] of [
    ['2026-11-17', '2026-11-25', 'Quin'],
    ['2026-12-01', '2026-12-04', 'Rosa'],
  ] as const) {
    const body = { From, Until, DeputyId: deputies.get(name) ?? 0 };
    expect((await server.call(addAbsence, { token, params, body })).status).toBe(200);
  }
  await write([row('Pia', '2026-11-23', '2026-12-08', '')]);
  const running = ['2026-11-17', '2026-11-22', 'Quin'];
  expect(await absencesOf('Pia')).toEqual({
    stored: [running, ['2026-11-23', '2026-12-08', 'Rosa']],
    away: '2026-11-22',
  });
  await write([row('Pia', '2026-11-23', '2026-12-08', 'Sven')]);
  expect(await absencesOf('Pia')).toEqual({
    stored: [running, ['2026-11-23', '2026-12-08', 'Sven']],
    away: '2026-11-22',
  });
  const { rows } = await server.owner.query(
    `select detail ->> 'former' as former, detail ->> 'deputy' as deputy, detail ->> 'keepsDeputy' as keeps from event
    where tenant_id = $1 and subject_id = $2 and kind = 'person.absence_set' order by id offset 2`,
    [tenant.id, id],
  );
  const [rosa, sven] = [String(deputies.get('Rosa')), String(deputies.get('Sven'))];
  expect(rows).toEqual([
    { former: null, deputy: rosa, keeps: 'true' },
    { former: rosa, deputy: sven, keeps: 'false' },
  ]);
});

test('a wrong absence is a fault of its row', async () => {
  await server.buildPerson(tenant, { name: 'Obi', email: 'obi@x.example', role: 'observer' });
  const preview = await checked([
    row('Eve', '2026-12-02', '2026-12-01', ''),
    row('Fay', '2026-12-01', 'soon', ''),
    row('Gil', '2026-12-01', '2027-12-02', ''),
    row('Hal', '2026-12-01', '2026-12-02', 'obi@x.example'),
    row('Ida', '2026-12-01', '2026-12-02', 'nobody@x.example'),
    row('Jon', '2026-12-01', '2026-12-02', 'jon@x.example'),
  ]);
  expect(preview.Faults.map(({ Row, Column }) => [Row, Column])).toEqual([
    [2, 'AwayUntil'],
    [3, 'AwayUntil'],
    [4, 'AwayUntil'],
    [5, 'Deputy'],
    [6, 'Deputy'],
    [7, 'Deputy'],
  ]);
});
