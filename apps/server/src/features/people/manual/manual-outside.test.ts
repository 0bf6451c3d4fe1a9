import { signOut } from '@bellwether/contract/accounts';
import * as manual from '@bellwether/contract/people/manual';
import { getProfile } from '@bellwether/contract/people/profile';
import { deactivatePerson } from '@bellwether/contract/people/status';
import { describe, expect, test } from 'vitest';
import { inTenant } from '#platform/database/transaction.ts';
import {
  html,
  json,
  type ModelReply,
  silence,
  startModelServer,
  status,
} from '../../../testing/model-server.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const service = await startModelServer();
const server = await startTestServer({
  env: { ASSESSMENT_BASE_URL: service.url, ASSESSMENT_API_KEY: 'secret-key' },
});
const tenant = await server.buildTenant();

async function hire() {
  const person = await server.buildPerson(tenant, { name: 'Mia Member' });
  const token = await server.signInAs(person);
  return {
    id: person.id,
    token,
    connect: () => server.call(manual.connectManual, { token, params: { x: person.id } }),
    register: () => server.call(manual.registerManual, { token, params: { x: person.id } }),
    state: async (as = token) =>
      (await server.call(manual.getManual, { token: as, params: { profileId: person.id } })).body,
    enter: () => server.call(manual.saveManualEntry, { token, body: { Disc: 'D', Description: 'I begin.' } }),
    disc: async () => (await server.call(getProfile, { token, params: { id: person.id } })).body.Disc,
  };
}

let given = 0;
const keys = () => {
  given += 1;
  return { PublicKey: `public-${given}-key`, PrivateKey: `private-${given}-key` };
};
const link = json(200, { Url: 'https://assess.example/1' });
const report = (Disc: string) => ({
  Scales: [],
  Summary: { Disc, DiscTitle: 'Title', Text: 'Text' },
  Per1: 10,
  Per2: 20,
  Per3: 40,
  Per4: 30,
  Questions: [],
  Details: [{ Title: 'Strengths', Detail: 'Calm.' }],
});
const sentence = (kind: string) => `The assessment service ${kind}`;

test('a person registers, connects, answers there, and everybody reads the report here', async () => {
  const { token, connect, register, state, enter, disc } = await hire();
  await enter();
  const own = keys();
  service.answer(json(200, own));
  expect((await register()).body).toEqual({ status: 1, ...own, Url: null });
  expect((await register()).body).toEqual({ status: 1, ...own, Url: null });
  expect(service.requests).toHaveLength(1);
  // The service gets no data of the person, only an opaque reference.
  expect(Object.keys(service.requests[0]?.body ?? {})).toEqual(['Reference']);
  expect(JSON.stringify(service.requests)).not.toContain('Mia');
  expect((await state()).ManualUserManual).toMatchObject({ Disc: 'D' });

  service.answer(link);
  expect((await connect()).body).toEqual({ status: 2, ...own, Url: 'https://assess.example/1' });
  const ceo = await server.signInAs(tenant.ceo);
  expect(await state(ceo)).toEqual({
    status: 2,
    PublicKey: own.PublicKey,
    PrivateKey: null,
    ManualUserManual: null,
    Progress: null,
  });
  expect(await disc()).toBeNull();
  expect((await server.call(manual.getManualAnswers, { token })).body.IsOpen).toBe(false);
  const saved = await server.call(manual.saveManualAnswers, {
    token,
    body: { PrivateKey: own.PrivateKey, Choices: Array(28).fill(null), Answers: Array(10).fill(null) },
  });
  expect(saved.status).toBe(404);

  service.answer(json(200, { status: 3 }));
  expect((await state()).status).toBe(3);
  // The server does not call the service when somebody else opens the tab.
  const before = service.requests.length;
  expect((await state(ceo)).status).toBe(3);
  expect(service.requests).toHaveLength(before);
  service.answer(json(200, { status: 4 }), json(200, report('SC')));
  expect((await state()).status).toBe(4);
  expect(await disc()).toBe('SC');

  service.answer(json(200, report('CS')));
  const params = { publicKey: own.PublicKey, flag: '1' };
  const read = await server.call(manual.getManualReport, { token: ceo, params });
  expect(read.body).toMatchObject({ UserName: 'Mia Member', Per3: 40, Summary: { Disc: 'CS' } });
  expect(service.requests.at(-1)?.path).toBe(`/v1/report/${own.PublicKey}/1`);
  // The person has repeated the assessment at the service.
  expect(await disc()).toBe('CS');
});

test.each([
  ['answers with a page', html(200), 503, 'gave no usable answer'],
  ['fails', status(500), 503, 'reports an error'],
  ['refuses the key', status(401), 503, 'does not accept'],
  ['is busy', status(429), 429, 'has too much to do'],
  ['gives keys that are none', json(200, { PublicKey: '../..', PrivateKey: 'x' }), 503, 'gave no usable'],
])('a service that %s gets its sentence, and nothing is lost', async (_name, reply, code, words) => {
  const { connect, state, enter } = await hire();
  await enter();
  service.answer(reply);
  const refused = await connect();
  expect([refused.status, refused.problem.detail]).toEqual([code, expect.stringContaining(sentence(words))]);
  expect(await state()).toMatchObject({ status: 0, PublicKey: null, ManualUserManual: { Disc: 'D' } });
  service.answer(json(200, keys()), json(200, { Url: 'javascript:alert(1)' }));
  expect((await connect()).status).toBe(503);
  expect(await state()).toMatchObject({ status: 1, ManualUserManual: { Disc: 'D' } });
  service.answer(link);
  expect((await connect()).body.status).toBe(2);
});

test('the tab shows the stored status while the service is away, and the report says so', async () => {
  const { token, connect, state } = await hire();
  const own = keys();
  service.answer(json(200, own), link);
  await connect();
  service.answer(status(503));
  expect((await state()).status).toBe(2);
  service.answer(json(200, { status: 4 }), json(200, { ...report('SC'), Per1: 'much' }));
  expect((await state()).status).toBe(2);
  service.answer(json(200, { status: 4 }), json(200, report('SC')));
  expect((await state()).status).toBe(4);
  service.answer(status(503));
  const read = await server.call(manual.getManualReport, {
    token,
    params: { publicKey: own.PublicKey, flag: '0' },
  });
  expect([read.status, read.problem.detail]).toEqual([
    503,
    sentence('reports an error. Please try again later.'),
  ]);
});

test('of two registrations at once one pair of keys stays', async () => {
  const { register, state } = await hire();
  service.answer(json(200, keys()), json(200, keys()), silence);
  const [first, second] = await Promise.all([register(), register()]);
  expect(first.body).toEqual(second.body);
  expect((await state()).PublicKey).toBe(first.body.PublicKey);
});

test('another company’s key is unknown', async () => {
  const { connect, state } = await hire();
  const own = keys();
  service.answer(json(200, own), link);
  await connect();
  service.answer(json(200, { status: 4 }), json(200, report('SC')));
  await state();
  const token = await server.signInAs((await server.buildTenant()).ceo);
  const before = service.requests.length;
  const params = { publicKey: own.PublicKey, flag: '0' };
  expect((await server.call(manual.getManualReport, { token, params })).status).toBe(404);
  expect(service.requests).toHaveLength(before);
});

describe('while the service is asked', () => {
  const meanwhile =
    (act: () => Promise<unknown>, reply: ModelReply): ModelReply =>
    (response) => {
      act().then(
        () => reply(response),
        (error) => response.destroy(error),
      );
    };
  type Hired = Awaited<ReturnType<typeof hire>>;
  const ends: [string, (hired: Hired) => Promise<unknown>][] = [
    ['the session ends', ({ token }) => server.call(signOut, { token })],
    [
      'the person is deactivated',
      async ({ id }) => {
        const token = await server.signInAs(tenant.ceo);
        const { status: answered } = await server.call(deactivatePerson, { token, params: { id } });
        expect(answered).toBe(200);
      },
    ],
  ];
  const readRows = (id: number) =>
    inTenant(server.context.pool, tenant.id, async (db) => [
      await db
        .selectFrom('assessment')
        .select(['status', 'public_key', 'is_open'])
        .where('person_id', '=', id)
        .execute(),
      await db.selectFrom('manual_entry').select('disc').where('person_id', '=', id).execute(),
      await db.selectFrom('person').select('disc').where('id', '=', id).execute(),
      await db
        .selectFrom('event')
        .select('kind')
        .where('subject_id', '=', id)
        .where('kind', 'like', 'manual.%')
        .execute(),
    ]);

  test.each(ends)('%s: nothing is written, and the call answers 401', async (_name, end) => {
    const registering = await hire();
    service.answer(meanwhile(() => end(registering), json(200, keys())));
    expect((await registering.register()).status).toBe(401);
    expect(await readRows(registering.id)).toEqual([
      [{ status: 0, public_key: null, is_open: false }],
      [],
      [{ disc: null }],
      [],
    ]);

    const connecting = await hire();
    await connecting.enter();
    service.answer(json(200, keys()));
    await connecting.register();
    const before = await readRows(connecting.id);
    service.answer(meanwhile(() => end(connecting), link));
    expect((await connecting.connect()).status).toBe(401);
    expect(await readRows(connecting.id)).toEqual(before);

    const following = await hire();
    service.answer(json(200, keys()), link);
    await following.connect();
    const started = await readRows(following.id);
    service.answer(
      json(200, { status: 4 }),
      meanwhile(() => end(following), json(200, report('SC'))),
    );
    expect(await following.state()).toMatchObject({ code: 'signed_out', status: 401 });
    expect(await readRows(following.id)).toEqual(started);
  });

  test('a reader who may no longer see the person gets no report, and changes no letters', async () => {
    const shown = await hire();
    const own = keys();
    service.answer(json(200, own), link);
    await shown.connect();
    service.answer(json(200, { status: 4 }), json(200, report('SC')));
    await shown.state();
    const person = await server.buildPerson(tenant);
    let token = await server.signInAs(person);
    const hide = () =>
      inTenant(server.context.pool, tenant.id, (db) =>
        db
          .updateTable('person')
          .set({ role_name: 'observer', manager_id: null })
          .where('id', '=', shown.id)
          .execute(),
      );
    const read = (before: () => Promise<unknown>) => {
      service.answer(meanwhile(before, json(200, report('CS'))));
      return server.call(manual.getManualReport, {
        token,
        params: { publicKey: own.PublicKey, flag: '0' },
      });
    };
    expect((await read(() => server.call(signOut, { token }))).status).toBe(401);
    expect((await readRows(shown.id))[2]).toEqual([{ disc: 'SC' }]);
    token = await server.signInAs(person);
    expect((await read(hide)).status).toBe(404);
    expect((await readRows(shown.id))[2]).toEqual([{ disc: 'SC' }]);
  });
});
