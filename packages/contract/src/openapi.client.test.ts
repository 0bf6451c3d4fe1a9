import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import openApiTypes, { astToString } from 'openapi-typescript';
import { expect, test } from 'vitest';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const source = await readFile(join(repository, 'docs/openapi.json'), 'utf8');

/** Returns the errors of `redocly lint` with its recommended rules. */
async function faultsOf(text: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: text, absoluteRef: '/openapi.json', config });
  return problems.filter(({ severity }) => severity === 'error').map(({ ruleId }) => ruleId);
}

test('the description of the wire passes the linter, which finds a planted fault', {
  timeout: 60_000,
}, async () => {
  expect(await faultsOf(source)).toEqual([]);
  const planted = source.replace('"/api/Auth/Login":', '"/api/Auth/Login/":');
  expect(await faultsOf(planted)).toEqual(['no-path-trailing-slash']);
});

test('a client with types that are generated from it compiles', { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(join(repository, 'packages/contract/dist/client-'));
  const compile = async (field: string) => {
    const client = `import type { paths } from './bellwether';
      type Page = paths['/api/Goal/goals']['post']['responses'][200]['content']['application/json'];
      export const titlesOf = (page: Page): string[] => page.data.map((goal) => goal.GoalDetail.${field});\n`;
    await writeFile(join(folder, 'client.ts'), client);
    const options = ['--ignoreConfig', '--noEmit', '--strict', '--target', 'es2023', '--module', 'preserve'];
    const tsc = join(repository, 'node_modules/.bin/tsc');
    return promisify(execFile)(tsc, [...options, join(folder, 'client.ts')]);
  };
  try {
    await writeFile(join(folder, 'bellwether.d.ts'), astToString(await openApiTypes(source)));
    await compile('Title');
    await expect(compile('Absent')).rejects.toThrow();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
