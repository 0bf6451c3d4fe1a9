import * as channels from '@bellwether/contract/channels';
import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { predictGoal } from '@bellwether/contract/goals/predictions';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openBackground } from '../../background.ts';
import { doDueWork } from '../../platform/jobs/due.ts';
import { buildGoalCompany, type CastName } from '../../testing/goal-company.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { startWebhookReceiver } from '../../testing/webhook-receiver.ts';
import { postDigests } from './jobs.ts';

// A Wednesday in the eighth week of a quarter.
const server = await startTestServer({
  now: '2026-08-19T15:00:00Z',
  env: { CONNECTION_KEY: 'ab'.repeat(32) },
});
const company = await buildGoalCompany(server);
const receiver = await startWebhookReceiver();

const body = (given: object = {}) => ({
  Kind: 'slack',
  Url: receiver.url,
  Name: 'leadership',
  Posts: ['digest', 'goal_called'],
  ...given,
});
const add = (who: CastName | null, given: object = {}) =>
  company.call(who, channels.addChannel, { body: body(given) });

let goal: GoalInfo;
let stop: () => Promise<void>;
afterAll(() => stop());
beforeAll(async () => {
  goal = await company.makeApproved('member', { Title: 'Ship <b> & sail' });
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  stop = await openBackground(server.context, silent);
});

describe('a channel', () => {
  test('is managed by org admins and the ceo of its company, and its address is never shown again', async () => {
    for (const [who, status] of [
      [null, 401],
      ['member', 403],
      ['goalAdmin', 403],
      ['orgAdmin', 200],
    ] as const) {
      expect((await add(who)).status).toBe(status);
      expect((await company.call(who, channels.listChannels)).status).toBe(status);
    }
    const { data } = await company.must('ceo', channels.listChannels);
    expect(data).toMatchObject([
      { Kind: 'slack', Name: 'leadership', Posts: ['digest', 'goal_called'], IsOn: true },
    ]);
    expect(JSON.stringify(data)).not.toContain(new URL(receiver.url).pathname.slice(1) || 'no-path');
    const stored = await server.owner.query('select url from channel');
    expect(stored.rows[0].url).not.toContain('127.0.0.1');
    const params = { id: data[0]?.Id ?? 0 };
    for (const call of [channels.removeChannel, channels.testChannel] as const) {
      expect((await company.call('foreigner', call, { params })).status).toBe(404);
      expect((await company.call('member', call, { params })).status).toBe(403);
    }
    const { Kind: _kind, Url: _url, ...rest } = body();
    expect((await company.call('foreigner', channels.saveChannel, { params, body: rest })).status).toBe(404);
    const saved = await company.must('ceo', channels.saveChannel, {
      params,
      body: { ...rest, Name: 'board', Posts: ['strategy'], IsOn: false },
    });
    expect(saved).toMatchObject({ Name: 'board', Posts: ['strategy'], IsOn: false });
    await company.must('ceo', channels.removeChannel, { params });
    expect((await company.call('ceo', channels.testChannel, { params })).status).toBe(404);
  });

  test.each([
    [{ Url: 'http://169.254.169.254/latest' }],
    [{ Url: 'https://10.0.0.1/x' }],
    [{ Url: 'file:///etc/passwd' }],
    [{ Url: 'nonsense' }],
    [{ Kind: 'irc' }],
    [{ Posts: [] }],
    [{ Posts: ['appraisals'] }],
    [{ Name: ' ' }],
    [{ More: 1 }],
  ])('refuses %o', async (given) => {
    expect((await add('ceo', given)).status).toBe(400);
  });
});

describe('a post', () => {
  test('is tested, and a chat that is gone is told', async () => {
    const { Id } = (await add('ceo', { Kind: 'teams' })).body;
    const params = { id: Id };
    receiver.answer((response) => response.writeHead(202).end());
    const tested = await company.must('ceo', channels.testChannel, { params });
    expect(tested).toEqual({ IsDelivered: true, Status: 202, Fault: null });
    receiver.answer((response) => response.writeHead(404).end('no_service'));
    const gone = await company.must('ceo', channels.testChannel, { params });
    expect(gone).toEqual({ IsDelivered: false, Status: 404, Fault: 'status' });
    receiver.answer((response) => response.writeHead(200).end('ok'));
    await company.must('ceo', channels.removeChannel, { params });
  });

  test('tells of a goal that is called unlikely now, once, and never of a private one', async () => {
    const { Id } = (await add('ceo', { Posts: ['goal_called'] })).body;
    const elsewhere = (await add('ceo', { Posts: ['goal_called'], Department: 'Nowhere' })).body;
    const hidden = await company.makeApproved('member', { Title: 'Secret', IsPrivate: true });
    const statusOf = (of: GoalInfo) =>
      of.GoalStatuses.find((status) => status.GoalPeriodWeek.Week === 8)?.Id ?? 0;
    const before = receiver.received.length;
    for (const of of [hidden, goal])
      await company.must('member', predictGoal, { body: { Id: statusOf(of), Likelihood: 0, Quality: 1 } });
    await vi.waitUntil(() => receiver.received.length > before, 15_000);
    const texts = receiver.received.slice(before).map(({ text }) => text);
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain('Ship &lt;b&gt; &amp; sail');
    expect(texts[0]).not.toContain('Secret');
    for (const id of [Id, elsewhere.Id])
      await company.must('ceo', channels.removeChannel, { params: { id } });
  });

  test('sums the quarter up on Monday', async () => {
    const { Id } = (await add('ceo', { Posts: ['digest'] })).body;
    const before = receiver.received.length;
    await company.goTo('2026-08-24T13:00:00Z');
    await doDueWork(server.context, [postDigests]);
    await vi.waitUntil(() => receiver.received.length > before, 15_000);
    const { text } = receiver.received.at(-1) ?? { text: '' };
    expect(text).toContain('Week 9 of 14: 1 goal runs.');
    expect(text).toContain('1 goal is called unlikely by its owner.');
    await company.must('ceo', channels.removeChannel, { params: { id: Id } });
  });

  test('is in the language of the company', async () => {
    await server.owner.query(`update tenant_setting set locale = 'de-DE' where tenant_id = $1`, [
      company.tenantId,
    ]);
    const { Id } = (await add('ceo', { Posts: ['goal_called'] })).body;
    const called = await company.makeApproved('member', { Title: 'Segel' });
    const status = called.GoalStatuses.find(({ GoalPeriodWeek: { Week } }) => Week === 9);
    const before = receiver.received.length;
    await company.must('member', predictGoal, {
      body: { Id: status?.Id ?? 0, Likelihood: 0, Quality: 1 },
    });
    await vi.waitUntil(() => receiver.received.length > before, 15_000);
    expect(receiver.received.at(-1)?.text).toContain('unwahrscheinlich');
    await company.must('ceo', channels.removeChannel, { params: { id: Id } });
    await server.owner.query(`update tenant_setting set locale = 'en-US' where tenant_id = $1`, [
      company.tenantId,
    ]);
  });
});
