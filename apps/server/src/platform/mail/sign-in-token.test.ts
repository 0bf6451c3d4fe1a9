import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { checkMail } from '../../cli/doctor-outside.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { readConfig } from '../config/config.ts';
import { openTransport } from './transport.ts';

/** A provider that gives a new token each time, and what it was asked. */
const asked: Record<string, string>[] = [];
let refusal: string | undefined;
let lasts = 3_600;
const provider = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString();
  });
  request.on('end', () => {
    asked.push(Object.fromEntries(new URLSearchParams(body)));
    response.writeHead(refusal ? 401 : 200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(
        refusal ? { error: refusal } : { access_token: `token-${asked.length}`, expires_in: lasts },
      ),
    );
  });
}).listen(0, '127.0.0.1');
await once(provider, 'listening');
afterAll(() => provider.close());

/** The tokens that the mail server has ended. */
const ended = new Set<string>();
const seen: string[] = [];
const post = await startMailServer({
  token: (user, token) => {
    seen.push(token);
    if (user !== 'goals@mail.example.com') return '535 5.7.8 Unknown mailbox';
    return ended.has(token) ? '535 5.7.8 Token ended' : undefined;
  },
});

const config = (more: Record<string, string> = {}) =>
  readConfig({
    SMTP_URL: post.url,
    MAIL_FROM: 'goals@mail.example.com',
    MAIL_OAUTH_CLIENT_ID: 'bellwether',
    MAIL_OAUTH_CLIENT_SECRET: 'hidden',
    MAIL_OAUTH_TENANT: 'northwind',
    MAIL_OAUTH_USER: 'goals@mail.example.com',
    MAIL_OAUTH_TOKEN_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/token`,
    ...more,
  });
const message = { from: 'goals@mail.example.com', to: 'b@mail.example.com', subject: 'S', text: 'T' };

test('each connection signs in with a token, which is asked for once and again when the mail server ends it', async () => {
  const deliver = await openTransport(config());
  await deliver(message, '');
  await deliver(message, '');
  expect(asked).toEqual([
    {
      client_id: 'bellwether',
      client_secret: 'hidden',
      grant_type: 'client_credentials',
      scope: 'https://outlook.office365.com/.default',
    },
  ]);
  ended.add('token-1');
  await deliver(message, '');
  expect(asked).toHaveLength(2);
  expect(seen.at(-1)).toBe('token-2');
  expect(post.mails).toHaveLength(3);
});

test('a token that expires is renewed before', async () => {
  lasts = 30;
  const deliver = await openTransport(config());
  const before = asked.length;
  await deliver(message, '');
  await deliver(message, '');
  expect(asked.length - before).toBe(2);
  lasts = 3_600;
});

test('a refresh token is exchanged for the mailbox', async () => {
  const deliver = await openTransport(config({ MAIL_OAUTH_TENANT: '', MAIL_OAUTH_REFRESH_TOKEN: 'long' }));
  await deliver(message, '');
  expect(asked.at(-1)).toMatchObject({ grant_type: 'refresh_token', refresh_token: 'long' });
});

test('a provider that refuses is about us: the mail waits, and doctor says why', async () => {
  refusal = 'invalid_client';
  const deliver = await openTransport(config());
  await expect(deliver(message, '')).rejects.toMatchObject({
    refusal: { about: 'us', isFinal: false },
    words: expect.stringContaining('gives no token for the mail server (invalid_client)'),
  });
  expect(await checkMail(config())).toMatchObject({
    isOk: false,
    says: expect.stringContaining('gives no token for the mail server (invalid_client)'),
  });
  refusal = undefined;
  expect(await checkMail(config())).toMatchObject({ isOk: true });
});

test.each([
  [{ MAIL_OAUTH_CLIENT_ID: '' }, 'MAIL_OAUTH_CLIENT_ID is needed because MAIL_OAUTH_USER is set.'],
  [
    { MAIL_OAUTH_CLIENT_SECRET: '' },
    'MAIL_OAUTH_CLIENT_SECRET is needed because MAIL_OAUTH_CLIENT_ID is set.',
  ],
  [{ MAIL_OAUTH_USER: '' }, 'MAIL_OAUTH_USER is needed because MAIL_OAUTH_CLIENT_ID is set.'],
  [
    { MAIL_OAUTH_TENANT: '' },
    'MAIL_OAUTH_TENANT or MAIL_OAUTH_REFRESH_TOKEN is needed because MAIL_OAUTH_CLIENT_ID is set.',
  ],
  [{ SMTP_URL: '', MAIL_FROM: '' }, 'SMTP_URL is needed because MAIL_OAUTH_CLIENT_ID is set.'],
])('settings that lack a part are refused: %o', (more, sentence) => {
  expect(() => config(more)).toThrow(sentence);
});
