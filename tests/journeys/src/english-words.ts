import { globSync, readFileSync } from 'node:fs';
import { repositoryRoot } from '../../../tools/run-command.ts';
import { textsIn } from '../../../tools/sentences.ts';

const roots = '{apps/web,apps/server,packages/domain,packages/contract}/src/**/';
const translatedFile = /\.(?:de|fr|es)\.ts$/;

/** Words that a German sentence has, too, although no German words file has them. */
const alsoGerman = new Set(['bellwether', 'demo', 'development']);

/** Words of the program that German files have only in names of products and codes. */
const alwaysEnglish = ['goal', 'goals', 'week', 'weeks', 'dashboard'];

function wordsIn(files: readonly string[]): Set<string> {
  const texts = files.flatMap((file) => textsIn(file, readFileSync(`${repositoryRoot}/${file}`, 'utf8')));
  // One small word is a code.
  return new Set(texts.filter((text) => !/^[a-z][\w.-]*$/.test(text)).flatMap(tokens));
}

/** Returns the words of a text, in small letters. */
export function tokens(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
}

/** Returns the words that English words files have and German ones do not have. */
export function onlyEnglishWords(): ReadonlySet<string> {
  const files = ['words*.ts', '*writer*.ts'].flatMap((name) =>
    globSync(roots + name, { cwd: repositoryRoot }),
  );
  // Words by which people search stand beside those of the screens, in both languages.
  const shown = files.filter((file) => !/words\.menu|\.test\./.test(file));
  const german = wordsIn(shown.filter((file) => file.endsWith('.de.ts')));
  const english = wordsIn(shown.filter((file) => !translatedFile.test(file)));
  const found = [...english].filter((word) => !german.has(word) && !alsoGerman.has(word));
  return new Set([...found, ...alwaysEnglish]);
}
