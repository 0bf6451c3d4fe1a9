import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let checkout: string;
beforeEach(() => {
  checkout = mkdtempSync('/tmp/bellwether-node-');
  mkdirSync(join(checkout, 'apps/server/bin'), { recursive: true });
  mkdirSync(join(checkout, 'node_modules/node/bin'), { recursive: true });
  for (const file of ['current-node.mjs', 'bellwether.mjs']) {
    cpSync(new URL(`../apps/server/bin/${file}`, import.meta.url), join(checkout, 'apps/server/bin', file));
  }
  mkdirSync(join(checkout, 'apps/server/src'));
  writeFileSync(
    join(checkout, 'apps/server/src/cli.ts'),
    'const args: string[] = process.argv.slice(2); console.log(import.meta.main, ...args); process.exitCode = 3;',
  );
  writeFileSync(join(checkout, 'package.json'), '{"type":"module"}');
  writeFileSync(
    join(checkout, 'old.mjs'),
    "Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } });",
  );
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

function bellwether(...options: string[]): { status: number | null; output: string } {
  const args = [...options, join(checkout, 'apps/server/bin/bellwether.mjs'), 'tenant', 'create'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, output: stdout + stderr };
}
const asOldNode = () => bellwether('--import', join(checkout, 'old.mjs'));

test('runs the program itself on a current Node, as if started directly', () => {
  expect(bellwether()).toEqual({ status: 3, output: 'true tenant create\n' });
});

test('runs it again on the pinned Node if its own is too old, and passes on its exit code', () => {
  writeFileSync(join(checkout, 'node_modules/node/bin/node'), '#!/bin/sh\necho pinned "$@"\nexit 7\n', {
    mode: 0o755,
  });
  const { status, output } = asOldNode();
  expect(status).toBe(7);
  expect(output).toMatch(/^pinned .*bellwether\.mjs tenant create\n$/);
});

test('says what to do without a pinned Node', () => {
  expect(asOldNode()).toEqual({
    status: 1,
    output: 'Bellwether needs Node 24 or newer: run npm start once, which installs it.\n',
  });
});
