import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { repositoryRoot, runCommand } from './run-command.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'generated-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('accepts the description of the calls that it wrote, and refuses it once a word differs', async () => {
  const path = join(folder, 'openapi.json');
  const write = (...words: string[]) => runCommand(['node', 'tools/write-openapi.ts', ...words, path]);
  expect((await write('--check')).code).toBe(1);
  expect((await write()).code).toBe(0);
  expect((await write('--check')).code).toBe(0);
  const document = JSON.parse(await readFile(path, 'utf8'));
  expect(document.openapi).toBe('3.1.0');
  expect(document.paths['/api/Auth/Login'].post.security).toEqual([]);
  await writeFile(path, JSON.stringify({ ...document, openapi: '3.0.0' }));
  const checked = await write('--check');
  expect(checked.code).toBe(1);
  expect(checked.output).toContain('is not what the contract says');
});

it('refuses a schema that the migrations do not make, with the first difference', async () => {
  const path = join(folder, 'schema.sql');
  const text = await readFile(join(repositoryRoot, 'apps/server/schema.sql'), 'utf8');
  await writeFile(path, text.replace('force row level security', 'no force row level security'));
  const { code, output } = await runCommand(['node', 'tools/check-schema.ts', '--check', path]);
  expect(output).toContain('is not what the migrations make');
  expect(output).toContain('alter table credential no force row level security;');
  expect(code).toBe(1);
});
