import dns from 'node:dns';
import { makeToken } from '@bellwether/contract/accounts/tokens';
import * as webhooks from '@bellwether/contract/webhooks';
import { webhookLimits } from '@bellwether/domain/webhooks/limits';
import { describe, expect, test, vi } from 'vitest';
import { buildGoalCompany } from '../../testing/goal-company.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { startWebhookReceiver } from '../../testing/webhook-receiver.ts';

const env = { CONNECTION_KEY: 'a1'.repeat(32) };
const server = await startTestServer({ env });
const company = await buildGoalCompany(server);
const receiver = await startWebhookReceiver();

const asked = (change: object = {}) => ({
  Url: receiver.url,
  Description: 'Zapier',
  Kinds: ['goal.published', 'goal.predicted'],
  IsOn: true,
  ...change,
});
const add = (change: object = {}) => company.must('orgAdmin', webhooks.addWebhook, { body: asked(change) });
const remove = (id: number) => company.must('orgAdmin', webhooks.removeWebhook, { params: { id } });

describe('a webhook', () => {
  test('is added with a secret that is shown once and stored sealed', async () => {
    const made = await add();
    expect(made).toMatchObject({
      Url: receiver.url,
      Description: 'Zapier',
      Kinds: ['goal.published', 'goal.predicted'],
      IsOn: true,
      EndedBy: null,
      Waiting: 0,
      Secret: expect.stringMatching(/^whsec_[\w+/]{32}$/),
    });
    const { data } = await company.must('ceo', webhooks.listWebhooks);
    expect(data.map(({ Id }) => Id)).toEqual([made.Id]);
    expect(JSON.stringify(data)).not.toContain('whsec_');
    const stored = await server.owner.query('select * from webhook where id = $1', [made.Id]);
    expect(JSON.stringify(stored.rows)).not.toContain(made.Secret.slice(6));
    const params = { id: made.Id };
    const saved = await company.must('orgAdmin', webhooks.saveWebhook, {
      params,
      body: asked({ Description: '', Kinds: ['person.added'], IsOn: false }),
    });
    expect(saved).toMatchObject({ Description: '', Kinds: ['person.added'], IsOn: false });
    await remove(made.Id);
    expect((await company.must('ceo', webhooks.listWebhooks)).data).toEqual([]);
  });

  test('with a key is added once and rolled once, and no answer is kept with its secret', async () => {
    const { Token } = await company.must('orgAdmin', makeToken, {
      body: { Name: 'Zapier', Scopes: ['webhooks:write'] },
    });
    for (const token of [`Bearer ${Token}`, company.tokenOf('orgAdmin')]) {
      const headers = { 'idempotency-key': 'key-1' };
      const once = () => server.call(webhooks.addWebhook, { token, headers, body: asked() });
      const [made, again] = [await once(), await once()];
      expect(made.status).toBe(200);
      expect([again.status, again.problem.code]).toEqual([409, 'already_done']);
      const { data } = await company.must('orgAdmin', webhooks.listWebhooks);
      expect(data.map(({ Id }) => Id)).toEqual([made.body.Id]);
      const other = { token, headers, body: asked({ Description: 'Another' }) };
      expect((await server.call(webhooks.addWebhook, other)).problem.code).toBe('key_used');
      const roll = () =>
        server.call(webhooks.rollWebhookSecret, {
          token,
          headers: { 'idempotency-key': 'key-2' },
          params: { id: made.body.Id },
        });
      const [rolled, rolledAgain] = [await roll(), await roll()];
      expect([rolled.status, rolledAgain.status, rolledAgain.problem.code]).toEqual([
        200,
        409,
        'already_done',
      ]);
      await remove(made.body.Id);
    }
    for (const table of ['token_answer', 'person_answer']) {
      const { rows } = await server.owner.query(`select answer from ${table}`);
      expect([table, rows.length, JSON.stringify(rows).includes('whsec_')]).toEqual([table, 2, false]);
    }
  });

  test('is one of ten', async () => {
    const made = await Promise.all(
      Array.from({ length: 12 }, () => company.call('orgAdmin', webhooks.addWebhook, { body: asked() })),
    );
    expect(made.filter(({ status }) => status === 200)).toHaveLength(webhookLimits.webhooks);
    expect(made.find(({ status }) => status !== 200)).toMatchObject({
      status: 409,
      problem: { code: 'too_many_webhooks' },
    });
    for (const { Id } of (await company.must('ceo', webhooks.listWebhooks)).data) await remove(Id);
  });

  test.each([
    ['no address', { Url: '' }],
    ['no URL', { Url: 'example' }],
    ['an address without TLS', { Url: 'http://8.8.8.8/hook' }],
    ['a private address', { Url: 'https://10.0.0.1/hook' }],
    ['metadata', { Url: 'https://169.254.169.254/latest/meta-data/' }],
    ['a mapped address', { Url: 'https://[::ffff:10.0.0.1]/' }],
    ['NAT64', { Url: 'https://[64:ff9b::a00:1]/' }],
    ['a decimal address', { Url: 'https://167772161/' }],
    ['a user', { Url: 'https://a:b@8.8.8.8/' }],
    ['a file', { Url: 'file:///etc/passwd' }],
    ['a name without TLS that leads nowhere', { Url: 'http://nowhere.invalid/' }],
    ['no kinds', { Kinds: [] }],
    ['a kind that does not exist', { Kinds: ['appraisal.shared'] }],
    ['another field', { Secret: 'whsec_mine' }],
    ['a long description', { Description: 'x'.repeat(201) }],
  ])('is refused with %s', async (_what, change) => {
    const answer = await company.call('orgAdmin', webhooks.addWebhook, { body: asked(change) });
    expect(answer.status).toBe(400);
  });

  test('takes a name that cannot be resolved now, and not one that leads inside', async () => {
    const spy = vi
      .spyOn(dns, 'lookup')
      .mockImplementation(((_host: string, _options: object, done: never) =>
        (done as (error: null, found: object[]) => void)(null, [
          { address: '192.168.1.1', family: 4 },
        ])) as never);
    const inside = await company.call('orgAdmin', webhooks.addWebhook, {
      body: asked({ Url: 'https://hook.example.com/' }),
    });
    expect([inside.status, inside.problem.errors?.[0]?.path]).toEqual([400, 'Url']);
    spy.mockRestore();
    const made = await add({ Url: 'https://nowhere.invalid/' });
    await remove(made.Id);
  });
});

describe('rights', () => {
  const calls = [
    ['list', webhooks.listWebhooks, {}],
    ['add', webhooks.addWebhook, { body: asked() }],
    ['save', webhooks.saveWebhook, { body: asked() }],
    ['remove', webhooks.removeWebhook, {}],
    ['test', webhooks.testWebhook, {}],
    ['roll', webhooks.rollWebhookSecret, {}],
    ['deliveries', webhooks.listWebhookDeliveries, {}],
    ['replay', webhooks.replayWebhook, { body: { DeliveryId: 1 } }],
  ] as const;

  test.each(calls)(
    '%s is for the ceo and org admins, within their company',
    async (name, endpoint, given) => {
      const { Id } = await add();
      const options = { ...given, ...(name === 'list' || name === 'add' ? {} : { params: { id: Id } }) };
      for (const who of ['member', 'lead', 'goalAdmin', 'observer'] as const)
        expect([who, (await company.call(who, endpoint, options)).status]).toEqual([who, 403]);
      expect((await company.call(null, endpoint, options)).status).toBe(401);
      const foreign = await company.call('foreigner', endpoint, options);
      if (name === 'list') expect(foreign.body).toEqual({ data: [] });
      else if (name !== 'add') expect(foreign.status).toBe(404);
      for (const { Id: id } of (await company.must('ceo', webhooks.listWebhooks)).data) await remove(id);
    },
  );

  test('a token needs the scope', async () => {
    const bearer = async (scope: string) => {
      const body = { Name: 'Script', Scopes: [scope] };
      return `Bearer ${(await company.must('orgAdmin', makeToken, { body })).Token}`;
    };
    const body = asked();
    const token = await bearer('webhooks:write');
    expect((await server.call(webhooks.addWebhook, { token, body })).status).toBe(200);
    const other = await bearer('goals:write');
    expect((await server.call(webhooks.addWebhook, { token: other, body })).problem.code).toBe(
      'scope_missing',
    );
    for (const { Id: id } of (await company.must('ceo', webhooks.listWebhooks)).data) await remove(id);
  });
});

describe('the test button', () => {
  test('posts a signed message at once, and shows the answer as text', async () => {
    const { Id, Secret } = await add({ IsOn: false });
    const params = { id: Id };
    receiver.expectSecrets(Secret);
    receiver.answer((response) => response.writeHead(200).end(`<b>${'x'.repeat(3_000)}\u0000`));
    const tested = await company.must('orgAdmin', webhooks.testWebhook, { params });
    expect(tested).toMatchObject({
      Kind: 'webhook.test',
      State: 'delivered',
      Tries: 1,
      Status: 200,
      Fault: null,
      Answer: `<b>${'x'.repeat(1_021)}`,
    });
    const last = receiver.received.at(-1);
    expect(last?.message).toEqual({
      type: 'webhook.test',
      id: tested.MessageId,
      timestamp: expect.any(String),
      version: 1,
      data: {},
    });
    expect(last?.headers['webhook-id']).toBe(tested.MessageId);
    receiver.answer((response) => response.writeHead(500).end('broken'));
    const failed = await company.must('orgAdmin', webhooks.testWebhook, { params });
    expect(failed).toMatchObject({
      State: 'failed',
      Status: 500,
      Fault: 'status',
      Answer: 'broken',
      NextAt: null,
    });
    const { data } = await company.must('orgAdmin', webhooks.listWebhookDeliveries, { params });
    expect(data.map((each) => each.Id)).toEqual([failed.Id, tested.Id]);
    await remove(Id);
  });

  test('reaches nothing inside, wherever the name leads by then', async () => {
    const { Id } = await add({ Url: 'https://nowhere.invalid/' });
    const params = { id: Id };
    const before = receiver.received.length;
    for (const addresses of [
      ['10.0.0.1'],
      ['8.8.8.8', '169.254.169.254'],
      ['::ffff:10.0.0.1'],
      ['64:ff9b::1'],
    ]) {
      const spy = vi.spyOn(dns, 'lookup').mockImplementation(((
        _host: string,
        _options: object,
        done: never,
      ) =>
        (done as (error: null, found: object[]) => void)(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        )) as never);
      const tested = await company.must('orgAdmin', webhooks.testWebhook, { params });
      expect([addresses, tested.Fault, tested.Status]).toEqual([addresses, 'forbidden', null]);
      spy.mockRestore();
    }
    receiver.answer((response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end());
    const redirecting = await add();
    receiver.expectSecrets(redirecting.Secret);
    const tested = await company.must('orgAdmin', webhooks.testWebhook, { params: { id: redirecting.Id } });
    expect([tested.Fault, tested.Status]).toEqual(['redirected', 302]);
    expect(receiver.received.length).toBe(before + 1);
    await remove(Id);
    await remove(redirecting.Id);
  });

  test('signs with both secrets for a day after rolling', async () => {
    receiver.answer((response) => response.writeHead(204).end());
    const { Id, Secret } = await add();
    const params = { id: Id };
    const rolled = await company.must('orgAdmin', webhooks.rollWebhookSecret, { params });
    expect(rolled.Secret).not.toBe(Secret);
    expect(rolled.FormerSecretUntil).not.toBeNull();
    receiver.expectSecrets(Secret, rolled.Secret);
    expect((await company.must('orgAdmin', webhooks.testWebhook, { params })).Status).toBe(204);
    await company.goTo(server.clock.now() + 25 * 3_600_000);
    expect((await company.must('orgAdmin', webhooks.testWebhook, { params })).Status).toBe(401);
    receiver.expectSecrets(rolled.Secret);
    expect((await company.must('orgAdmin', webhooks.testWebhook, { params })).Status).toBe(204);
    await remove(Id);
  });
});

test('without the key of its secret nothing is posted, until a new secret is made', async () => {
  receiver.answer((response) => response.writeHead(204).end());
  const { Id } = await add();
  const params = { id: Id };
  const elsewhere = await startTestServer({ beside: server, env: { CONNECTION_KEY: 'b2'.repeat(32) } });
  const token = company.tokenOf('orgAdmin');
  const tested = await elsewhere.call(webhooks.testWebhook, { token, params });
  expect([tested.status, tested.problem.code]).toEqual([409, 'other_connection_key']);
  const rolled = await elsewhere.call(webhooks.rollWebhookSecret, { token, params });
  expect(rolled.body.FormerSecretUntil).toBeNull();
  receiver.expectSecrets(rolled.body.Secret);
  expect((await elsewhere.call(webhooks.testWebhook, { token, params })).body.Status).toBe(204);
  await remove(Id);
});
