import * as manual from '@bellwether/contract/people/manual';
import { getProfile } from '@bellwether/contract/people/profile';
import { describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName, cast } from '../../../testing/goal-company.ts';
import { manualCalls, pdf } from '../../../testing/manual-calls.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);
const { people } = company;

const { isexist, stateOf, register, connect, upload, enter, attach, download, discOf, eventsOf } =
  manualCalls(company);
const report = (who: CastName | null, publicKey: string, flag: '0' | '1' = '0') =>
  company.call(who, manual.getManualReport, { params: { publicKey, flag } });

const nobody = { Choices: Array(28).fill(null), Answers: Array(10).fill(null) };
const everything = {
  Choices: Array.from({ length: 28 }, (_, at) =>
    at < 20 ? { Most: 'D', Least: 'S' } : { Most: 'I', Least: 'C' },
  ),
  Answers: Array.from({ length: 10 }, (_, at) => at % 4),
};
const save = (who: CastName | null, PrivateKey: string, body: object) =>
  company.call(who, manual.saveManualAnswers, { body: { PrivateKey, ...nobody, ...body } });
const keyOf = async (who: CastName) => (await stateOf(who)).PrivateKey ?? '';

/** Connects a person and answers all questions. */
async function complete(who: CastName, body: object = {}) {
  await connect(who);
  return company.must(who, manual.saveManualAnswers, {
    body: { PrivateKey: await keyOf(who), ...everything, IsFinished: true, ...body },
  });
}

describe('the questionnaire', () => {
  test('goes from nothing to the report, step by step', async () => {
    expect(await stateOf('peer')).toEqual({
      status: 0,
      PublicKey: null,
      PrivateKey: null,
      ManualUserManual: null,
      Progress: null,
    });
    const registered = (await register('peer', 'peer')).body;
    expect(registered).toMatchObject({ status: 1, Url: '/v3/usermanual/questions' });
    expect((await register('peer', 'peer')).body).toEqual(registered);

    const connected = (await connect('peer')).body;
    expect(connected).toEqual({ ...registered, status: 2 });
    expect((await connect('peer')).body).toEqual(connected);
    expect((await stateOf('peer')).Progress).toEqual({ Answered: 0, Total: 38 });

    const PrivateKey = connected.PrivateKey ?? '';
    const first = { Choices: nobody.Choices.with(3, { Most: 'C', Least: 'I' }) };
    expect((await save('peer', PrivateKey, first)).body).toMatchObject({
      status: 2,
      Progress: { Answered: 1 },
    });
    expect((await report('peer', connected.PublicKey ?? '')).status).toBe(404);
    const early = await save('peer', PrivateKey, {
      ...everything,
      Answers: nobody.Answers,
      IsFinished: true,
    });
    expect([early.status, early.problem.errors]).toEqual([
      400,
      [{ path: 'Answers', message: 'Please answer every question.' }],
    ]);
    // A refused completion stores nothing; answers that were saved earlier stay.
    const kept = await company.must('peer', manual.getManualAnswers);
    expect(kept).toMatchObject({ IsOpen: true, PrivateKey, Answers: nobody.Answers });
    expect(kept.Choices.filter((choice) => choice !== null)).toEqual([{ Most: 'C', Least: 'I' }]);

    const partly = await save('peer', PrivateKey, { Choices: everything.Choices });
    expect(partly.body).toMatchObject({ status: 3, Progress: { Answered: 28, Total: 38 } });
    expect(await discOf('peer')).toBeNull();
    const done = await save('peer', PrivateKey, { Answers: everything.Answers, IsFinished: true });
    expect(done.body).toMatchObject({ status: 4, Progress: null });

    const read = await company.must('lead', manual.getManualReport, {
      params: { publicKey: connected.PublicKey ?? '', flag: 0 },
    });
    // D 2·20 + 8, I 20 + 2·8, S 8, C 20 of 112 points.
    expect([read.Per1, read.Per2, read.Per3, read.Per4]).toEqual([43, 32, 7, 18]);
    expect(read).toMatchObject({
      UserName: 'Paul Peer',
      Summary: { Disc: 'D', DiscTitle: 'The one who gets it done' },
    });
    expect(read.Questions[1]).toEqual({ Question: 'When I do my best work', AnswerChoice: 'Before noon' });
    expect([read.Scales[0]?.ScaleName, read.Scales[0]?.total, read.Details.length]).toEqual([
      'Active/Reflective',
      75,
      6,
    ]);
    expect((await report('ceo', connected.PublicKey ?? '', '1')).body.Details).toHaveLength(10);
    expect(await discOf('peer')).toBe('D');
    expect(await eventsOf('peer')).toEqual([
      ['manual.registered', {}],
      ['manual.connected', { isRepeat: false }],
      ['manual.partly_completed', {}],
      ['manual.completed', {}],
    ]);
  });

  test('can be repeated: the former report stays until the new one is complete, and the newest counts', async () => {
    await complete('outsider');
    const before = await stateOf('outsider');
    const again = (await connect('outsider')).body;
    expect(again).toMatchObject({ status: 4, PublicKey: before.PublicKey });
    expect(again.PrivateKey).not.toBe(before.PrivateKey);
    expect(await stateOf('outsider')).toMatchObject({ status: 4, Progress: { Answered: 0, Total: 38 } });
    expect((await report('ceo', before.PublicKey ?? '')).body.Per1).toBe(43);
    // A form that is still open belongs to the former run, so its key is unknown.
    expect((await save('outsider', before.PrivateKey ?? '', everything)).status).toBe(404);
    const Choices = everything.Choices.map(() => ({ Most: 'C', Least: 'I' }));
    await save('outsider', again.PrivateKey ?? '', { Choices });
    expect((await report('ceo', before.PublicKey ?? '')).body.Summary.Disc).toBe('D');
    await save('outsider', again.PrivateKey ?? '', { Answers: everything.Answers, IsFinished: true });
    expect((await report('ceo', before.PublicKey ?? '')).body.Summary.Disc).toBe('C');
    expect(await discOf('outsider')).toBe('C');
    expect((await eventsOf('outsider')).at(-2)).toEqual(['manual.connected', { isRepeat: true }]);
  });

  test.each([
    ['the same phrase twice', { Choices: nobody.Choices.with(0, { Most: 'D', Least: 'D' }) }],
    ['another letter', { Choices: nobody.Choices.with(0, { Most: 'X', Least: 'D' }) }],
    ['27 items', { Choices: nobody.Choices.slice(1) }],
    ['a fifth answer', { Answers: nobody.Answers.with(0, 4) }],
    ['half an answer', { Answers: nobody.Answers.with(0, 1.5) }],
    ['an unknown field', { Person: 1 }],
    ['no key', { PrivateKey: '' }],
  ])('refuses %s', async (_name, body) => {
    expect((await save('goalManager', 'a'.repeat(32), body)).status).toBe(400);
  });
});

describe('rights', () => {
  test('only the person registers, connects and answers; everybody who sees the profile reads', async () => {
    await complete('member');
    const { PublicKey } = await stateOf('member');
    const own = await keyOf('member');
    await connect('member');
    const open = await keyOf('member');
    for (const who of cast) {
      const isSelf = who === 'member';
      const isForeign = who === 'foreigner';
      const acts = isSelf ? 200 : isForeign ? 404 : 403;
      const reads = isForeign ? 404 : 200;
      expect([who, (await register(who, 'member')).status]).toEqual([who, acts]);
      if (!isSelf) expect([who, (await connect(who, 'member')).status]).toEqual([who, acts]);
      if (!isSelf) expect([who, (await save(who, open, everything)).status]).toEqual([who, 404]);
      const state = await isexist(who, 'member');
      expect([who, state.status]).toEqual([who, reads]);
      if (!isForeign)
        expect([state.body.PrivateKey === null, state.body.Progress === null]).toEqual([!isSelf, !isSelf]);
      if (!isSelf) expect(JSON.stringify(state.body ?? '')).not.toContain(open);
      expect([who, (await report(who, PublicKey ?? '')).status]).toEqual([who, reads]);
    }
    expect(own).not.toBe(open);
    expect(JSON.stringify(await company.must('ceo', manual.getManualAnswers))).not.toContain('Most');
  });

  test('an observer has a manual, which only the ceo, org admins and the observer see', async () => {
    await complete('observer');
    const { PublicKey } = await stateOf('observer');
    for (const who of cast) {
      const status = who === 'ceo' || who === 'orgAdmin' || who === 'observer' ? 200 : 404;
      expect([who, (await isexist(who, 'observer')).status]).toEqual([who, status]);
      expect([who, (await report(who, PublicKey ?? '')).status]).toEqual([who, status]);
      if (status === 404) expect([who, (await register(who, 'observer')).status]).toEqual([who, 404]);
    }
  });

  test('nothing works without a session, and an unknown key is like no report', async () => {
    const calls = [
      register(null, 'member'),
      connect(null),
      isexist(null, 'member'),
      report(null, 'a'.repeat(32)),
      enter(null, {}),
      attach(null, ''),
      download(null, 'member'),
      upload(null),
      save(null, 'a'.repeat(32), {}),
      company.call(null, manual.getManualAnswers),
      company.call(null, manual.describeManual, { body: { Disc: 'D' } }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 401));
    for (const key of ['a'.repeat(32), 'none', 'a b/c'])
      expect((await report('ceo', key)).status, key).toBe(404);
    const flag = await company.call('ceo', manual.getManualReport, {
      params: { publicKey: 'a'.repeat(32), flag: '2' },
    });
    expect(flag.status).toBe(400);
  });
});

describe('a description', () => {
  test('is written from the tables, and counts as a draft', async () => {
    const describe = (Disc: string) => company.call('peer', manual.describeManual, { body: { Disc } });
    const { body } = await describe('IS');
    expect(body).toMatchObject({
      Engine: 'template',
      Notice: 'Drafted from templates; no AI provider is connected',
      Description: expect.stringMatching(/^I am warm, open/),
    });
    expect((await describe('IC')).status).toBe(400);
    const count = await company.read((db) =>
      db
        .selectFrom('draft_count')
        .select('drafts')
        .where('person_id', '=', people.peer.id)
        .executeTakeFirst(),
    );
    expect(count?.drafts).toBe(1);
  });
});

describe('two at once', () => {
  const hire = async () => {
    const person = await server.buildPerson({ id: company.tenantId });
    return { person, token: await server.signInAs(person) };
  };

  test('connecting twice opens one questionnaire', async () => {
    const { person, token } = await hire();
    const params = { x: person.id };
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => server.call(manual.connectManual, { token, params })),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(
      new Set(replies.map(({ body }) => `${body.PublicKey} ${body.PrivateKey} ${body.status}`)).size,
    ).toBe(1);
    const kinds = await company.read((db) =>
      db
        .selectFrom('event')
        .select('kind')
        .where('subject_id', '=', person.id)
        .where('kind', 'like', 'manual.%')
        .execute(),
    );
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(['manual.connected', 'manual.registered']);
  });

  test('an entry that is saved while the assessment is connected never stays beside it', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { person, token } = await hire();
      const body = { Disc: 'D', Description: 'I begin.' };
      const [entry, connected] = await Promise.all([
        server.call(manual.saveManualEntry, { token, body }),
        server.call(manual.connectManual, { token, params: { x: person.id } }),
      ]);
      expect([connected.status, [200, 409].includes(entry.status)]).toEqual([200, true]);
      const state = await server.call(manual.getManual, { token, params: { profileId: person.id } });
      expect(state.body).toMatchObject({ status: 2, ManualUserManual: null });
      const profile = await server.call(getProfile, { token, params: { id: person.id } });
      expect(profile.body.Disc).toBeNull();
    }
  });

  test('one upload is used once', async () => {
    const { token } = await hire();
    const sent = await server.call(manual.uploadManual, { token, file: { bytes: pdf } });
    const body = { Disc: 'D', Description: 'I begin.', FilePath: sent.body.FilePath };
    const replies = await Promise.all([
      server.call(manual.saveManualEntry, { token, body }),
      server.call(manual.saveManualAttachment, { token, body: { FilePath: sent.body.FilePath } }),
    ]);
    // The second call names the file that is attached already.
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  });
});
