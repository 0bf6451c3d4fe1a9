import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isWordsFile } from '@bellwether/domain/locale/words-files';
import { lostValues } from './lost-values.ts';
import { repositoryRoot } from './run-command.ts';
import { treeFiles } from './tree-files.ts';
import { otherLanguages, wordsPairs } from './words-files.ts';

// `npm run words -- check`: for translators. Lists for each language the words files without a brother, and messages that do
// not say a value that the English ones say; then the English keys that no other file names. Exits with 1 if a value is lost,
// because the compiler sees a missing key but not a missing value.

// Words of the web ask the page for its language when they are loaded.
Object.assign(globalThis, { document: { documentElement: { lang: 'en-US' } } });

const within = /^(?:apps\/(?:server|web)|packages\/(?:domain|contract))\/src\//;
const load = async (path: string): Promise<unknown> => import(pathToFileURL(join(repositoryRoot, path)).href);

for (const language of otherLanguages) {
  const pairs = await wordsPairs(repositoryRoot, language, within);
  const missing = pairs.filter(({ brother }) => brother === undefined);
  console.log(`${language}: ${pairs.length - missing.length} of ${pairs.length} words files`);
  for (const { english } of missing) console.log(`  missing: the brother of ${english}`);
  for (const { english, brother } of pairs) {
    if (brother === undefined) continue;
    for (const { key, english: from, translated } of lostValues(await load(english), await load(brother))) {
      console.log(`  value lost: ${brother} ${key}: “${from}” is “${translated}”`);
      process.exitCode = 1;
    }
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
