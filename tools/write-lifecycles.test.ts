import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from './run-command.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lifecycles-'));
});
afterAll(() => rm(folder, { recursive: true }));

const write = (...parameters: string[]) => runCommand(['node', 'tools/write-lifecycles.ts', ...parameters]);

it('accepts its own output, and refuses it if a word differs or the file is missing', async () => {
  const path = join(folder, 'lifecycles.md');
  expect((await write('--check', path)).code).toBe(1);
  expect((await write(path)).code).toBe(0);
  expect((await write('--check', path)).code).toBe(0);
  const text = await readFile(path, 'utf8');
  expect(text).toContain('review --> approved: approveGoal');
  await writeFile(path, text.replace('Approved', 'Accepted'));
  const checked = await write('--check', path);
  expect(checked.code).toBe(1);
  expect(checked.output).toContain('docs/lifecycles.md does not match');
});
