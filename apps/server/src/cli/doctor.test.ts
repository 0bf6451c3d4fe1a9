import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { inTenant } from '../platform/database/transaction.ts';
import { startBucketServer } from '../testing/bucket-server.ts';
import { runCommands } from '../testing/command-line.ts';
import { html, json, startModelServer, status } from '../testing/model-server.ts';
import { urlOf } from '../testing/test-database.ts';
import { startTestServer } from '../testing/test-server.ts';

const server = await startTestServer();
const endpoint = await startModelServer();
const home = mkdtempSync(join(tmpdir(), 'bellwether-doctor-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const standard = {
  DATABASE_URL: urlOf(server.connection),
  BELLWETHER_HOME: home,
  CONNECTION_KEY: 'ab'.repeat(32),
};
const run = (words: string, env: Record<string, string> = standard) => runCommands(words, env);

describe('doctor', () => {
  test('finds a sound installation ok, line by line', async () => {
    const { code, printed } = await run('doctor', { ...standard, BELLWETHER_NOW: '2026-11-18' });
    expect(printed.split('\n').map((line) => line.slice(0, 18).trim())).toEqual([
      'ok  configuration',
      'ok  database',
      'ok  migrations',
      'ok  role',
      'ok  jit',
      'ok  writing',
      'ok  notifications',
      'ok  clock',
      'ok  events',
      'ok  mails sent',
      'ok  mails waiting',
      'ok  mail',
      'ok  files',
      'ok  assessment',
      'ok  ai',
    ]);
    expect(printed).toMatch(/^ok {2}jit {12}off in every request \(o(n|ff) on the server\)$/m);
    expect(printed).toContain('built-in templates');
    expect(printed).toContain('2026-11-18T00:00:0');
    expect(code).toBe(0);
  });

  test('warns in production of defaults that serve trials only, and says what will happen', async () => {
    const trial = { ...standard, NODE_ENV: 'production', PORT: '4100', CONNECTION_KEY: '' };
    const { code, printed } = await run('doctor', trial);
    expect(printed.split('\n').filter((line) => line.startsWith('!! '))).toEqual([
      '!!  configuration  CONNECTION_KEY is not set: codes of a second step, sign-in at a provider, webhooks, channels and Slack will be refused. Set the 64 digits that openssl rand -hex 32 prints, the same on every node.',
      '!!  configuration  PUBLIC_URL is not set: links in mails will lead to http://localhost:4100.',
      `!!  configuration  SMTP_URL is not set: no mail will reach anybody; mails are written to ${join(home, 'outbox')}.`,
    ]);
    // A warning is no failure.
    expect(code).toBe(0);
  });

  test('says that the database refuses writes', async () => {
    const [{ name }] = (await server.owner.query('select current_database()::text as name')).rows;
    await server.owner.query(`alter database ${name} set default_transaction_read_only = on`);
    onTestFinished(async () => {
      await server.owner.query(`alter database ${name} set default_transaction_read_only = off`);
    });
    const { code, printed } = await run('doctor');
    expect(printed).toMatch(/^FIX writing {8}The database refuses writes: it is read-only\.$/m);
    expect(code).toBe(1);
  });

  test('says what to do about each thing that is not', async () => {
    const away = await run('doctor', { ...standard, DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/x' });
    expect(away.code).toBe(1);
    expect(away.printed).toMatch(
      /FIX database {7}The database at 127\.0\.0\.1:1\/x \(DATABASE_URL\) cannot be used: connect ECONNREFUSED/,
    );
    expect(away.printed).not.toContain('secret');
    const wrong = await run('doctor', { ...standard, PORT: 'x' });
    expect([wrong.code, wrong.printed]).toEqual([
      1,
      'FIX configuration  PORT must be a port number from 0 to 65535.',
    ]);
    const mute = createServer((socket) => socket.end('500 go away\r\n')).listen(0, '127.0.0.1');
    await once(mute, 'listening');
    onTestFinished(() => {
      mute.close();
    });
    const { port } = mute.address() as { port: number };
    const mail = await run('doctor', {
      ...standard,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'goals@example.com',
      // Below a file no folder can be, not even for root.
      FILES_URL: `file://${import.meta.filename}/files`,
    });
    expect(mail.printed).toContain('FIX mail           SMTP_URL does not work: 127.0.0.1 says');
    expect(mail.printed).toMatch(
      /FIX files {10}The folder \S+doctor\.test\.ts\/files cannot be written \(ENOTDIR\)/,
    );
  });
});

test('doctor names what was set aside and mails that failed', async () => {
  const tenant = await server.buildTenant();
  await server.owner.query(
    `insert into event_delivery (reader, event_id, tenant_id, tries, set_aside_at) values ('mail', 1, $1, 8, now())`,
    [tenant.id],
  );
  await inTenant(server.context.pool, tenant.id, (db) =>
    sql`insert into mail (tenant_id, kind, person_id, state, failure, requested_at, ended_at)
      values (${tenant.id}, 'probe', ${tenant.ceo.id}, 'failed', '550', now(), now())`.execute(db),
  );
  onTestFinished(async () => {
    await server.owner.query('delete from event_delivery');
    await inTenant(server.context.pool, tenant.id, (db) => db.deleteFrom('mail').execute());
  });
  const { code, printed } = await run('doctor');
  expect(code).toBe(1);
  expect(printed).toContain(
    `FIX events         1 set aside after many tries, the first by the reader mail (event 1 of company ${tenant.id}): the log says why;`,
  );
  expect(printed).toContain('FIX mails sent     1 failed for good in the last 30 days (550: 1)');
});

test('doctor writes, reads and deletes a file in the bucket, and says what keeps it from that', async () => {
  const bucket = await startBucketServer();
  const ok = await run('doctor', { ...standard, ...bucket });
  expect(ok.printed).toMatch(/^ok {2}files {10}files are kept in the bucket attic at 127\.0\.0\.1:\d+$/m);
  const absent = await run('doctor', { ...standard, ...bucket, FILES_URL: 's3://cellar' });
  expect(absent.printed).toMatch(
    /^FIX files {10}Files cannot be kept in the bucket cellar at \S+ \(NoSuchBucket\): check/m,
  );
  const away = await run('doctor', { ...standard, ...bucket, S3_ENDPOINT: 'http://127.0.0.1:1' });
  expect(away.printed).toMatch(/^FIX files {10}Files cannot be kept .* \(ECONNREFUSED\): check FILES_URL/m);
});

describe('doctor about the AI endpoint', () => {
  const asked = async (...replies: Parameters<typeof endpoint.answer>) => {
    endpoint.answer(...replies);
    const ai = { AI_BASE_URL: endpoint.url, AI_MODEL: 'm1', AI_API_KEY: 'secret-key' };
    const { printed } = await run('doctor', { ...standard, ...ai });
    expect(printed).not.toContain('secret-key');
    return printed.split('\n').at(-1);
  };
  const list = (...ids: string[]) => json(200, { data: ids.map((id) => ({ id })) });

  test.each([
    ['has the model', list('m0', 'm1'), /^ok {2}ai {13}drafts are written by m1 at 127\.0\.0\.1:\d+$/],
    ['lists no models', status(404), /^ok {2}ai .* answers; whether it has the model m1 shows/],
    ['answers with a page', html(200), /^ok {2}ai /],
    ['lacks the model', list('m0'), /^FIX ai .* does not have the model m1/],
    ['refuses the key', status(401), /^FIX ai .* does not accept AI_API_KEY \(status 401\)\.$/],
    ['is out of order', status(500), /^FIX ai .* answers with status 500\.$/],
    ['leads elsewhere', status(302, { location: 'http://127.0.0.1:9/' }), /^FIX ai .* says redirected/],
  ])('that %s', async (_name, reply, line) => {
    expect(await asked(reply)).toMatch(line);
    expect(endpoint.requests).toMatchObject([
      { method: 'GET', path: '/v1/models', authorization: 'Bearer secret-key', body: {} },
    ]);
  });

  test('where nobody listens', async () => {
    const left = createServer().listen(0, '127.0.0.1');
    await once(left, 'listening');
    const { port } = left.address() as { port: number };
    left.close();
    const ai = { AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_MODEL: 'm1' };
    const { code, printed } = await run('doctor', { ...standard, ...ai });
    expect([code, printed]).toEqual([
      1,
      expect.stringMatching(
        /FIX ai .* AI_BASE_URL does not work: 127\.0\.0\.1:\d+ says connect ECONNREFUSED/,
      ),
    ]);
  });
});

describe('doctor about the assessment service', () => {
  test.each([
    ['answers', json(404, {}), /^ok {2}assessment {5}user manuals come from 127\.0\.0\.1:\d+$/m],
    [
      'refuses the key',
      status(403),
      /^FIX assessment .* does not accept ASSESSMENT_API_KEY \(status 403\)\.$/m,
    ],
    ['is out of order', status(500), /^FIX assessment .* answers with status 500\.$/m],
    [
      'leads elsewhere',
      status(302, { location: 'http://127.0.0.1:9/' }),
      /^FIX assessment .* says redirected/m,
    ],
  ])('that %s', async (_name, reply, line) => {
    endpoint.answer(reply);
    const assessment = { ASSESSMENT_BASE_URL: endpoint.url, ASSESSMENT_API_KEY: 'secret-key' };
    const { printed } = await run('doctor', { ...standard, ...assessment });
    expect(printed).toMatch(line);
    expect(printed).not.toContain('secret-key');
    expect(endpoint.requests).toMatchObject([
      { method: 'GET', path: '/v1/isexist/doctor-probe', authorization: 'Bearer secret-key' },
    ]);
  });
});
