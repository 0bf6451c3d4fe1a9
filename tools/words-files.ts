import { localeNames, locales, type WordsLanguage } from '@bellwether/domain/locale/locales';
import { brotherOf, isWordsFile } from '@bellwether/domain/locale/words-files';
import { treeFiles } from './tree-files.ts';

/** The languages beside English. */
export const otherLanguages: readonly WordsLanguage[] = [
  ...new Set(localeNames.map((locale): WordsLanguage => locales[locale].words)),
].filter((language) => language !== 'en');

/** An English words file; `brother`: its path in the language, undefined where it is not translated. */
export interface WordsPair {
  readonly english: string;
  readonly brother: string | undefined;
}

/** Words that no reader of another language meets: an operator's, a developer's, and a model's orders. */
const english = /\/words\.(?:operator|documentation|orders)\.ts$/;

/** Returns the words files below a folder with their brothers in the language, sorted by path. */
export async function wordsPairs(
  root: string,
  language: string,
  within: RegExp,
): Promise<readonly WordsPair[]> {
  const files = new Set(await treeFiles(root));
  return [...files]
    .filter((path) => within.test(path) && isWordsFile(`/${path}`) && !english.test(path))
    .sort((one, other) => (one < other ? -1 : 1))
    .map((path) => ({ english: path, brother: [brotherOf(path, language)].find((each) => files.has(each)) }));
}
