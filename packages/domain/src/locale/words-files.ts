/** Returns the path of a words file in another language: `words.de.ts` for `words.ts`, `writer.de.ts` for `writer.en.ts`. */
export function brotherOf(path: string, language: string): string {
  const named = path.replace(/\.en(?=\.[^/]*$)/, `.${language}`);
  return named === path ? path.replace(/\.ts$/, `.${language}.ts`) : named;
}

const words = /\/(?:words|writer)(?:\.[a-z0-9-]+)*\.ts$/;

/** Returns whether a file, by its whole path, holds the English words of a feature or writes English. */
export function isWordsFile(path: string): boolean {
  return words.test(path) && !/\.(?:test|de|fr|es)\.(?:[a-z0-9-]+\.)*ts$/.test(path);
}
