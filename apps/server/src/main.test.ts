import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import pg from 'pg';
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { startServer } from './main.ts';
import { readConfig } from './platform/config/config.ts';
import type { Batch } from './platform/database/batch.ts';
import { platformWords as german } from './platform/refusal/words.de.ts';
import { type Program, startProgram } from './testing/program.ts';
import { createTestDatabase, urlOf } from './testing/test-database.ts';
import { startTestServer } from './testing/test-server.ts';

const { connection: given, template } = inject('testServer');
const slow = 60_000;

async function database(): Promise<string> {
  const { connection, drop } = await createTestDatabase(given, template);
  onTestFinished(drop);
  return urlOf(connection);
}

async function started(env: Record<string, string>): Promise<{ program: Program; port: number }> {
  const program = startProgram('main.ts', [], { PORT: '0', ...env });
  onTestFinished(() => {
    program.child.kill('SIGKILL');
  });
  const [, port] = await program.says(/ready at http:\/\/127\.0\.0\.1:(\d+)/);
  return { program, port: Number(port) };
}

/** Returns an option of Node. With it a program prints, for each file that it loads, what the pattern finds in the address. */
function saysLoaded(pattern: string): string {
  const hook = `import { registerHooks } from 'node:module';
    registerHooks({ load(url, context, next) {
      const [name] = /${pattern}/.exec(url) ?? [];
      if (name) process.stdout.write('LOADED ' + name + '\\n');
      return next(url, context);
    } });`;
  return `--import=data:text/javascript,${encodeURIComponent(hook)}`;
}

describe('start-up', { timeout: slow }, () => {
  test('on an up-to-date database takes at most ten statements, without jobs', async () => {
    const DATABASE_URL = await database();
    const asked = vi.spyOn(pg.Client.prototype, 'query');
    onTestFinished(() => asked.mockRestore());
    const server = await startServer(readConfig({ DATABASE_URL, PORT: '0', LOG_LEVEL: 'silent' }));
    const statements = asked.mock.calls.flatMap(([batch]: unknown[]) =>
      (batch as Batch).statements.map(({ text }) => text),
    );
    await server.stop();
    await server.stop();
    expect(statements.filter((text) => !/^(begin|commit|select set_config)/.test(text))).toEqual([
      expect.stringContaining('from schema_migration'),
      expect.stringContaining('from pg_roles'),
      expect.stringContaining('from tenant'),
    ]);
    expect(statements.length).toBeLessThanOrEqual(10);
  });

  test('loads no code that only files, documents and rich texts need, and the other languages after its ready line', async () => {
    const { program, port } = await started({
      DATABASE_URL: await database(),
      NODE_OPTIONS: saysLoaded(
        'node_modules\\/(sharp|file-type|hucre|@aws-sdk|sanitize-html|fastify)(?=\\/)|refusal\\/words\\.(de|fr|es)\\.ts',
      ),
    });
    // The first requests wait for the other languages and for the code behind the calls.
    const refusal = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'accept-language': 'de' } });
      return ((await answer.json()) as { detail: string }).detail;
    };
    const paths = ['/api/nothing', '/api/%E0%A4%A', '/api/tenant/getLogo'];
    expect(await Promise.all(paths.map(refusal))).toEqual([
      german.not_found,
      german.unreadable,
      german.signed_out,
    ]);
    const said = program.output();
    const loadedIn = (text: string) => [...new Set(text.match(/(?<=LOADED )\S+/g))].sort();
    const [before = '', after = ''] = said.split('ready at');
    expect(loadedIn(before)).toEqual(['node_modules/fastify']);
    const languages = ['de', 'es', 'fr'].map((language) => `refusal/words.${language}.ts`);
    expect(loadedIn(after)).toEqual(languages);
    expect(said).toContain(
      'There is no company yet: make the first one with npm run cli -- tenant create --help\n',
    );
  });

  test('with demo accounts beyond loopback warns', async () => {
    const company = await startTestServer();
    await company.buildTenant();
    await company.owner.query('update tenant set is_demo = true');
    const lines: string[] = [];
    const log = { stream: { write: (line: string) => void lines.push(line) } };
    const config = readConfig({ DATABASE_URL: urlOf(company.connection), PORT: '0', HOST: '0.0.0.0' });
    const server = await startServer(config, log);
    await server.stop();
    expect(server.address).toMatch(/^http:\/\/localhost:\d+$/);
    expect(lines.filter((line) => line.includes('The demo accounts have a published password'))).toHaveLength(
      1,
    );
  });

  test('that fails gives the reason in one sentence, and ends', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    onTestFinished(() => {
      taken.close();
    });
    const { port } = taken.address() as AddressInfo;
    const DATABASE_URL = await database();
    const program = startProgram('main.ts', [], { DATABASE_URL, PORT: String(port) });
    expect(await program.ended).toBe(1);
    const reason = `PORT ${port} is in use on 127.0.0.1: set PORT to another, or stop what uses it.`;
    expect(program.output()).toBe(`${reason}\n`);
    const start = (env: Record<string, string>) =>
      startServer(readConfig({ DATABASE_URL, PORT: '0', LOG_LEVEL: 'silent', ...env }));
    await expect(start({ HOST: 'fe80::1' })).rejects.toThrow(
      /^The server cannot listen on HOST fe80::1 and PORT 0 \(E[A-Z]+\)\.$/,
    );
    await expect(start({ DATABASE_URL: DATABASE_URL.replace(/\/bw_test[^?]*/, '/bw_gone') })).rejects.toThrow(
      /^The database at \S*\/bw_gone \(DATABASE_URL\) cannot be used: database "bw_gone" does not exist$/,
    );
  });
});

/** Makes the server reply at once that it has begun with the request. */
const expectsContinue = { expect: '100-continue' };

describe('shutdown', { timeout: slow }, () => {
  test.for(['SIGTERM', 'SIGINT'] as const)(
    'by %s waits until every running request has its reply',
    async (signal) => {
      const { program, port } = await started({ DATABASE_URL: await database() });
      const ask = (path: string) => fetch(`http://127.0.0.1:${port}/api/health/${path}`);
      // After its ready line the server loads the other languages, so on a busy machine its first answers may come late.
      await vi.waitUntil(async () => (await ask('ready')).status === 200, { timeout: slow, interval: 20 });
      const body = JSON.stringify({ Token: 'x' });
      const headers = {
        'content-type': 'application/json',
        'content-length': String(body.length),
        ...expectsContinue,
      };
      const call = request({
        port,
        host: '127.0.0.1',
        path: '/api/Auth/InvitationCheck',
        method: 'POST',
        headers,
      });
      const answered = new Promise<string>((resolve, reject) => {
        call.on('response', (response) => resolve(readText(response)));
        call.on('error', reject);
      });
      call.write(body.slice(0, 4));
      await once(call, 'continue');
      // Ctrl-C under npm arrives twice.
      program.child.kill(signal);
      program.child.kill(signal);
      if (signal === 'SIGTERM') {
        // A load balancer sees that the node leaves while it still answers.
        await vi.waitUntil(async () => (await ask('ready')).status === 503, { timeout: slow, interval: 20 });
        const answer = await ask('live');
        expect(answer.status).toBe(200);
        // A load balancer that keeps connections open must not send the next request on one that ends.
        expect(answer.headers.get('connection')).toBe('close');
      }
      const isClosed = () =>
        ask('live').then(
          () => false,
          () => true,
        );
      await vi.waitUntil(isClosed, { timeout: slow });
      call.end(body.slice(4));
      expect(JSON.parse(await answered)).toMatchObject({ status: 404 });
      expect(await program.ended).toBe(0);
    },
  );

  test('takes at most ten seconds, even if a client keeps a connection open', async () => {
    const { program, port } = await started({ DATABASE_URL: await database() });
    const headers = { 'content-type': 'application/json', 'content-length': '500', ...expectsContinue };
    const call = request({ port, host: '127.0.0.1', path: '/api/Auth/Login', method: 'POST', headers });
    call.on('error', () => undefined);
    call.write('{');
    await once(call, 'continue');
    const asked = performance.now();
    program.child.kill('SIGTERM');
    expect(await program.ended).toBe(0);
    // Ten seconds, and some for a busy machine; waiting for the request alone would take thirty.
    expect(performance.now() - asked).toBeLessThan(15_000);
  });
});
