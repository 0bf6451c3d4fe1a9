import { expect, test } from 'vitest';
import {
  breakOff,
  flood,
  html,
  json,
  type ModelReply,
  silence,
  startModelServer,
  status,
} from '../../testing/model-server.ts';
import { AssessmentFault, type AssessmentFaultKind } from './assessment.ts';
import { createHttpAssessment } from './http-assessment.ts';

const server = await startModelServer();
const open = (baseUrl = new URL(server.url)) =>
  createHttpAssessment({ baseUrl, apiKey: 'secret-key', longestMilliseconds: 400 });
const nobodyLeaves = new AbortController().signal;
const report = {
  UserName: 'Ignored',
  Scales: [{ ScaleName: 'Task/People', Text: 'Both.', total: 51.5 }],
  Summary: { Disc: 'SC', DiscTitle: 'The\nquiet one', Text: 'I am calm.' },
  Per1: 10,
  Per2: 20,
  Per3: 40,
  Per4: 30,
  Questions: [{ Question: 'How to reach me', AnswerChoice: 'Call me' }],
  Details: [{ Title: 'Strengths', Detail: 'Calm.' }],
};

async function faultOf(work: Promise<unknown>): Promise<AssessmentFault> {
  const error = await work.then(
    () => undefined,
    (fault: unknown) => fault,
  );
  if (error instanceof AssessmentFault) return error;
  throw error ?? new Error('The call succeeded.');
}

test('each call has its address, its key and its body, and nothing else', async () => {
  const service = open(new URL(`${server.url}/`));
  server.answer(
    json(200, { PublicKey: 'public-key-1', PrivateKey: 'private-key-1', More: 'dropped' }),
    json(200, { Url: 'https://assess.example/start?key=1' }),
    json(200, { status: 3 }),
    json(200, report),
  );
  expect(await service.register('a'.repeat(32), nobodyLeaves)).toEqual({
    publicKey: 'public-key-1',
    privateKey: 'private-key-1',
  });
  expect(await service.connect('private-key-1', nobodyLeaves)).toBe('https://assess.example/start?key=1');
  expect(await service.statusOf('public-key-1', nobodyLeaves)).toBe(3);
  expect(await service.report('public-key-1', true, nobodyLeaves)).toEqual({
    disc: 'SC',
    title: 'The quiet one',
    text: 'I am calm.',
    shares: [10, 20, 40, 30],
    scales: [{ name: 'Task/People', text: 'Both.', total: 51.5 }],
    questions: [{ question: 'How to reach me', answer: 'Call me' }],
    details: [{ title: 'Strengths', text: 'Calm.' }],
  });
  const authorization = 'Bearer secret-key';
  expect(server.requests).toEqual([
    { method: 'POST', path: '/v1/register', authorization, body: { Reference: 'a'.repeat(32) } },
    { method: 'POST', path: '/v1/connect', authorization, body: { PrivateKey: 'private-key-1' } },
    { method: 'GET', path: '/v1/isexist/public-key-1', authorization, body: {} },
    { method: 'GET', path: '/v1/report/public-key-1/1', authorization, body: {} },
  ]);
});

test.each<[string, ModelReply, AssessmentFaultKind]>([
  ['401', status(401), 'not_accepted'],
  ['403', status(403), 'not_accepted'],
  ['404', status(404), 'missing'],
  ['429', status(429), 'busy'],
  ['500', status(500), 'failing'],
  ['a page with 200', html(200), 'unusable'],
  ['a page with 503', html(503), 'failing'],
  ['another shape', json(200, { hello: 'secret-report' }), 'unusable'],
  ['a status out of range', json(200, { status: 5 }), 'unusable'],
  ['a redirect', status(302, { location: 'http://127.0.0.1:9/' }), 'redirected'],
  ['a flood', flood(), 'too_large'],
  ['silence', silence, 'too_slow'],
  ['a connection that breaks off', breakOff, 'unreachable'],
])('%s is a fault that quotes nothing', async (_name, reply, kind) => {
  server.answer(reply);
  const fault = await faultOf(open().statusOf('public-key-1', nobodyLeaves));
  expect(fault.kind).toBe(kind);
  expect(`${fault.message}${JSON.stringify(fault)}`).not.toMatch(/secret|public-key|127/);
  expect(fault.cause).toBeUndefined();
});

test.each([
  ['a script', 'javascript:alert(1)'],
  ['a file', 'file:///etc/passwd'],
  ['a path', '/start'],
  ['a user name', 'https://assess.example@evil.example/'],
  ['too long a text', `https://assess.example/${'a'.repeat(2_000)}`],
])('an address to open that is %s is refused', async (_name, Url) => {
  server.answer(json(200, { Url }));
  expect((await faultOf(open().connect('private-key-1', nobodyLeaves))).kind).toBe('unusable');
});

test('a service behind https may not send a browser to http', async () => {
  server.answer(json(200, { Url: 'http://assess.example/' }));
  expect(await open().connect('private-key-1', nobodyLeaves)).toBe('http://assess.example/');
  // The check needs no call: nobody listens at this address.
  const service = open(new URL('https://127.0.0.1:1/'));
  expect((await faultOf(service.connect('private-key-1', nobodyLeaves))).kind).toBe('unreachable');
});

test.each([
  ['an unknown type', { Summary: { ...report.Summary, Disc: 'DS' } }],
  ['a share over 100', { Per1: 101 }],
  ['a share as text', { Per2: '20' }],
  ['ten thousand details', { Details: Array.from({ length: 10_000 }, () => report.Details[0]) }],
  ['a missing part', { Scales: undefined }],
])('a report with %s is refused', async (_name, changes) => {
  server.answer(json(200, { ...report, ...changes }));
  expect((await faultOf(open().report('public-key-1', false, nobodyLeaves))).kind).toBe('unusable');
});

test('texts of a report are plain and bounded', async () => {
  const Detail = `\u202e<b>bold</b>\u0000 ${'x'.repeat(6_000)}`;
  server.answer(json(200, { ...report, Details: [{ Title: 'A\u0007\nB', Detail }] }));
  const [detail] = (await open().report('public-key-1', false, nobodyLeaves)).details;
  expect(detail?.title).toBe('A B');
  expect(detail?.text.length).toBeLessThanOrEqual(5_000);
  expect(detail?.text).toMatch(/^<b>bold<\/b>/);
});

test('a client that leaves ends the call', async () => {
  server.answer(silence);
  const leaving = new AbortController();
  const asked = faultOf(open().statusOf('public-key-1', leaving.signal));
  setTimeout(() => leaving.abort(), 50);
  expect((await asked).kind).toBe('gone');
});
