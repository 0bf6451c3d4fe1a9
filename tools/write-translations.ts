import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from './run-command.ts';
import { otherLanguages, wordsPairs } from './words-files.ts';

// Pairs the words files of the server, the domain and the contract with their brothers in other languages, because the
// server speaks all of them at once. `--check` writes nothing and exits with 1 if the file differs.

const target = 'apps/server/src/translations.generated.ts';
const within = /^(?:apps\/server|packages\/(?:domain|contract))\/src\//;

const imports: string[] = [];
const languages: string[] = [];
for (const language of otherLanguages) {
  const pairs = await wordsPairs(repositoryRoot, language, within);
  const rows = pairs.flatMap(({ english, brother }, at) => {
    if (brother === undefined) return [];
    imports.push(`import * as english${at} from '${moduleOf(english)}';`);
    imports.push(`import * as ${language}${at} from '${moduleOf(brother)}';`);
    return [`    [english${at}, ${language}${at}],`];
  });
  const missing = pairs
    .filter(({ brother }) => brother === undefined)
    .map(({ english }) => `    '${english}',`);
  languages.push(
    `  ${language}: {\n    pairs: [\n${rows.join('\n')}\n    ],\n    missing: [\n${missing.join('\n')}\n    ],\n  },`,
  );
}
const text = `/** Written by tools/write-translations.ts: the words files with their brothers in each other language. */
${[...new Set(imports)].join('\n')}

interface Translation {
  readonly pairs: readonly (readonly [english: object, translated: object])[];
  /** Words files without a brother. */
  readonly missing: readonly string[];
}

export const translations: Readonly<Record<string, Translation>> = {
${languages.join('\n')}
};
`;

const path = join(repositoryRoot, target);
if (!process.argv.includes('--check')) await writeFile(path, text);
else if ((await readFile(path, 'utf8').catch(() => '')) !== text) {
  process.stderr.write(`${target} is not what the words files say; run npm run generate.\n`);
  process.exitCode = 1;
}

/** Returns how the server imports a file of the repository. */
function moduleOf(file: string): string {
  return file
    .replace(/^apps\/server\/src\//, './')
    .replace(/^packages\/(domain|contract)\/src\/(.*)\.ts$/, '@bellwether/$1/$2');
}
