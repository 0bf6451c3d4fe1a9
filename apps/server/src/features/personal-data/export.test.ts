import { makeToken } from '@bellwether/contract/accounts/tokens';
import { createGoal } from '@bellwether/contract/goals/drafting';
import { listPeriods } from '@bellwether/contract/goals/reading';
import { createNote } from '@bellwether/contract/people/notes';
import { deactivatePerson } from '@bellwether/contract/people/status';
import {
  exportDataOf,
  exportOwnData,
  getPersonalExport,
  listPersonalExports,
} from '@bellwether/contract/personal-data';
import { createAppraisal } from '@bellwether/contract/talent/appraisal';
import JSZip from 'jszip';
import { describe, expect, test } from 'vitest';
import { openBackground } from '../../background.ts';
import { buildAppraisalCompany } from '../../testing/appraisal-company.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { purgePersonalData } from './commands.purge.ts';
import { runExport } from './commands.run.ts';

const server = await startTestServer();
const company = await buildAppraisalCompany(server);
const { tenantId, people } = company;
const day = 86_400_000;

const me = await server.buildPerson(
  { id: tenantId },
  { name: 'Nora <b>Northlight</b>', manager: people.lead },
);
const token = await server.signInAs(me);
const { Id: goalPeriod } = (await server.call(listPeriods, { token })).body.data[0] ?? { Id: 0 };
await server.call(createGoal, {
  token,
  body: { Title: 'Own goal', Measurement: 'By ten', PeriodId: goalPeriod },
});
const note = (by: string, UserId: number, Body: string) =>
  server.call(createNote, { token: by, body: { UserId, Title: 'Note', Body } });
await note(company.tokenOf('lead'), me.id, 'Secret words about Nora');
await note(token, people.peer.id, 'Own words about a peer');
await company.bring('shared', { employee: me, token, manager: 'lead' }, { Review: '<p>Read by Nora.</p>' });
await company.must('lead', createAppraisal, {
  body: company.body(me, { EvaluationPeriodId: company.quarters[1], Review: '<p>Only a draft.</p>' }),
});

const ask = (by = token) => server.call(exportOwnData, { token: by, body: {} });
const get = (id: number, by = token) => server.call(getPersonalExport, { token: by, params: { id } });
const made = async () => {
  const { Id } = (await ask()).body;
  await runExport(server.context, { tenantId, exportId: Id });
  return Id;
};

// This test runs first, because the other tests run their jobs by hand.
test('a file is made by a job', async () => {
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const { body } = await ask();
  expect(body).toMatchObject({ State: 'waiting', Person: { Id: me.id }, ExpiresAt: null });
  expect((await get(body.Id)).problem.code).toBe('not_ready');
  expect((await ask()).body.Id).toBe(body.Id);
  const stop = await openBackground(server.context, silent);
  const state = async () => (await server.call(listPersonalExports, { token })).body.data[0]?.State;
  await expect.poll(state, { timeout: 20_000 }).toBe('ready');
  await stop();
  expect((await get(body.Id)).status).toBe(200);
});

describe('the file', () => {
  test('has what the person wrote and may read, and nothing that others wrote in private', async () => {
    const { headers, bytes } = await get(await made());
    expect(headers['content-type']).toBe('application/zip');
    const zip = await JSZip.loadAsync(bytes);
    const files = await Promise.all(
      Object.values(zip.files).map(async (file) => [file.name, await file.async('string')]),
    );
    const read = (name: string) =>
      JSON.parse(files.find(([file]) => file === `data/${name}.json`)?.[1] ?? '');
    expect(read('profile')[0]).toMatchObject({ name: me.name, email: me.email, manager: people.lead.name });
    expect(read('goals')[0]).toMatchObject({ title: 'Own goal' });
    expect(read('notes')[0]).toMatchObject({ body: 'Own words about a peer' });
    expect(read('appraisals').map(({ review }: { review: string }) => review)).toEqual([
      '<p>Read by Nora.</p>',
    ]);
    expect(read('appraisals')[0]).not.toHaveProperty('primary_rating');
    expect(read('acts').length).toBeGreaterThan(0);
    const all = JSON.stringify(files);
    for (const secret of ['Secret words', 'Only a draft', 'secret_hash', 'password_hash'])
      expect(all).not.toContain(secret);
    const page = files.find(([name]) => name === 'index.html')?.[1];
    expect(page).toContain('Own goal');
    expect(page).not.toContain('<b>Northlight');
  });

  test('needs a fresh proof, and no token gets it', async () => {
    const made = await server.call(makeToken, { token, body: { Name: 'x', Scopes: ['people:read'] } });
    expect((await ask(`Bearer ${made.body.Token}`)).status).toBe(403);
    server.clock.advance(16 * 60_000);
    expect((await ask()).problem.code).toBe('password_needed');
    server.clock.advance(-16 * 60_000);
  });

  test('is nobody else’s', async () => {
    const id = await made();
    for (const who of ['lead', 'orgAdmin', 'ceo', 'foreigner'] as const)
      expect((await get(id, company.tokenOf(who))).status).toBe(404);
    expect((await server.call(getPersonalExport, { params: { id } })).status).toBe(401);
    expect((await get(0)).status).toBe(400);
  });

  test('of somebody who left has no private notes of theirs, because an admin reads it', async () => {
    const left = await server.buildPerson({ id: tenantId }, { manager: people.lead });
    await note(await server.signInAs(left), people.peer.id, 'Private words of a leaver');
    await company.must('orgAdmin', deactivatePerson, { params: { id: left.id } });
    const by = company.tokenOf('orgAdmin');
    const { body } = await server.call(exportDataOf, { token: by, params: { id: left.id }, body: {} });
    await runExport(server.context, { tenantId, exportId: body.Id });
    const zip = await JSZip.loadAsync((await get(body.Id, by)).bytes);
    expect(await zip.file('index.html')?.async('string')).not.toContain('Private words');
    expect(zip.file('data/notes.json')).toBeNull();
    expect(zip.file('data/profile.json')).not.toBeNull();
  });

  test('is removed after seven days, with its bytes', async () => {
    const id = await made();
    const count = async () => {
      let files = 0;
      for await (const _ of server.context.files.list()) files += 1;
      return files;
    };
    const before = await count();
    server.clock.advance(7 * day);
    const fresh = await server.signInAs(me);
    expect((await get(id, fresh)).problem.code).toBe('removed');
    await purgePersonalData(server.context);
    expect(await count()).toBeLessThan(before);
    const { body } = await server.call(listPersonalExports, { token: fresh });
    expect(new Set(body.data.map(({ State }) => State))).toEqual(new Set(['removed']));
  });
});
