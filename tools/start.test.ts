import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const files = [
  'tools/start.mjs',
  'tools/web-build.ts',
  'tools/checkout-lock.mjs',
  'apps/server/bin/current-node.mjs',
];
// Stand-ins for the server and the builder, because these tests only check which process ends which.
const server = `
process.on('SIGTERM', () => { console.log('asked to end'); process.exit(); });
setInterval(() => undefined, 1000);
console.log('pid ' + process.pid);
`;
const vite = `
const fs = require('node:fs'), out = process.argv[process.argv.indexOf('--outDir') + 1];
fs.mkdirSync(out, { recursive: true });
fs.writeFileSync(out + '/index.html', '');
`;

let checkout: string;
beforeEach(() => {
  checkout = mkdtempSync('/tmp/bellwether-start-');
  for (const file of files) {
    mkdirSync(dirname(join(checkout, file)), { recursive: true });
    cpSync(new URL(`../${file}`, import.meta.url), join(checkout, file));
  }
  for (const [file, content] of [
    ['apps/server/src/main.ts', server],
    ['node_modules/vite/bin/vite.js', vite],
    ['package.json', '{"type":"module"}'],
    ['node_modules/package.json', '{"type":"commonjs"}'],
  ] as const) {
    mkdirSync(dirname(join(checkout, file)), { recursive: true });
    writeFileSync(join(checkout, file), content);
  }
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

/**
 * Starts as npm does, through a shell, and ends the shell alone; returns the output and whether the server is
 * still running.
 */
async function endShell(env: Record<string, string>): Promise<{ output: string; isLeft: boolean }> {
  const shell = spawn('sh', ['-c', `"${process.execPath}" tools/start.mjs; true`], {
    cwd: checkout,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const pid = await new Promise<number>((resolve) => {
    shell.stdout.on('data', (part) => {
      output += part;
      const said = /pid (\d+)/.exec(output)?.[1];
      if (said) resolve(Number(said));
    });
  });
  const closed = new Promise<boolean>((resolve) => shell.on('close', () => resolve(false)));
  shell.kill('SIGTERM');
  // The pipe closes when the server, which has it open too, is gone.
  const isLeft = await Promise.race([
    closed,
    new Promise<boolean>((resolve) => setTimeout(() => resolve(true), 3_000)),
  ]);
  if (isLeft) process.kill(pid, 'SIGKILL');
  return { output: output.replace(/pid \d+\n/, ''), isLeft };
}

test('the server ends with the shell through which npm started it', { timeout: 20_000 }, async () => {
  expect(await endShell({ npm_lifecycle_event: 'start' })).toEqual({
    output: 'asked to end\n',
    isLeft: false,
  });
});

test('a server that was not started through npm may outlive its starter', { timeout: 20_000 }, async () => {
  expect(await endShell({})).toEqual({ output: '', isLeft: true });
});
