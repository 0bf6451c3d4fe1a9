import { expect, test } from 'vitest';
import { restoreSession, signIn } from './accounts.ts';
import * as accountCalls from './calls/accounts.generated.ts';
import * as goalCalls from './calls/goals/reading.generated.ts';
import * as avatarCalls from './calls/people/avatar.generated.ts';
import * as reportCalls from './calls/reports.generated.ts';
import { createClient } from './client.ts';
import type { Endpoint } from './endpoint.ts';
import { followGoal, listParentCandidates } from './goals/ownership.ts';
import { listGoals } from './goals/reading.ts';
import { uploadAvatar } from './people/avatar.ts';
import { getOrganisation } from './people/organisation.ts';
import { ProblemError } from './problem.ts';
import { getGoalTemplate } from './reports.ts';

function clientWith(answer: () => Response | Promise<Response>) {
  const sent: { url: string; init: RequestInit }[] = [];
  const times: number[] = [];
  const ended: ProblemError[] = [];
  const client = createClient({
    baseUrl: '/api',
    token: () => '7.secret',
    onSessionEnd: (error) => ended.push(error),
    onServerTime: (now) => times.push(now),
    fetch: async (url, init) => {
      sent.push({ url: String(url), init: init ?? {} });
      return answer();
    },
  });
  return { client, sent, ended, times };
}

const problem = (status: number, body: object) => new Response(JSON.stringify(body), { status });

test('encodes path parameters, leaves out empty query parameters and sends the token', async () => {
  const { client, sent } = clientWith(() => Response.json({ data: [], Next: null }));
  await client.call(listParentCandidates, {
    params: { userId: '0', periodId: '3', goalId: '0', scope: '1' },
    query: { Search: 'a&b', Cursor: null },
  });
  await client.call(followGoal, { params: { id: '5' } });
  expect(sent.map((request) => request.url)).toEqual([
    '/api/Goal/usergoals/0/3/0/1?Search=a%26b',
    '/api/Goal/follow/5',
  ]);
  expect(sent[0]?.init.headers).toMatchObject({ authorization: '7.secret' });
});

test('a call without a session sends no token, and its 401 ends no session', async () => {
  const { client, sent, ended } = clientWith(() => problem(401, { detail: 'No.' }));
  const call = client.call(signIn, { body: { userName: 'a@b.example', password: 'x' } });
  await expect(call).rejects.toMatchObject({ status: 401, detail: 'No.' });
  expect(sent[0]?.init.headers).not.toHaveProperty('authorization');
  expect(ended).toEqual([]);
});

test.each([401, 403])('%i on a call with a token ends the session', async (status) => {
  const { client, ended } = clientWith(() => problem(status, { detail: 'Ended.' }));
  await expect(client.call(restoreSession, {})).rejects.toBeInstanceOf(ProblemError);
  expect(ended).toHaveLength(1);
});

test('field errors carry the field names', async () => {
  const errors = [{ path: 'Title', message: 'Too long.' }];
  const { client, ended } = clientWith(() => problem(400, { detail: 'Too long.', errors }));
  const error = await client.call(listGoals, { body: {} }).catch((caught: ProblemError) => caught);
  expect(error).toBeInstanceOf(ProblemError);
  expect((error as ProblemError).errorFor('Title')).toBe('Too long.');
  expect((error as ProblemError).errorFor('Measurement')).toBeUndefined();
  expect(ended).toEqual([]);
});

test("a proxy's error page gives its status, an unreachable server status 0", async () => {
  const page = clientWith(() => new Response('<html>', { status: 502 }));
  await expect(page.client.call(restoreSession, {})).rejects.toMatchObject({
    status: 502,
    detail: 'Something went wrong!!',
  });
  const away = clientWith(() => Promise.reject(new TypeError('fetch failed')));
  await expect(away.client.call(restoreSession, {})).rejects.toMatchObject({ status: 0 });
});

test('an aborted call is not a server error', async () => {
  const abort = new AbortController();
  const { client } = clientWith(() => {
    abort.abort();
    return Promise.reject(new DOMException('aborted', 'AbortError'));
  });
  await expect(client.call(restoreSession, { signal: abort.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

test.each([
  ['40', 40],
  [null, undefined],
  ['Fri, 20 Nov 2026 08:00:00 GMT', undefined],
])('a Retry-After of %s gives %s seconds', async (header, seconds) => {
  const headers: Record<string, string> = header === null ? {} : { 'retry-after': header };
  const answer = () => new Response(JSON.stringify({ detail: 'Too many.' }), { status: 429, headers });
  const error = await clientWith(answer)
    .client.call(listGoals, { body: {} })
    .catch((caught) => caught);
  expect((error as ProblemError).retryAfter).toBe(seconds);
  expect((error as ProblemError).detail).toBe('Too many.');
});

test('each answer, also a refusal, reports the server’s clock; a missing or malformed header reports none', async () => {
  const at = '2026-11-18T15:00:00.250Z';
  const answers = [
    Response.json({}, { headers: { 'x-server-time': at } }),
    problem(409, { detail: 'No.' }),
    Response.json({}, { headers: { 'x-server-time': 'soon' } }),
    new Response('{}', { status: 404, headers: { 'x-server-time': at } }),
  ];
  const { client, times } = clientWith(() => answers.shift() ?? Response.error());
  for (let call = 0; call < 4; call += 1) await client.call(restoreSession, {}).catch(() => undefined);
  expect(times).toEqual([Date.parse(at), Date.parse(at)]);
});

test('a file is sent as a form with one part, and the browser sets the content type', async () => {
  const { client, sent } = clientWith(() => Response.json({ data: { Id: 3, AvatarImage: null } }));
  const file = new Blob(['png'], { type: 'image/png' });
  await client.call(uploadAvatar, { params: { profileId: '3' }, body: { file, name: 'me.png' } });
  const form = sent[0]?.init.body as FormData;
  expect([...form.keys()]).toEqual(['file']);
  expect(form.get('file')).toMatchObject({ name: 'me.png', type: 'image/png' });
  expect(sent[0]?.init.headers).toEqual({ accept: 'application/json', authorization: '7.secret' });
});

test('a download has its bytes and its name, and its refusal is a problem', async () => {
  const headers = { 'content-disposition': 'attachment; filename="bellwether-goal-template-2026-q4.xlsx"' };
  const { client } = clientWith(() => new Response('bytes', { headers }));
  const { blob, name } = await client.call(getGoalTemplate, {});
  expect([await blob.text(), name]).toEqual(['bytes', 'bellwether-goal-template-2026-q4.xlsx']);
  const refused = clientWith(() => problem(429, { detail: 'Two at a time.' }));
  await expect(refused.client.call(getGoalTemplate, {})).rejects.toMatchObject({
    status: 429,
    detail: 'Two at a time.',
  });
});

test('a reply with a version is asked for by its version, and returned again while it is unchanged', async () => {
  const people = { Version: 'v1', data: [] };
  const answers = [
    Response.json(people, { headers: { etag: '"v1"' } }),
    new Response(null, { status: 304 }),
    Response.json({ Version: 'v2', data: [] }, { headers: { etag: '"v2"' } }),
    Response.json(people),
  ];
  let token = '7.secret';
  const sent: (string | null)[] = [];
  const client = createClient({
    baseUrl: '/api',
    token: () => token,
    fetch: async (_url, init) => {
      sent.push(new Headers(init?.headers).get('if-none-match'));
      return answers.shift() ?? Response.error();
    },
  });
  const first = await client.call(getOrganisation, {});
  expect(await client.call(getOrganisation, {})).toBe(first);
  expect((await client.call(getOrganisation, {})).Version).toBe('v2');
  // Another person in the same browser starts with an empty cache.
  token = '7.other';
  await client.call(getOrganisation, {});
  expect(sent).toEqual([null, '"v1"', '"v1"', null]);
});

test.each([
  ['signIn', signIn, accountCalls.signIn, { body: { userName: 'ada', password: 'secret' } }],
  ['listGoals', listGoals, goalCalls.listGoals, { body: {} }],
  [
    'uploadAvatar',
    uploadAvatar,
    avatarCalls.uploadAvatar,
    { params: { profileId: '1' }, body: { file: new File(['a'], 'a.png') } },
  ],
  ['getGoalTemplate', getGoalTemplate, reportCalls.getGoalTemplate, {}],
])('a screen’s call of %s is sent and read as with the whole contract', async (_, endpoint, call, input) => {
  const outcomeOf = async (target: typeof endpoint | typeof call) => {
    const { client, sent } = clientWith(() => Response.json({ Id: 3 }));
    const reply: unknown = await client.call(target as Endpoint, input as never);
    const [request] = sent;
    const body = request?.init.body;
    const form = body instanceof FormData ? Object.fromEntries(body) : body;
    return {
      url: request?.url,
      headers: request?.init.headers,
      form,
      isFile: reply instanceof Object && 'blob' in reply,
    };
  };
  expect(await outcomeOf(call)).toEqual(await outcomeOf(endpoint));
});
