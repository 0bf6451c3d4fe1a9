import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { repositoryRoot, runCommand } from './run-command.ts';
import { type ScratchTree, scratchTree } from './scratch-tree.ts';

let house: ScratchTree;
let walls: string;

beforeEach(async () => {
  house = await scratchTree();
  walls = await readFile(join(repositoryRoot, '.dependency-cruiser.mjs'), 'utf8');
  await house.copy(
    '.dependency-cruiser.mjs',
    ...['packages/domain', 'packages/contract', 'apps/server', 'apps/web'].map(
      (one) => `${one}/package.json`,
    ),
  );
  await house.write({
    'packages/domain/src/rule.ts': 'export const rule = 1;\n',
    'packages/contract/src/goals.ts': "export const path = '/Goal';\n",
    'apps/server/src/main.ts': 'export const main = 1;\n',
    'apps/web/src/main.tsx': 'export const main = 1;\n',
  });
});
afterEach(() => house.remove());

const check = () => runCommand(['node', join(repositoryRoot, 'tools/check-walls.ts'), house.root]);

it('passes a tree whose walls hold, and prints how much it checked', async () => {
  const { code, output } = await check();
  expect(output).toMatch(/^4 source files, \d+ planted leaks, 0 faults$/m);
  expect(code).toBe(0);
});

it('fails on a real crossing', async () => {
  await house.write({ 'apps/web/src/main.tsx': "import '../../server/src/main.ts';\n" });
  const { code, output } = await check();
  expect(output).toContain('web-knows-no-server: apps/web/src/main.tsx → apps/server/src/main.ts');
  expect(code).toBe(1);
});

it('fails when a wall no longer reports its leak', async () => {
  await house.write({
    '.dependency-cruiser.mjs': walls.replace("to: { path: '^apps/web/' }", "to: { path: '^no/' }"),
  });
  const { code, output } = await check();
  expect(output).toContain('the leak planted in apps/server/src/planted-screen.ts was not reported');
  expect(code).toBe(1);
});

it('fails when a wall has no leak of its own', async () => {
  const extra =
    "forbidden: [{ name: 'new-wall', severity: 'error', from: { path: '^x/' }, to: { path: '^y/' } },";
  await house.write({ '.dependency-cruiser.mjs': walls.replace('forbidden: [', extra) });
  const { code, output } = await check();
  expect(output).toContain('no leak is planted for the wall "new-wall"');
  expect(code).toBe(1);
});

it('fails when the cruise checked nothing', async () => {
  await house.write({
    '.dependency-cruiser.mjs': walls.replace('options: {', "options: { includeOnly: '^nowhere/',"),
  });
  const { code, output } = await check();
  expect(output).toContain('packages/domain/src/rule.ts was not looked at');
  expect(code).toBe(1);
});
