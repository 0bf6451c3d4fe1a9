import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkInvitation } from '@bellwether/contract/accounts';
import { afterAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { startServer } from './main.ts';
import { readConfig } from './platform/config/config.ts';
import { runCommands } from './testing/command-line.ts';
import { startProgram } from './testing/program.ts';
import { createTestDatabase, urlOf } from './testing/test-database.ts';
import { startTestServer } from './testing/test-server.ts';

const server = await startTestServer();
const home = mkdtempSync(join(tmpdir(), 'bellwether-cli-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const standard = { DATABASE_URL: urlOf(server.connection), BELLWETHER_HOME: home };

const run = (words: string, env: Record<string, string> = standard) => runCommands(words, env);

describe('help', () => {
  test('names every command, and each command has its own help', async () => {
    const { code, printed } = await run('--help');
    expect(code).toBe(0);
    const commands = [...printed.matchAll(/^ {2}([\w-]+(?: [\w-]+)?) {2,}/gm)].map((match) => match[1]);
    expect(commands).toEqual([
      'migrate',
      'tenant create',
      'tenant list',
      'tenant settings',
      'tenant brand',
      'tenant rename',
      'tenant suspend',
      'tenant resume',
      'tenant purge',
      'tenant freeze',
      'tenant thaw',
      'tenant export',
      'tenant import',
      'tenant move',
      'tenant range',
      'person show',
      'person unlock',
      'person end-sessions',
      'person reset-link',
      'person make-org-admin',
      'person make-ceo',
      'sessions end',
      'demo',
      'load',
      'backup',
      'restore',
      'resume',
      'doctor',
    ]);
    for (const command of commands) {
      const help = await run(`${command} --help`);
      expect([help.code, help.printed.startsWith(`bellwether ${command}`)]).toEqual([0, true]);
    }
    expect((await run('')).code).toBe(2);
  });

  test('also works for the first word of a command', async () => {
    const { code, printed } = await run('tenant --help');
    expect([code, printed.startsWith('bellwether tenant create --subdomain WORD')]).toEqual([0, true]);
  });
});

describe('invalid arguments give one sentence and code 2', () => {
  test.each([
    ['nonsense', 'There is no command "nonsense". See bellwether --help.'],
    ['tenant', 'There is no command "tenant". See bellwether --help.'],
    ['archive file', 'There is no command "archive file". See bellwether --help.'],
    ['--nonsense', 'There is no option "--nonsense". See bellwether --help.'],
    ['migrate --all', "Unknown option '--all'. See bellwether migrate --help."],
    ['migrate now', "Unexpected argument 'now'. See bellwether migrate --help."],
    ['tenant create', 'tenant create needs --subdomain WORD.'],
    ['tenant create --subdomain a --name A', 'tenant create needs --ceo-name NAME.'],
    [
      'tenant create --subdomain a --name A --ceo-name B --ceo-email c',
      '--ceo-email must be an e-mail address.',
    ],
    [
      // The sign-in screen does not accept this address.
      'tenant create --subdomain a --name A --ceo-name B --ceo-email c@d',
      '--ceo-email must be an e-mail address.',
    ],
    [
      'tenant create --subdomain a --name A --ceo-name B --ceo-email c@d.e --goal-type KPI',
      '--goal-type must be SMART, OKR or ObjectiveResult.',
    ],
    [
      'tenant create --subdomain a --name A --ceo-name B --ceo-email c@d.e --time-zone Moon',
      'The time zone "Moon" is not known.',
    ],
    [
      'tenant create --subdomain www --name A --ceo-name B --ceo-email c@d.e',
      'The subdomain "www" cannot be used.',
    ],
    ['tenant settings', 'tenant settings needs SUBDOMAIN.'],
    ['tenant settings a digest_minutes', '"digest_minutes" is not NAME=VALUE.'],
    ['tenant settings a digest_minutes=2 digest_minutes=3', 'digest_minutes is given twice.'],
    ['tenant settings a digest_minutes=0', 'digest_minutes must be a whole number from 1 to 1440.'],
    ['tenant settings a talent_enabled=maybe', 'talent_enabled must be on or off.'],
    ['tenant settings a rating_levels=4', 'rating_levels must be 3 or 5.'],
    [
      'tenant settings a colour=red',
      'There is no setting "colour". See bellwether tenant settings SUBDOMAIN for all names.',
    ],
    ['tenant settings nobody', 'There is no active company with the subdomain "nobody".'],
    ['tenant brand a', 'tenant brand needs --logo, --square-logo, --colour, --text or --clear.'],
    ['tenant brand a b --text dark', "Unexpected argument 'b'. See bellwether tenant brand --help."],
    ['tenant brand a --colour red', '--colour must be six hexadecimal digits, such as 1a4f8b.'],
    ['tenant brand a --text grey', '--text must be light or dark.'],
    ['tenant brand a --clear name', '--clear takes logo, square-logo, colour, separated by commas.'],
    [
      'tenant brand a --clear logo,colour --colour 000000',
      '--clear colour and --colour contradict each other.',
    ],
    ['tenant brand a --logo /nowhere', '--logo: the file /nowhere cannot be read (ENOENT).'],
    ['tenant brand nobody --text dark', 'There is no active company with the subdomain "nobody".'],
    ['backup', 'backup needs FILE.'],
    ['restore a b', "Unexpected argument 'b'. See bellwether restore --help."],
    ['load --tenants 1 --users 0 --goals 1', '--users must be a whole number from 1 to 1000000.'],
    ['load --tenants 1 --users 2 --goals 1000001', '--goals must be a whole number from 1 to 1000000.'],
    ['load --tenants 1 --users 2', 'load needs --goals N.'],
  ])('%s', async (words, sentence) => {
    expect(await run(words)).toEqual({ code: 2, printed: '', noted: sentence });
  });

  test('a database that cannot be reached gives code 1, with its address and without its password', async () => {
    const gone = standard.DATABASE_URL.replace(/\/bw_test[^?]*/, '/bw_gone');
    const cases = [
      [
        'postgres://u:secret@127.0.0.1:1/x',
        /^The database at 127\.0\.0\.1:1\/x \(DATABASE_URL\) cannot be used: /,
      ],
      [
        gone,
        /^The database at \S*\/bw_gone \(DATABASE_URL\) cannot be used: database "bw_gone" does not exist$/,
      ],
    ] as const;
    for (const [DATABASE_URL, sentence] of cases)
      for (const words of ['migrate', 'demo', 'load --tenants 1 --users 1 --goals 1']) {
        const { code, noted } = await run(words, { ...standard, DATABASE_URL });
        expect([code, noted]).toEqual([1, expect.stringMatching(sentence)]);
        expect(noted).not.toContain('secret');
      }
  });

  test('a wrong setting gives code 1', async () => {
    const { code, noted } = await run('migrate', { ...standard, LOG_LEVEL: 'loud' });
    expect([code, noted]).toEqual([
      1,
      'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.',
    ]);
  });
});

test('tenant create prints the ceo’s invitation link', async () => {
  const words =
    'tenant create --subdomain Printed --name Printed --ceo-name Petra --ceo-email petra@printed.example --goal-type OKR --time-zone Berlin';
  const { code, printed } = await run(words, { ...standard, PUBLIC_URL: 'https://goals.example.com' });
  expect(code).toBe(0);
  expect(printed).toMatch(/^https:\/\/printed\.goals\.example\.com\/v3\/invitation\/\d+\.[\w-]{43}$/);
  const Token = printed.split('/').at(-1);
  // The server's clock differs from the command's.
  server.clock.set(Date.now());
  expect((await server.call(checkInvitation, { body: { Token } })).body).toEqual({
    Name: 'Petra',
    Email: expect.stringContaining('@'),
    InvitedBy: 'Printed',
  });
  expect(await run(words)).toMatchObject({ code: 2, noted: 'The subdomain "printed" is taken.' });
});

test('tenant create --send mails the link instead of printing it', async () => {
  const words =
    'tenant create --subdomain sent --name Sent --ceo-name Petra --ceo-email petra@sent.example --send';
  expect(await run(words)).toMatchObject({
    code: 0,
    printed: 'The invitation goes to petra@sent.example as soon as a server runs.',
  });
  const { rows } = await server.owner.query(
    `select invitation.secret_hash, event.detail from tenant join invitation on invitation.tenant_id = tenant.id
      join event on event.tenant_id = tenant.id and event.kind = 'account.invited' where subdomain = 'sent'`,
  );
  expect(rows).toEqual([{ secret_hash: null, detail: { invitation: expect.any(Number), isMailed: true } }]);
});

describe('tenant create without PUBLIC_URL prints a link', () => {
  let count = 0;
  async function originOf(env: Record<string, string>) {
    count += 1;
    const words = `tenant create --subdomain linked-${count} --name A --ceo-name B --ceo-email b@c.example`;
    const { printed } = await run(words, { ...standard, PORT: '3999', ...env });
    return new URL(printed).origin.replace(`linked-${count}.`, '');
  }

  test('to the server that runs in the home, and not to one that has ended', async () => {
    const env = { ...standard, BELLWETHER_HOME: join(home, 'running'), LOG_LEVEL: 'silent' };
    expect(await originOf(env)).toBe('http://localhost:3999');
    const running = await startServer(readConfig({ ...env, PORT: '0' }));
    onTestFinished(() => running.stop());
    const { port } = new URL(running.address);
    expect(await originOf(env)).toBe(`http://localhost:${port}`);
    expect(await originOf({ ...env, PUBLIC_URL: 'https://goals.example.com' })).toBe(
      'https://goals.example.com',
    );
    // A server with another database is not used.
    const elsewhere = await createTestDatabase(server.connection);
    onTestFinished(() => elsewhere.drop());
    expect(await originOf({ ...env, DATABASE_URL: urlOf(elsewhere.connection) })).toBe(
      'http://localhost:3999',
    );

    const noteFile = join(env.BELLWETHER_HOME, 'running-server.json');
    const note = readFileSync(noteFile, 'utf8');
    await running.stop();
    expect(existsSync(noteFile)).toBe(false);
    // The note that a killed server leaves behind.
    writeFileSync(noteFile, note);
    expect(await originOf(env)).toBe('http://localhost:3999');
    writeFileSync(noteFile, note.slice(0, 20));
    expect(await originOf(env)).toBe('http://localhost:3999');
  });
});

test('tenant create normalises a name as a form does', async () => {
  const words =
    'tenant create --subdomain kept --name Ac\u001b[31mme --ceo-name Pe\u0007tra --ceo-email p@kept.example';
  const { printed } = await run(words);
  const Token = printed.split('/').at(-1);
  expect((await server.call(checkInvitation, { body: { Token } })).body).toEqual({
    Name: 'Petra',
    Email: 'p@kept.example',
    InvitedBy: 'Ac[31mme',
  });
  expect(await run(words.replace('kept', 'long').replace('Pe', 'P'.repeat(256)))).toMatchObject({ code: 2 });
});

test('tenant create explains what is missing if the address can have no subdomains', async () => {
  const create = (subdomain: string, env: Record<string, string>) =>
    run(`tenant create --subdomain ${subdomain} --name A --ceo-name B --ceo-email b@c.example`, {
      ...standard,
      PUBLIC_URL: 'http://192.168.1.7:3000',
      ...env,
    });
  expect(await create('lan', {})).toMatchObject({
    code: 0,
    noted: 'An address without subdomains leads to one company: set DEFAULT_TENANT to lan.',
  });
  expect(await create('lan-too', { DEFAULT_TENANT: 'lan-too' })).toMatchObject({ code: 0, noted: '' });
});

test('migrate and demo prepare an empty database, with one demo', { timeout: 60_000 }, async () => {
  const { connection, drop } = await createTestDatabase(inject('testServer').connection);
  onTestFinished(drop);
  const env = { ...standard, DATABASE_URL: urlOf(connection) };
  expect((await run('doctor', env)).printed).toContain('FIX migrations     Run bellwether migrate');
  expect((await run('migrate', env)).printed).toMatch(
    /^applied 0001_foundation\n[\s\S]*The database is up to date\.$/,
  );
  expect((await run('migrate', env)).printed).toBe('The database is up to date.');
  expect((await run('demo', env)).code).toBe(0);
  expect(await run('demo', env)).toMatchObject({ code: 1, noted: 'The demo companies are there already.' });
});

test('is a program with an exit code', async () => {
  const program = startProgram('cli.ts', ['tenant', 'create', '--name', 'x'], standard);
  expect([await program.ended, program.output()]).toEqual([2, 'tenant create needs --subdomain WORD.\n']);
});

test('the embedded database is found despite PGSSLMODE', { timeout: 60_000 }, async () => {
  const { BELLWETHER_HOME } = standard;
  // When root starts it, the database runs as another user, who must be able to enter its home.
  chmodSync(BELLWETHER_HOME, 0o755);
  const program = startProgram('cli.ts', ['doctor'], { BELLWETHER_HOME, PGSSLMODE: 'require' });
  await program.ended;
  expect(program.output()).toMatch(/^ok {2}database .*, the embedded database$/m);
});

test('ends silently if its output is closed, as behind `| head`', async () => {
  const program = startProgram('cli.ts', ['doctor'], standard);
  program.child.stdout?.destroy();
  expect([await program.ended, program.output()]).toEqual([0, '']);
});

test('ends at once if a database asks for a missing password', async () => {
  const message = (kind: number, text: string) => {
    const head = Buffer.alloc(9);
    head.write('R');
    head.writeInt32BE(8 + text.length, 1);
    head.writeInt32BE(kind, 5);
    return Buffer.concat([head, Buffer.from(text)]);
  };
  // Then wait for the client's proof, as a real server does for a minute.
  const asking = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(message(10, 'SCRAM-SHA-256\0\0'));
      socket.once('data', () => socket.write(message(11, 'r=x,s=x,i=1')));
    });
  }).listen(0, '127.0.0.1');
  await once(asking, 'listening');
  onTestFinished(() => {
    asking.close();
  });
  const { port } = asking.address() as { port: number };
  const DATABASE_URL = `postgres://u@127.0.0.1:${port}/x`;
  const program = startProgram('cli.ts', ['migrate'], { ...standard, DATABASE_URL });
  await program.says(/DATABASE_URL\) cannot be used: it asks for a password, and DATABASE_URL holds none\n/);
  const told = performance.now();
  expect(await program.ended).toBe(1);
  // Without an end of its own, the command would wait a minute for the server.
  expect(performance.now() - told).toBeLessThan(20_000);
});
