import { readdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotherOf } from '@bellwether/domain/locale/words-files';

// The translated words of the server, the domain and the contract, found by the names of their files.

const root = join(dirname(fileURLToPath(import.meta.url)), '../../../..');
const places = ['apps/server/src', 'packages/domain/src', 'packages/contract/src'];
const wordsFile = /(?:^|\/)(?:words|writer)(?:\.[a-z0-9-]+)*\.ts$/;
/** Orders to a model, the command line's refusals, and what developers read: English in every language. */
const englishOnly = /\/words\.(?:orders|operator|documentation)\.ts$/;

type Module = Readonly<Record<string, unknown>>;

export interface WordsFile {
  /** The English file, below the repository. */
  readonly path: string;
  readonly english: Module;
  /** Undefined without a brother in the language. */
  readonly translated: Module | undefined;
}

/** Returns every English words file with its brother in a language. */
export async function wordsFiles(language: string): Promise<readonly WordsFile[]> {
  const found = await Promise.all(
    places.map(async (place) =>
      (await readdir(join(root, place), { recursive: true })).map((name) => join(place, name)),
    ),
  );
  const names = new Set(found.flat().filter((name) => wordsFile.test(name)));
  const own = [...names].filter(
    (name) => !/\.(?:de|fr|es|test)\.(?:[a-z0-9-]+\.)*ts$/.test(name) && !englishOnly.test(name),
  );
  return Promise.all(
    own.sort().map(async (path) => {
      const brother = brotherOf(path, language);
      return {
        path: relative('.', path),
        english: (await import(join(root, path))) as Module,
        translated: names.has(brother) ? ((await import(join(root, brother))) as Module) : undefined,
      };
    }),
  );
}

type Keys = readonly string[];

export function textsOf(value: unknown, keys: Keys = []): [Keys, string][] {
  if (typeof value === 'string') return [[keys, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsOf(each, [...keys, key]));
}

export function functionsOf(value: unknown, keys: Keys = []): [Keys, unknown][] {
  if (typeof value === 'function') return [[keys, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => functionsOf(each, [...keys, key]));
}

export function at(value: unknown, keys: Keys): unknown {
  return keys.reduce<unknown>(
    (inside, key) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined),
    value,
  );
}

/** Returns what a word writes of marked values; empty for one that cannot take them, such as a list. */
export function written(word: unknown): string {
  if (typeof word !== 'function') return '';
  try {
    return JSON.stringify(word(...[0, 1, 2].map((place) => marked(String(place)))) ?? '');
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return '';
  }
}

/** Returns a value that writes itself as a mark, and whose fields are marked values, too. */
function marked(name: string): unknown {
  return new Proxy(
    {},
    {
      get(_, key) {
        if (key === Symbol.toPrimitive || key === 'toString') return () => `«${name}»`;
        return typeof key === 'symbol' ? undefined : marked(`${name}.${key}`);
      },
    },
  );
}

export const marksIn = (text: string) => [...new Set(text.match(/«[\w.]+»/g) ?? [])];
