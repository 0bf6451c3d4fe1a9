import type { AddressInfo } from 'node:net';
import { calls } from '@bellwether/contract/calls.generated';
import { listGoalOwners } from '@bellwether/contract/goals/ownership';
import { english } from '@bellwether/domain/locale/language';
import { describe, expect, test } from 'vitest';
import { createHttpServer } from '../../platform/http/server.ts';
import type { ModelFaultKind } from '../../platform/llm/language-model.ts';
import { openModel } from '../../platform/llm/open-model.ts';
import { draftBody, draftedGoals, startDraftingCompany } from '../../testing/drafting-company.ts';
import type { CastName } from '../../testing/goal-company.ts';
import { completion, flood, html, type ModelReply, silence, status } from '../../testing/model-server.ts';
import { signatureOf } from './presenter.ts';
import { suggestionRoutes } from './routes.ts';

const logged: string[] = [];
const { endpoint, server, company, draft } = await startDraftingCompany({
  log: { level: 'trace', stream: { write: (line) => logged.push(line) } },
});
const countOf = async (who: CastName) => {
  const row = await company.read((db) =>
    db
      .selectFrom('draft_count')
      .select('drafts')
      .where('person_id', '=', company.people[who].id)
      .executeTakeFirst(),
  );
  return row?.drafts ?? 0;
};
const patient = { timeout: 20_000 };

describe('a fault of the provider', () => {
  test.each<[string, ModelReply[], ModelFaultKind, boolean]>([
    ['401', [status(401)], 'not_accepted', false],
    ['403', [status(403)], 'not_accepted', false],
    ['400 to every way of asking', [status(400)], 'not_understood', false],
    ['500', [status(500)], 'failing', false],
    ['a redirect', [status(308, { location: 'http://127.0.0.1:9/' })], 'redirected', false],
    ['a page', [html(200)], 'unusable', true],
    ['bad JSON', [completion('{"goals":[}')], 'unusable', true],
    ['another shape', [completion({ goals: 'none', description: 5 })], 'unusable', true],
    ['no goals', [completion({ goals: [], description: 'x' })], 'unusable', true],
    ['a cut answer', [completion('{"goals":[{"title":"Del', { finish: 'length' })], 'cut', true],
    ['a refusal', [completion('', { refusal: 'No.' })], 'refused', true],
    ['a flood', [flood()], 'too_large', true],
  ])('%s: templates write, and the line says why', async (_name, replies, kind, isCounted) => {
    endpoint.answer(...replies);
    const before = await countOf('lead');
    const { status: code, body } = await draft('lead');
    expect(code).toBe(200);
    expect(body).toMatchObject(signatureOf(english, 'template', kind));
    expect([body.IsFallback, body.Goals.length > 0]).toEqual([true, true]);
    // A draft for which the provider did no work is uncounted.
    expect((await countOf('lead')) - before).toBe(isCounted ? 1 : 0);
  });

  test('429 gives templates at once, and is not counted', async () => {
    endpoint.answer(status(429, { 'retry-after': '1' }));
    const before = await countOf('lead');
    const { status: code, body } = await draft('lead');
    expect([code, body.Notice]).toEqual([200, signatureOf(english, 'template', 'busy').Notice]);
    expect(await countOf('lead')).toBe(before);
  });

  test('silence ends at the time limit, and counts', async () => {
    endpoint.answer(silence);
    const model = openModel(server.context.config.ai);
    if (!model) throw new Error('The test server has a model.');
    const asked: number[] = [];
    // Use the product's limit, but not its fifteen seconds.
    const routes = suggestionRoutes(server.context, {
      ask: (question, gone) => {
        asked.push(question.longestMilliseconds);
        return model.ask({ ...question, longestMilliseconds: 200 }, gone);
      },
    });
    const impatient = await createHttpServer({
      context: server.context,
      calls: { places: calls, routes: async () => routes },
      trustedProxies: [],
      https: false,
    });
    const before = await countOf('lead');
    const answer = await impatient.inject({
      method: 'POST',
      url: '/api/Goal/gpt',
      headers: { authorization: await server.signInAs(company.people.lead) },
      payload: draftBody,
    });
    expect([answer.statusCode, answer.json().Notice]).toEqual([
      200,
      'The AI provider took too long to answer. This was drafted from templates.',
    ]);
    expect([asked, (await countOf('lead')) - before]).toEqual([[15_000], 1]);
    await impatient.close();
  });

  test('and later no fault: the next draft is written', async () => {
    endpoint.answer(status(401), completion(draftedGoals));
    expect((await draft('peer')).body.IsFallback).toBe(true);
    expect((await draft('peer')).body.IsFallback).toBe(false);
  });
});

describe('while the model thinks', () => {
  test('no connection is used and no transaction open, for any number of waiting calls', async () => {
    const held: (() => void)[] = [];
    endpoint.answer((response) => {
      held.push(() => completion(draftedGoals)(response));
    });
    // More calls than the pool has connections.
    const waiting = Array.from({ length: 8 }, () => draft('ceo'));
    await expect.poll(() => held.length, patient).toBe(8);
    const { pool } = server.context;
    expect([pool.idleCount, pool.waitingCount]).toEqual([pool.totalCount, 0]);
    const { rows } = await server.owner.query(
      `select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    );
    expect(rows).toEqual([]);
    expect((await company.call('member', listGoalOwners, {})).status).toBe(200);
    // Counted before the model answers, and visible to others already.
    expect(await countOf('ceo')).toBe(8);
    for (const answer of held) answer();
    for (const { status: code } of await Promise.all(waiting)) expect(code).toBe(200);
  });

  test('a client that disconnects ends the call to the model', async () => {
    await server.http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.http.server.address() as AddressInfo;
    endpoint.answer(silence);
    const cutOff = endpoint.nextCutOff();
    const leaving = new AbortController();
    const asked = fetch(`http://127.0.0.1:${port}/api/Goal/gpt`, {
      method: 'POST',
      headers: {
        authorization: await server.signInAs(company.people.orgAdmin),
        'content-type': 'application/json',
      },
      body: JSON.stringify(draftBody),
      signal: leaving.signal,
    });
    await expect.poll(() => endpoint.requests.length, patient).toBe(1);
    leaving.abort();
    await expect(asked).rejects.toThrow();
    await cutOff;
    expect(await countOf('orgAdmin')).toBe(1);
  });
});

test('the log has kinds and statuses, and no text, question or secret', async () => {
  logged.length = 0;
  endpoint.answer(status(500), status(500), completion('prose of the model'), completion(draftedGoals));
  for (let at = 0; at < 3; at += 1) await draft('member');
  const text = logged.join('');
  expect(text).toContain('model: failing, status 500');
  expect(text).toContain('model: unusable');
  expect(text).not.toMatch(/private context|secret-key|prose of|Delight|this endpoint says/);
});
