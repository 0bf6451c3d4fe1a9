import { restoreSession } from '@bellwether/contract/accounts';
import { getDashboard } from '@bellwether/contract/dashboard';
import type { Endpoint } from '@bellwether/contract/endpoint';
import {
  getStrategy,
  getStrategyDocument,
  getStrategyVersion,
  listStrategyVersions,
  type StrategyDocument,
  saveStrategy,
} from '@bellwether/contract/strategy';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName, cast } from '../../testing/goal-company.ts';
import { type CallOptions, startTestServer } from '../../testing/test-server.ts';

const guidance = 'https://vimeo.com/123456789';
const server = await startTestServer({
  now: '2026-11-18T15:00:00Z',
  env: { GUIDANCE_VIDEO_URL: guidance },
});
const company = await buildGoalCompany(server);
const insiders = cast.filter((who) => who !== 'foreigner');
const editors: readonly CastName[] = ['ceo', 'orgAdmin'];
const readers = insiders.filter((who) => !editors.includes(who));

const basic = (Mission: string | null, Vision: string | null = null, Values: string | null = null) => ({
  StrategyBasic: { Mission, Vision, Values },
});
const noObjectives = {
  Customers: null,
  Employees: null,
  Shareholders: null,
  Sales: null,
  Marketing: null,
  Product: null,
};
const save = (who: CastName, body: object) => company.must(who, saveStrategy, { body: body as never });
const draft = (body: object) => save('ceo', body);
const publish = (body: object = {}) => save('ceo', { ...body, IsPublish: true });
const document = () => company.must('orgAdmin', getStrategyDocument);
const read = (who: CastName = 'member') => company.must(who, getStrategy);
const versions = async () => (await company.must('ceo', listStrategyVersions)).data;

const events = () =>
  company.read((db) =>
    db
      .selectFrom('event')
      .select(['kind', 'detail', 'subject_id'])
      .where('kind', 'like', 'strategy%')
      .orderBy('id')
      .execute(),
  );

beforeEach(async () => {
  await company.read(async (db) => {
    await db.deleteFrom('strategy_version').execute();
    await db.updateTable('tenant_setting').set({ strategy_enabled: true }).execute();
  });
  server.clock.advance(60_000);
});

describe('who writes', () => {
  const calls: [string, Endpoint, CallOptions][] = [
    ['reads the draft', getStrategyDocument, {}],
    ['saves', saveStrategy, { body: basic('<p>Theirs</p>') }],
    ['publishes', saveStrategy, { body: { ...basic('<p>Theirs</p>'), IsPublish: true } }],
    ['lists versions', listStrategyVersions, {}],
    ['reads a version', getStrategyVersion, { params: { id: '1' } }],
  ];

  test.each(calls)('%s: nobody but ceo and org admins', async (_name, endpoint, options) => {
    expect((await company.call(null, endpoint, options)).status).toBe(401);
    for (const who of readers)
      expect([who, (await company.call(who, endpoint, options)).status]).toEqual([who, 403]);
    await company.read(async (db) => {
      expect(await db.selectFrom('strategy_version').selectAll().execute()).toEqual([]);
    });
  });

  test.each(editors)('%s drafts and publishes', async (who) => {
    expect(await save(who, basic('<p>Help</p>'))).toMatchObject({ IsDraft: true, IsStrategy: false });
    const published = await save(who, { IsPublish: true });
    expect(published).toMatchObject({ IsDraft: false, IsStrategy: true });
    expect(published.UpdatedBy?.Id).toBe(company.people[who].id);
    expect((await read('observer')).StrategyBasic.Mission).toBe('<p>Help</p>');
  });

  test('another company has its own draft, and its versions are absent here', async () => {
    await publish(basic('<p>Ours</p>'));
    await draft(basic('<p>Secret</p>'));
    expect(await company.must('foreigner', getStrategyDocument)).toMatchObject({
      IsDraft: false,
      UpdatedAt: null,
      UpdatedBy: null,
    });
    const [first] = await versions();
    const other = await company.call('foreigner', getStrategyVersion, { params: { id: `${first?.Id}` } });
    expect(other.status).toBe(404);
    expect((await company.must('foreigner', listStrategyVersions)).data).toEqual([]);
  });

  test('a company that does not use the strategy has none of the calls', async () => {
    await company.read((db) => db.updateTable('tenant_setting').set({ strategy_enabled: false }).execute());
    for (const [, endpoint, options] of calls)
      expect((await company.call('ceo', endpoint, options)).status).toBe(404);
  });
});

describe('a draft', () => {
  test('keeps the parts that a save does not name, and replaces those that it names', async () => {
    await draft({ ...basic('<p>Help</p>', '<p>See</p>'), StrategyVideo: { VideoUrl: guidance } });
    await draft({ StrategyObjective: { ...noObjectives, Sales: '<p>Ten</p>', Product: '<p>One</p>' } });
    expect(await draft(basic(null, '<p>Farther</p>', '<p>Safe</p>'))).toMatchObject({
      IsDraft: true,
      StrategyBasic: { Mission: null, Vision: '<p>Farther</p>', Values: '<p>Safe</p>' },
      Objectives: { ...noObjectives, Sales: '<p>Ten</p>', Product: '<p>One</p>' },
      Video: { VideoUrl: guidance },
      GuidanceVideo: { VideoUrl: guidance },
      Completion: { Basic: 66, Objectives: 33, Video: 100 },
      UpdatedBy: { Id: company.people.ceo.id },
    });
  });

  test('reaches no reader by any route, and no event has its text', async () => {
    const canary = 'xanthic-canary';
    await publish(basic('<p>Known</p>'));
    await draft({
      ...basic(`<p>${canary}</p>`),
      StrategyObjective: { ...noObjectives, Sales: `<p>${canary}</p>` },
      StrategyVideo: { VideoUrl: `https://videos.example/${canary}` },
    });
    for (const who of [...readers, 'foreigner' as const])
      for (const endpoint of [getStrategy, getDashboard, restoreSession])
        expect(JSON.stringify(await company.must(who, endpoint))).not.toContain(canary);
    expect((await read()).IsDraft).toBe(false);
    expect(JSON.stringify(await events())).not.toContain(canary);
    // A former editor may know the draft's id, but a draft is no version.
    const draftId = await company.read((db) =>
      db
        .selectFrom('strategy_version')
        .select('id')
        .where('published_at', 'is', null)
        .executeTakeFirstOrThrow(),
    );
    const asVersion = await company.call('ceo', getStrategyVersion, { params: { id: `${draftId.id}` } });
    expect(asVersion.status).toBe(404);
  });

  test('that is changed back to the published version is deleted', async () => {
    await publish(basic('<p>Help</p>'));
    await draft(basic('<p>Other</p>'));
    expect(await draft(basic('<p>Help</p>'))).toMatchObject({ IsDraft: false, IsStrategy: true });
    expect(await draft(basic('<p>Help</p>'))).toMatchObject({ IsDraft: false });
    expect(await draft({})).toMatchObject({ IsDraft: false });
  });
});

describe('publishing', () => {
  test('makes the whole draft live, and keeps the former versions', async () => {
    await publish(basic('<p>First</p>'));
    server.clock.advance(60_000);
    await draft({ StrategyObjective: { ...noObjectives, Sales: '<p>Ten</p>' } });
    await save('orgAdmin', { ...basic('<p>Second</p>'), IsPublish: true });
    expect(await read()).toMatchObject({
      StrategyBasic: { Mission: '<p>Second</p>' },
      Objectives: { Sales: '<p>Ten</p>' },
    });
    const [second, first, ...more] = await versions();
    expect(more).toEqual([]);
    expect(second).toMatchObject({ IsCurrent: true, PublishedBy: { Id: company.people.orgAdmin.id } });
    expect(first).toMatchObject({ IsCurrent: false, PublishedBy: { Id: company.people.ceo.id } });
    const old = await company.must('orgAdmin', getStrategyVersion, { params: { id: `${first?.Id}` } });
    expect(old).toMatchObject({
      IsCurrent: false,
      StrategyBasic: { Mission: '<p>First</p>' },
      Objectives: noObjectives,
    });
  });

  test('of chosen parts leaves the others in the draft of their author', async () => {
    await publish(basic('<p>First</p>'));
    await save('orgAdmin', { StrategyObjective: { ...noObjectives, Sales: '<p>Half a thought</p>' } });
    const left = await publish({ ...basic('<p>Second</p>'), PublishParts: ['Basic'] } as never);
    expect(left).toMatchObject({
      IsDraft: true,
      StrategyBasic: { Mission: '<p>Second</p>' },
      Objectives: { Sales: '<p>Half a thought</p>' },
      UpdatedBy: { Id: company.people.orgAdmin.id },
    });
    expect(await read()).toMatchObject({
      StrategyBasic: { Mission: '<p>Second</p>' },
      Objectives: { Sales: null },
    });
    // The rest is published later, and is the newest version then.
    expect(await publish()).toMatchObject({ IsDraft: false });
    expect(await read()).toMatchObject({ Objectives: { Sales: '<p>Half a thought</p>' } });
    expect(await versions()).toHaveLength(3);
  });

  test('of a part that equals the published one stores the draft alone', async () => {
    await publish(basic('<p>First</p>'));
    await draft({ StrategyObjective: { ...noObjectives, Sales: '<p>Ten</p>' } });
    expect(await publish({ PublishParts: ['Basic'] } as never)).toMatchObject({ IsDraft: true });
    expect(await read()).toMatchObject({ Objectives: { Sales: null } });
    expect(await versions()).toHaveLength(1);
  });

  test('refuses parts that do not exist', async () => {
    const { status } = await company.call('ceo', saveStrategy, {
      body: { IsPublish: true, PublishParts: ['Budget'] } as never,
    });
    expect(status).toBe(400);
  });

  test('what equals the published version changes nothing', async () => {
    const { UpdatedAt, PublishedAt } = await publish(basic('<p>Help</p>'));
    const before = await events();
    server.clock.advance(60_000);
    expect(await publish(basic('<p>Help</p>'))).toMatchObject({ UpdatedAt, PublishedAt });
    expect(await publish()).toMatchObject({ UpdatedAt, PublishedAt });
    expect(await versions()).toHaveLength(1);
    expect(await events()).toEqual(before);
  });

  test('an emptied document is allowed; then there is no strategy', async () => {
    await publish(basic('<p>Help</p>'));
    expect((await company.must('member', restoreSession)).Profile.IsStrategy).toBe(true);
    expect(await publish(basic('<p> </p>'))).toMatchObject({ IsStrategy: false, IsDraft: false });
    expect(await read()).toMatchObject({ IsStrategy: false, StrategyBasic: { Mission: null } });
    for (const who of readers) {
      expect([who, (await company.must(who, getDashboard)).Strategy]).toEqual([who, null]);
      expect((await company.must(who, restoreSession)).Profile.IsStrategy).toBe(false);
    }
    for (const who of editors) {
      expect((await company.must(who, getDashboard)).Strategy?.IsPublished).toBe(false);
      expect((await company.must(who, restoreSession)).Profile.IsStrategy).toBe(true);
    }
    expect(await versions()).toHaveLength(2);
    // An empty draft is not stored if nothing was published before.
    await company.read((db) => db.deleteFrom('strategy_version').execute());
    expect(await publish(basic(''))).toMatchObject({ UpdatedAt: null, PublishedAt: null });
  });

  test('records drafts and publications with counts alone', async () => {
    const before = (await events()).length;
    await draft(basic('<p>Help</p>', '<p>See</p>'));
    await publish();
    const [drafted, published, ...more] = (await events()).slice(before);
    expect(more).toEqual([]);
    expect(drafted).toMatchObject({ kind: 'strategy.drafted', detail: { filled: 2 } });
    expect(published).toMatchObject({
      kind: 'strategy.published',
      detail: { filled: 2, changed: ['mission', 'vision'] },
    });
    expect(published?.subject_id).toBe(drafted?.subject_id);
  });

  test('versions come by pages of fifty', async () => {
    for (let number = 0; number < 52; number += 1) await publish(basic(`<p>${number}</p>`));
    const first = await company.must('ceo', listStrategyVersions);
    expect(first.data).toHaveLength(50);
    const next = await company.must('ceo', listStrategyVersions, { query: { Cursor: `${first.Next}` } });
    expect(next.Next).toBeNull();
    expect(new Set([...first.data, ...next.data].map(({ Id }) => Id)).size).toBe(52);
    expect(next.data.some(({ IsCurrent }) => IsCurrent)).toBe(false);
  });
});

describe('two editors at once', () => {
  const stale = (started: StrategyDocument, body: object) =>
    company.call('orgAdmin', saveStrategy, { body: { ...body, UpdatedAt: started.UpdatedAt } as never });

  test('the slower one gets 409, and nothing of theirs is stored', async () => {
    for (const prepare of [
      () => document(),
      () => draft(basic('<p>Draft</p>')),
      () => publish(basic('<p>Live</p>')),
    ]) {
      const started = await prepare();
      for (const faster of [basic('<p>Faster</p>'), { ...basic('<p>Live now</p>'), IsPublish: true }]) {
        const present = await save('ceo', { ...faster, UpdatedAt: (await document()).UpdatedAt });
        expect(present.UpdatedAt).not.toBe(started.UpdatedAt);
        for (const IsPublish of [false, true])
          expect((await stale(started, { ...basic('<p>Slower</p>'), IsPublish })).status).toBe(409);
        expect(await document()).toEqual(present);
      }
    }
  });

  test('eight saves at the same moment leave one draft, and one of them wins', async () => {
    const { UpdatedAt } = await publish(basic('<p>Live</p>'));
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, number) =>
        company.call(number % 2 ? 'ceo' : 'orgAdmin', saveStrategy, {
          body: { ...basic(`<p>${number}</p>`), UpdatedAt } as never,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
  });

  test('the first drafts at the same moment do not collide', async () => {
    const answers = await Promise.all(
      editors.map((who) => company.call(who, saveStrategy, { body: basic(`<p>${who}</p>`) as never })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });
});

describe('bad input', () => {
  test.each([
    ['a script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['an event handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['a picture', '<p>a<img src=x onerror=alert(1)></p>', '<p>a</p>'],
    ['a frame', '<iframe src="https://evil.example"></iframe><p>a</p>', '<p>a</p>'],
    ['a javascript link', '<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
    ['a data link', '<p><a href="data:text/html,x">a</a></p>', '<p>a</p>'],
    ['an svg', '<svg onload=alert(1)></svg><p>a</p>', '<p>a</p>'],
    ['a style', '<style>*{display:none}</style><p style="position:fixed">a</p>', '<p>a</p>'],
    ['a form', '<form action="//evil.example"><p>a</p></form>', '<p>a</p>'],
    ['invisible text', '<p>&nbsp;\u200b</p>', null],
  ])('%s does not get in, in any of the nine texts', async (_name, html, stored) => {
    const objectives = Object.fromEntries(Object.keys(noObjectives).map((area) => [area, html]));
    const saved = await draft({ ...basic(html, html, html), StrategyObjective: objectives });
    const texts = [...Object.values(saved.StrategyBasic), ...Object.values(saved.Objectives)];
    expect(texts).toEqual(Array(9).fill(stored));
  });

  test('a text that was stored by other means is sanitised on the way out', async () => {
    const { UpdatedAt } = await publish(basic('<p>Help</p>'));
    expect(UpdatedAt).not.toBeNull();
    await company.read((db) =>
      db
        .updateTable('strategy_version')
        .set({ mission: '<p onclick="alert(1)">Help</p><script>1</script>' })
        .execute(),
    );
    const [version] = await versions();
    const bodies = [
      await read(),
      await document(),
      await company.must('ceo', getStrategyVersion, { params: { id: `${version?.Id}` } }),
      await company.must('member', getDashboard),
    ];
    for (const body of bodies) {
      expect(JSON.stringify(body)).toContain('<p>Help</p>');
      expect(JSON.stringify(body)).not.toMatch(/onclick|script/);
    }
  });

  test.each([
    'http://youtu.be/dQw4w9WgXcQ',
    'javascript:alert(1)',
    'data:text/html,x',
    'youtu.be/dQw4w9WgXcQ',
    'https://youtube.com@evil.example/',
    'https://',
    'no address',
    `https://a.example/${'x'.repeat(2_000)}`,
  ])('%s is no video', async (VideoUrl) => {
    const answer = await company.call('ceo', saveStrategy, {
      body: { StrategyVideo: { VideoUrl } } as never,
    });
    expect(answer.status).toBe(400);
    expect(answer.problem.errors).toEqual([{ path: 'VideoUrl', message: 'Enter valid URL!' }]);
  });

  test('a video is taken away by an empty address', async () => {
    await draft({ StrategyVideo: { VideoUrl: guidance } });
    for (const VideoUrl of ['', null]) {
      await draft({ ...basic('<p>a</p>'), StrategyVideo: { VideoUrl: guidance } });
      expect((await draft({ StrategyVideo: { VideoUrl } })).Video.VideoUrl).toBeNull();
    }
  });

  test('too long texts, unknown fields, halves of a part and wrong times are refused', async () => {
    const status = async (body: unknown) =>
      (await company.call('ceo', saveStrategy, { body: body as never })).status;
    const long = await company.call('ceo', saveStrategy, {
      body: basic(`<p>${'a'.repeat(20_001)}</p>`) as never,
    });
    expect(long.problem.errors).toEqual([
      { path: 'Mission', message: 'Mission Statement can have at most 20,000 characters.' },
    ]);
    expect(await status(basic('a'.repeat(60_001)))).toBe(400);
    expect(await status({ StrategyBasic: { Mission: 'a' } })).toBe(400);
    expect(await status({ StrategyBasic: { Mission: 1, Vision: null, Values: null } })).toBe(400);
    expect(await status({ StrategyObjective: { ...noObjectives, Legal: 'a' } })).toBe(400);
    expect(await status({ Mission: 'a' })).toBe(400);
    expect(await status({ IsPublish: 'yes' })).toBe(400);
    expect(await status({ UpdatedAt: 'yesterday' })).toBe(400);
    expect(await status([])).toBe(400);
    const unknown = await company.call('ceo', getStrategyVersion, { params: { id: 'first' } });
    expect(unknown.status).toBe(400);
    expect((await company.call('ceo', listStrategyVersions, { query: { Cursor: 'forged' } })).status).toBe(
      400,
    );
  });
});
