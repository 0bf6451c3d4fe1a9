import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startOrdinaryServer } from '@bellwether/embedded-database/ordinary-server';
import sharp from 'sharp';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { startServer } from '../main.ts';
import { readConfig } from '../platform/config/config.ts';
import { runCommands } from '../testing/command-line.ts';
import { askServer } from '../testing/test-database.ts';

// Runs docs/production.md in a scratch folder, as far as a machine without systemd, apt and a proxy can: the system's own
// programs are stand-ins, and everything of PostgreSQL and Bellwether is real.

const checkout = fileURLToPath(new URL('../../../../', import.meta.url));
const page = readFileSync(join(checkout, 'docs/production.md'), 'utf8');
const operations = readFileSync(join(checkout, 'docs/operations.md'), 'utf8');
const blocksOf = (text: string, language: string) =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, block = '']) => block);

const scratch = mkdtempSync(join(tmpdir(), 'bellwether-page-'));
chmodSync(scratch, 0o755);
mkdirSync(join(scratch, 'postgres'));
const database = await startOrdinaryServer({ directory: join(scratch, 'postgres') });
afterAll(async () => {
  await database.stop();
  rmSync(scratch, { recursive: true, force: true });
});
const { host, port, user } = database;
const superuser = { host, port, user: 'postgres', database: 'postgres' };
await askServer({ ...superuser, user }, 'create role postgres superuser login');
await askServer(superuser, 'drop database bellwether');
await askServer(superuser, `alter role ${user} rename to maker`);

/** Stand-ins for programs that change the machine, by name. */
const standIns = {
  'apt-get': 'exit 0',
  adduser: 'exit 0',
  chown: 'exit 0',
  curl: 'exit 0',
  install: 'for last; do :; done; mkdir -p "$last"',
  nginx: 'exit 0',
  systemctl: 'echo "systemctl $*" >> "$SCRATCH/services"',
  git: `for last; do :; done; ln -s '${checkout}' "$last"`,
  sudo: 'while :; do case "$1" in -u) shift 2 ;; -*) shift ;; *) exec "$@" ;; esac; done',
  npm: `[ "$2" = cli ] || exit 0; shift 3; exec node '${join(checkout, 'apps/server/bin/bellwether.mjs')}' "$@"`,
};
const places = [
  '/srv/bellwether',
  '/etc/bellwether',
  '/etc/systemd/system',
  '/etc/nginx/conf.d',
  '/usr/local/bin',
];

/** Returns the text with every place of the page below the scratch folder, and the scratch database. */
function moved(text: string): string {
  const here = places.reduce((all, place) => all.replaceAll(place, scratch + place), text);
  return here.replace(/@127\.0\.0\.1:5432\/(\w+)/g, `@/$1?host=${host}`);
}

async function bash(script: string): Promise<{ code: number | null; output: string }> {
  const child = spawn('bash', ['-e', '-o', 'pipefail', '-c', script], {
    cwd: scratch,
    env: {
      PATH: `${join(scratch, 'stand-ins')}:${join(scratch, 'usr/local/bin')}:${join(checkout, 'node_modules/.bin')}:${process.env.PATH}`,
      SCRATCH: scratch,
      ...{ PGHOST: host, PGPORT: String(port), PGUSER: 'postgres', PGDATABASE: 'postgres' },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part;
    });
  const [code] = await once(child, 'close');
  return { code, output };
}

/** The settings of the page, as the service gets them. */
const settings = () =>
  Object.fromEntries(
    readFileSync(join(scratch, 'etc/bellwether/env'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => [
        line.slice(0, line.indexOf('=')),
        line.slice(line.indexOf('=') + 1).replace(/^"(.*)"$/, '$1'),
      ]),
  ) as Record<string, string>;

describe('the page from nothing to production', { timeout: 900_000 }, () => {
  test('runs from its first line to its last', async () => {
    for (const place of places.slice(2)) mkdirSync(scratch + place, { recursive: true });
    mkdirSync(join(scratch, 'stand-ins'));
    for (const [name, body] of Object.entries(standIns)) {
      writeFileSync(join(scratch, 'stand-ins', name), `#!/bin/sh\n${body}\n`, { mode: 0o755 });
    }
    const { code, output } = await bash(moved(blocksOf(page, 'sh').join('\n')));
    expect(code, output).toBe(0);
    expect(output).toMatch(/^Bellwether \d/m);
    expect(output).toMatch(/^https:\/\/acme\.goals\.example\.com\/v3\/invitation\/\S+$/m);
    expect(output).toMatch(/^acme +active +1 active person +Acme$/m);
    expect(output).toContain('is verified.');
    expect(output).toMatch(/^Mails are held: \d+ wait/m);
    // Only the mail server of the page does not exist.
    expect([...output.matchAll(/^FIX (.{14})/gm)].map(([, what = '']) => what.trim())).toEqual([
      'mail',
      'mail',
    ]);
    expect(output).not.toMatch(/^!! /m);
    expect(readFileSync(join(scratch, 'services'), 'utf8').trim().split('\n')).toEqual([
      'systemctl daemon-reload',
      'systemctl enable --now bellwether@3000 bellwether@3001',
      'systemctl reload nginx',
      'systemctl daemon-reload',
      'systemctl enable --now bellwether-backup.timer',
      'systemctl restart bellwether@3000',
      'systemctl restart bellwether@3001',
    ]);
    expect(readdirSync(join(scratch, 'srv/bellwether/backups')).length).toBeGreaterThan(0);
  });

  test('makes settings with which a node serves, and metrics that the alerts name', async () => {
    const node = await startServer(readConfig({ ...settings(), PORT: '0', LOG_LEVEL: 'silent' }));
    onTestFinished(() => node.stop());
    expect((await fetch(`${node.address}/api/health/ready`)).status).toBe(200);
    const { METRICS_TOKEN } = settings();
    const metrics = await (
      await fetch(`${node.address}/api/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
    ).text();
    const rules = blocksOf(page, 'yaml').join('\n');
    const names = new Set([...rules.matchAll(/\b((?:http|database|mails)_\w+)/g)].map(([name]) => name));
    names.delete('http_request_duration_seconds');
    expect(names.size).toBeGreaterThan(3);
    for (const name of names) expect(metrics, name).toContain(name);
  });

  test('gives commands and statements in its checklists that work as they stand', async () => {
    const inline = [...page.matchAll(/`(bellwether (?!doctor|migrate)[^`]+)`/g)].map(([, line = '']) => line);
    expect(inline.length).toBeGreaterThan(3);
    for (const line of inline) {
      const done = await runCommands(line.slice('bellwether '.length), settings());
      expect(done.code, `${line}\n${done.noted}`).toBe(0);
    }
    const statements = [
      ...page.replace(/\s+/g, ' ').matchAll(/`((?:update installation_key|select set_config)[^`]+)`/g),
    ];
    expect(statements).toHaveLength(2);
    for (const [, statement = ''] of statements)
      await askServer(
        { ...superuser, database: 'bellwether' },
        statement.replaceAll('\\|\\|', '||').replace('PERSON', '1'),
      );
  });

  test('has a proxy that gives no POST to a second node after it was sent', () => {
    expect(page).toMatch(/^ +proxy_next_upstream (?!.*non_idempotent).*;$/m);
    expect(page).not.toMatch(/^ +keepalive /m);
  });

  test('has a unit whose command is in the checkout', () => {
    const [command = ''] = /^ExecStart=\/usr\/bin\/node .*$/m.exec(page) ?? [];
    const { scripts } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'));
    expect(command).toBe(`ExecStart=/usr/bin/${scripts.start}`);
  });
});

describe('the commands of operations.md', { timeout: 300_000 }, () => {
  const commands = blocksOf(operations, 'sh')
    .flatMap((block) => block.split('\n'))
    .filter((line) => line.includes('npm run cli -- '));

  test('work as they stand', async () => {
    const logo = sharp({ create: { width: 300, height: 100, channels: 3, background: '#1a4f8b' } });
    writeFileSync(join(scratch, 'logo.png'), await logo.png().toBuffer());
    mkdirSync(join(scratch, 'backups'));
    await askServer(superuser, 'create database empty owner bellwether');
    expect(commands.length).toBeGreaterThan(4);
    for (const line of commands) {
      // The page before has created the company.
      if (line.includes('tenant create')) continue;
      const [before = '', words = ''] = line.split('npm run cli -- ');
      const env = { ...settings() };
      if (before.includes('DATABASE_URL='))
        Object.assign(env, {
          DATABASE_URL: `postgres://bellwether@/empty?host=${host}`,
          DATABASE_OWNER_URL: '',
          BELLWETHER_HOME: join(scratch, 'other-home'),
        });
      const there = words
        .replace('/backups/', `${scratch}/backups/`)
        .replace('logo.png', `${scratch}/logo.png`);
      const done = await runCommands(there, env);
      expect(done.code, `${line}\n${done.printed}\n${done.noted}`).toBe(0);
    }
  });

  test('rename, suspend and purge a company as an owner who is no superuser', async () => {
    for (const words of [
      'tenant rename acme --subdomain works --yes',
      'tenant suspend works --yes',
      'tenant purge works --yes',
    ])
      expect(await runCommands(words, settings())).toMatchObject({ code: 0, noted: '' });
    const { rows } = await askServer(
      { ...superuser, database: 'bellwether' },
      'select count(*)::int from person',
    );
    expect(rows).toEqual([{ count: 0 }]);
  });

  test('are all in its table', async () => {
    const { printed } = await runCommands('--help', {});
    const names = [...printed.matchAll(/^ {2}([a-z-]+(?: [a-z-]+)?) {3,}/gm)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(15);
    const table = operations.slice(operations.indexOf('## Command line'));
    for (const name of names) expect(table, name).toContain(`\`${name}`);
  });
});
