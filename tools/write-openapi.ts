import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { uploadOf } from '@bellwether/contract/endpoint';
import { largestBody } from '@bellwether/contract/endpoint.body-size';
import { endpoints } from '@bellwether/contract/endpoints';
import { openApiDocument } from '@bellwether/contract/openapi';
import { repositoryRoot } from './run-command.ts';

// Writes docs/openapi.json from the contract, and a list of the calls without their shapes, because a start
// needs no more than that. `--check` writes nothing and exits with 1 if a file differs. An argument names
// another folder, for the test of this check.

const calls = endpoints
  .map((endpoint) => {
    const { name, method, path } = endpoint;
    if (uploadOf(endpoint))
      return `  { name: '${name}', method: '${method}', path: '${path}', takes: 'file' },\n`;
    const bytes = largestBody(endpoint);
    return `  { name: '${name}', method: '${method}', path: '${path}', takes: 'json', bytes: ${bytes} },\n`;
  })
  .join('');

const files = [
  { path: 'docs/openapi.json', text: `${JSON.stringify(openApiDocument(), null, 1)}\n` },
  {
    path: 'packages/contract/src/calls.generated.ts',
    text: `/** Written by tools/write-openapi.ts: where every call of the contract is, without its shapes. */
export const calls = [\n${calls}] as const;\n`,
  },
];

const folder = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? repositoryRoot;
for (const file of files) {
  const path = join(folder, file.path);
  if (!process.argv.includes('--check')) await writeFile(path, file.text);
  else if ((await readFile(path, 'utf8').catch(() => '')) !== file.text) {
    process.stderr.write(`${path} is not what the contract says; run npm run generate.\n`);
    process.exitCode = 1;
  }
}
