import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { callOf, type Endpoint, uploadOf } from '@bellwether/contract/endpoint';
import { largestBody } from '@bellwether/contract/endpoint.body-size';
import { endpointModules, endpoints } from '@bellwether/contract/endpoints';
import { openApiDocument } from '@bellwether/contract/openapi';
import { repositoryRoot } from './run-command.ts';

// Writes docs/openapi.json from the contract, a list of the calls without their shapes, because a start needs no
// more than that, and for each module of the contract the calls that the screens make. `--check` writes nothing
// and exits with 1 if a file differs. An argument names another folder, for the test of this check.

const calls = endpoints
  .map((endpoint) => {
    const { name, method, path } = endpoint;
    if (uploadOf(endpoint))
      return `  { name: '${name}', method: '${method}', path: '${path}', takes: 'file' },\n`;
    const bytes = largestBody(endpoint);
    return `  { name: '${name}', method: '${method}', path: '${path}', takes: 'json', bytes: ${bytes} },\n`;
  })
  .join('');

/** Returns the source of a module's calls: what a client needs at run time, with the endpoint's shapes as types only. */
function callsOf(module: string, declared: readonly Endpoint[]): string {
  const back = '../'.repeat(module.split('/').length);
  const rows = declared.map((endpoint) => {
    const call = JSON.stringify(callOf(endpoint));
    return `export const ${endpoint.name}: Call<typeof contract.${endpoint.name}> = ${call};\n`;
  });
  return `/** Written by tools/write-openapi.ts: the calls of ${module}.ts without their shapes. */
import type { Call } from '${back}endpoint.ts';
import type * as contract from '${back}${module}.ts';

${rows.join('')}`;
}

const files = [
  { path: 'docs/openapi.json', text: `${JSON.stringify(openApiDocument(), null, 1)}\n` },
  {
    path: 'packages/contract/src/calls.generated.ts',
    text: `/** Written by tools/write-openapi.ts: where every call of the contract is, without its shapes. */
export const calls = [\n${calls}] as const;\n`,
  },
  ...Object.entries(endpointModules).map(([module, declared]) => ({
    path: `packages/contract/src/calls/${module}.generated.ts`,
    text: callsOf(module, declared),
  })),
];

const folder = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? repositoryRoot;
for (const file of files) {
  const path = join(folder, file.path);
  if (!process.argv.includes('--check')) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, file.text);
  } else if ((await readFile(path, 'utf8').catch(() => '')) !== file.text) {
    process.stderr.write(`${path} is not what the contract says; run npm run generate.\n`);
    process.exitCode = 1;
  }
}
