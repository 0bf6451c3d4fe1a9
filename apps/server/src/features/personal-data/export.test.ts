import { makeToken } from '@bellwether/contract/accounts/tokens';
import { createGoal } from '@bellwether/contract/goals/drafting';
import { listPeriods } from '@bellwether/contract/goals/reading';
import { listNotifications, saveNotificationPreference } from '@bellwether/contract/notifications';
import { addTalkPoint } from '@bellwether/contract/one-to-one';
import { createNote } from '@bellwether/contract/people/notes';
import { activatePerson, deactivatePerson } from '@bellwether/contract/people/status';
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
import { notificationReader } from '../../testing/notifications.ts';
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

  test('of somebody who left has nothing that the admin may not read, and the person is told of it', async () => {
    const left = await server.buildPerson({ id: tenantId }, { manager: people.lead });
    const own = await server.signInAs(left);
    await note(own, people.peer.id, 'Private words of a leaver');
    // Who asked for the data is told all the same.
    const off = { Topic: 'people', Delivery: 'off' } as const;
    expect((await server.call(saveNotificationPreference, { token: own, body: off })).status).toBe(200);
    for (const [Title, IsPrivate] of [
      ['An open goal', false],
      ['A secret goal', true],
    ] as const) {
      const body = { Title, Measurement: 'By ten', PeriodId: goalPeriod, IsPrivate, IsDraft: false };
      expect((await server.call(createGoal, { token: own, body })).status).toBe(200);
    }
    await server.owner.query(`update goal set published_at = created_at where owner_id = $1`, [left.id]);
    await company.bring('shared', { employee: left, token: own, manager: 'lead' }, { Review: 'A judgement' });
    const body = { Body: 'A confidence' };
    await company.must('lead', addTalkPoint, { params: { userId: left.id }, body });
    await company.must('orgAdmin', deactivatePerson, { params: { id: left.id } });
    const by = company.tokenOf('orgAdmin');
    const { Id } = await company.must('orgAdmin', exportDataOf, { params: { id: left.id }, body: {} });
    await runExport(server.context, { tenantId, exportId: Id });
    const zip = await JSZip.loadAsync((await get(Id, by)).bytes);
    const page = await zip.file('index.html')?.async('string');
    expect(page).toContain('asked for by an admin');
    expect(page).toContain('An open goal');
    for (const secret of ['Private words', 'A secret goal', 'A judgement', 'A confidence'])
      expect(page).not.toContain(secret);
    for (const part of ['notes', 'one_to_ones', 'appraisals', 'self_reviews', 'peer_feedback', 'own_record'])
      expect(zip.file(`data/${part}.json`)).toBeNull();
    expect(zip.file('data/profile.json')).not.toBeNull();
    await company.must('orgAdmin', activatePerson, { params: { id: left.id } });
    expect((await get(Id, by)).problem.code).toBe('active_again');
    const reader = notificationReader(server);
    // The first reading writes the event of the second one.
    for (const _ of [1, 2]) while (await reader.turn());
    const call = { token: await server.signInAs(left), params: { page: 0 } };
    const heard = await server.call(listNotifications, call);
    expect(heard.body.Notifications.map(({ Body }) => Body)).toContain(
      `While your account was deactivated, ${people.orgAdmin.name} asked for a file with your data. It had no private words of yours.`,
    );
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
