import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { repositoryRoot, runCommand } from './run-command.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'generated-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('accepts what it wrote of the calls, and refuses it once a word differs', async () => {
  const description = join(folder, 'docs/openapi.json');
  const calls = join(folder, 'packages/contract/src/calls.generated.ts');
  for (const path of [description, calls]) await mkdir(dirname(path), { recursive: true });
  const write = (...words: string[]) => runCommand(['node', 'tools/write-openapi.ts', ...words, folder]);
  expect((await write('--check')).code).toBe(1);
  expect((await write()).code).toBe(0);
  expect((await write('--check')).code).toBe(0);
  const document = JSON.parse(await readFile(description, 'utf8'));
  expect(document.openapi).toBe('3.1.0');
  expect(document.paths['/api/Auth/Login'].post.security).toEqual([]);
  const listed = await readFile(calls, 'utf8');
  expect(listed).toContain(
    "{ name: 'signIn', method: 'POST', path: '/Auth/Login', takes: 'json', bytes: 4096 },",
  );
  for (const [path, text] of [
    [description, JSON.stringify({ ...document, openapi: '3.0.0' })],
    [calls, listed.replace('/Auth/Login', '/Auth/Logon')],
  ] as const) {
    const right = await readFile(path, 'utf8');
    await writeFile(path, text);
    const checked = await write('--check');
    expect(checked.code).toBe(1);
    expect(checked.output).toContain(`${path} is not what the contract says`);
    await writeFile(path, right);
  }
});

it('refuses a schema that the migrations do not make, with the first difference', async () => {
  const path = join(folder, 'schema.sql');
  const text = await readFile(join(repositoryRoot, 'apps/server/schema.sql'), 'utf8');
  await writeFile(path, text.replace('force row level security', 'no force row level security'));
  const { code, output } = await runCommand(['node', 'tools/check-schema.ts', '--check', path]);
  expect(output).toContain('is not what the migrations make');
  expect(output).toContain('alter table absence no force row level security;');
  expect(code).toBe(1);
});
