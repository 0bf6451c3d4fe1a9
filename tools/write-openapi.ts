import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openApiDocument } from '@bellwether/contract/openapi';
import { repositoryRoot } from './run-command.ts';

// Writes docs/openapi.json from the contract. With `--check` nothing is written: a file that differs ends it with 1. An
// argument names another file, as the test of this check does.

const named = process.argv.slice(2).find((word) => !word.startsWith('--'));
const path = named ?? join(repositoryRoot, 'docs', 'openapi.json');
const text = `${JSON.stringify(openApiDocument(), null, 1)}\n`;

if (!process.argv.includes('--check')) await writeFile(path, text);
else if ((await readFile(path, 'utf8').catch(() => '')) !== text) {
  process.stderr.write(`${path} is not what the contract says; run npm run generate.\n`);
  process.exitCode = 1;
}
