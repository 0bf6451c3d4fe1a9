import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refusalOf } from './oldest-node.mjs';

// npm is a third party's program and needs a network. The stand-in records its arguments.
const npm = `
const fs = require('node:fs');
const [command, ...args] = process.argv.slice(2);
fs.appendFileSync('npm-calls', JSON.stringify({ command, args, nodeEnv: process.env.NODE_ENV ?? null }) + '\\n');
if (process.env.NPM_SAYS) { console.error(process.env.NPM_SAYS); process.exit(1); }
if (command === 'install') setTimeout(() => {
  fs.mkdirSync('node_modules/node/bin', { recursive: true });
  fs.mkdirSync('node_modules/.bin', { recursive: true });
  if (!process.env.NO_SCRIPTS) fs.writeFileSync('node_modules/node/bin/node', '');
  fs.writeFileSync('node_modules/node/installArchSpecificPackage.js', "require('fs').mkdirSync('bin',{recursive:true});require('fs').writeFileSync('bin/node','fetched')");
}, 300);
`;

let checkout: string;
beforeEach(() => {
  checkout = mkdtempSync('/tmp/bellwether-bootstrap-');
  mkdirSync(join(checkout, 'tools'));
  mkdirSync(join(checkout, 'packages/domain'), { recursive: true });
  for (const file of ['bootstrap.mjs', 'oldest-node.mjs', 'install-packages.mjs', 'checkout-lock.mjs']) {
    cpSync(new URL(file, import.meta.url), join(checkout, 'tools', file));
  }
  writeFileSync(join(checkout, 'package.json'), '{"workspaces":["packages/*"]}');
  writeFileSync(join(checkout, 'packages/domain/package.json'), '{}');
  writeFileSync(join(checkout, 'package-lock.json'), '{}');
  writeFileSync(join(checkout, 'npm-cli.js'), npm);
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

function bootstrap(env: Record<string, string> = {}): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [join(checkout, 'tools', 'bootstrap.mjs')], {
    env: { PATH: process.env.PATH, npm_execpath: join(checkout, 'npm-cli.js'), ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      output += part;
    });
  }
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
}

function installs(): { args: string[]; nodeEnv: string | null }[] {
  const calls = join(checkout, 'npm-calls');
  if (!existsSync(calls)) return [];
  const lines = readFileSync(calls, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line)).filter(({ command }) => command === 'install');
}

test('installs with development dependencies whatever NODE_ENV says, and changes no tracked file', async () => {
  expect(await bootstrap({ NODE_ENV: 'production' })).toMatchObject({ code: 0 });
  expect(installs()).toEqual([
    { command: 'install', nodeEnv: null, args: expect.arrayContaining(['--include=dev', '--no-save']) },
  ]);
});

test('prints and does nothing if all is installed', async () => {
  await bootstrap();
  expect(await bootstrap()).toEqual({ code: 0, output: '' });
  expect(installs()).toHaveLength(1);
});

test.each(['package-lock.json', 'package.json', 'packages/domain/package.json'])(
  'installs again if %s has changed',
  async (file) => {
    await bootstrap();
    writeFileSync(join(checkout, file), '{"workspaces":["packages/*"],"version":"2"}');
    await bootstrap();
    expect(installs()).toHaveLength(2);
  },
);

test('installs again after an interrupted install', async () => {
  await bootstrap();
  writeFileSync(join(checkout, 'package.json'), '{"version":"2"}');
  expect(await bootstrap({ NPM_SAYS: 'npm error code ELIFECYCLE' })).toMatchObject({ code: 1 });
  writeFileSync(join(checkout, 'package.json'), '{"workspaces":["packages/*"]}');
  await bootstrap();
  expect(installs()).toHaveLength(3);
});

test('two at once install once, and both find everything', async () => {
  const results = await Promise.all([bootstrap(), bootstrap(), bootstrap()]);
  expect(results.map(({ code }) => code)).toEqual([0, 0, 0]);
  expect(installs()).toHaveLength(1);
});

test("a dead process's lock stops nobody", async () => {
  mkdirSync(join(checkout, 'node_modules'));
  writeFileSync(join(checkout, 'node_modules', '.bellwether-install.lock'), '999999999');
  expect(await bootstrap()).toMatchObject({ code: 0 });
  expect(installs()).toHaveLength(1);
});

test('fetches the pinned Node itself if install scripts are forbidden', async () => {
  expect(await bootstrap({ NO_SCRIPTS: '1' })).toMatchObject({ code: 0 });
  expect(readFileSync(join(checkout, 'node_modules/.bin/node'), 'utf8')).toBe('fetched');
});

test('without a network says so in one sentence', async () => {
  const { code, output } = await bootstrap({ NPM_SAYS: 'npm error code ENOTFOUND' });
  expect(code).toBe(1);
  expect(output.trim().split('\n').slice(1)).toEqual([
    'The packages cannot be installed because the npm registry cannot be reached: connect this machine to the network and run the command again.',
  ]);
});

test("shows npm's error output", async () => {
  const { code, output } = await bootstrap({ NPM_SAYS: 'npm error code EACCES: node_modules is not yours' });
  expect(code).toBe(1);
  expect(output).toContain('node_modules is not yours');
});

test('says in one sentence that it may not write there', async () => {
  // A file in the place of the folder stops root too.
  writeFileSync(join(checkout, 'node_modules'), '');
  const { code, output } = await bootstrap();
  expect(code).toBe(1);
  expect(output).toMatch(
    /^The packages cannot be installed into \S+\/node_modules \(E[A-Z]+: .+\): run this command once as the user who owns the checkout\.\n$/,
  );
});

test.each(['12.22.12', '18.19.0', '20.0.0', '20.18.3', '21.7.3', '22.11.0'])(
  'Node %s is refused in one sentence before anything is installed',
  async (version) => {
    // Stands for an older program: the check reads nothing else of it.
    const entry = readFileSync(join(checkout, 'tools', 'bootstrap.mjs'), 'utf8');
    writeFileSync(
      join(checkout, 'tools', 'bootstrap.mjs'),
      entry.replace('process.versions.node', `'${version}'`),
    );
    const { code, output } = await bootstrap();
    expect(code).toBe(1);
    expect(output).toBe(
      `Bellwether needs Node 20.19, 22.12 or newer, and this is Node ${version}: install a newer one (https://nodejs.org/en/download), then run the command again. Nothing was installed.\n`,
    );
    expect(installs()).toEqual([]);
    expect(existsSync(join(checkout, 'node_modules'))).toBe(false);
  },
);

test.each(['20.19.0', '22.12.0', '23.0.0', '24.21.0'])('Node %s may install', (version) => {
  expect(refusalOf(version)).toBeUndefined();
});

test('an installation that lacks a package of this platform is not done, and the next run mends it', async () => {
  const native = { optional: true, os: [process.platform], cpu: [process.arch] };
  const packages = {
    'node_modules/native': native,
    'node_modules/elsewhere': { ...native, os: ['plan9'] },
  };
  writeFileSync(join(checkout, 'package-lock.json'), JSON.stringify({ packages }));
  const { code, output } = await bootstrap();
  expect(code).toBe(1);
  expect(output).toContain(
    'npm left out packages of this platform without an error (node_modules/native): run',
  );
  mkdirSync(join(checkout, 'node_modules/native'), { recursive: true });
  writeFileSync(join(checkout, 'node_modules/native/package.json'), '{}');
  expect(await bootstrap()).toMatchObject({ code: 0 });
  expect(installs()).toHaveLength(2);
});
