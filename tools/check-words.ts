import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isWordsFile } from '@bellwether/domain/locale/words-files';
import { repositoryRoot } from './run-command.ts';
import { lostValues, missingForms } from './suspicious-words.ts';
import { treeFiles } from './tree-files.ts';
import { otherLanguages, wordsPairs } from './words-files.ts';

// `npm run words -- check`: for translators. Lists for each language the words files without a brother, and messages that do
// not say a value that the English ones say, or say one as they say many; then the English keys that no other file names.
// Exits with 1 if a file is missing or a value is lost, because the compiler sees a missing key only.

// Words of the web ask the page for its language when they are loaded.
Object.assign(globalThis, { document: { documentElement: { lang: 'en-US' } } });

const within = /^(?:apps\/(?:server|web)|packages\/(?:domain|contract))\/src\//;
const load = async (path: string): Promise<unknown> => import(pathToFileURL(join(repositoryRoot, path)).href);

for (const language of otherLanguages) {
  const pairs = await wordsPairs(repositoryRoot, language, within);
  const missing = pairs.filter(({ brother }) => brother === undefined);
  console.log(`${language}: ${pairs.length - missing.length} of ${pairs.length} words files`);
  for (const { english } of missing) {
    console.log(`  missing: the brother of ${english}`);
    process.exitCode = 1;
  }
  for (const { english, brother } of pairs) {
    if (brother === undefined) continue;
    const modules = [await load(english), await load(brother)] as const;
    for (const { key, english: from, translated } of lostValues(...modules)) {
      console.log(`  value lost: ${brother} ${key}: “${from}” is “${translated}”`);
      process.exitCode = 1;
    }
    for (const { key, english: from, translated } of missingForms(...modules))
      console.log(`  no form for one? ${brother} ${key}: “${from}” is “${translated}”`);
  }
}

const files = (await treeFiles(repositoryRoot)).filter(
  (path) => /\.(?:ts|tsx)$/.test(path) && within.test(path),
);
const named = new Set<string>();
const keys: { readonly path: string; readonly key: string }[] = [];
for (const path of files) {
  const text = await readFile(join(repositoryRoot, path), 'utf8');
  if (!isWordsFile(`/${path}`)) for (const [word] of text.matchAll(/\w+/g)) named.add(word);
  else for (const [, key = ''] of text.matchAll(/^ {2,}(\w+):/gm)) keys.push({ path, key });
}
for (const { path, key } of keys) if (!named.has(key)) console.log(`no other file names ${key} of ${path}`);
