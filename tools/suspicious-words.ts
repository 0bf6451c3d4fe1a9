/** A function of a words file whose translation says less than the English one. */
export interface SuspiciousWord {
  /** The place in the module, such as `goalWords.count`. */
  readonly key: string;
  readonly english: string;
  readonly translated: string;
}

/**
 * Compares the functions of two words modules: each is called with values that carry a mark, and a mark of the English text
 * must stand in the other one. A function that takes values of another kind and throws is left out.
 */
export function lostValues(english: unknown, translated: unknown): SuspiciousWord[] {
  return wordsOf(english, translated).flatMap(({ key, english: word, translated: other }) => {
    const from = spoken(word);
    const to = spoken(other);
    if (from === undefined || to === undefined) return [];
    // A value may be said as a number, with other capitals, or by a word of its own.
    const said = bare(to);
    const isLost = (bare(from).match(/⟦[\d.\w]+⟧/g) ?? []).some(
      (mark) => !said.includes(mark) && !said.includes(asNumber) && !ownWords.has(key),
    );
    return isLost ? [{ key, english: from, translated: to }] : [];
  });
}

/**
 * Finds functions that have a form of their own for one (*1 goal*, *2 goals*) in English and not in the translation. Some
 * languages need none, so a translator has to look.
 */
export function missingForms(english: unknown, translated: unknown): SuspiciousWord[] {
  return wordsOf(english, translated).flatMap(({ key, english: word, translated: other }) =>
    valuesOf(word).flatMap((value) => {
      const from = formOfOne(word, value);
      const to = formOfOne(other, value);
      if (!from?.isItsOwn || !to || to.isItsOwn) return [];
      return [{ key, english: from.text, translated: to.text }];
    }),
  );
}

/** Functions with a value that a language says in its own words: a code, or a verb of English. */
const ownWords: ReadonlySet<string> = new Set(['previewWords.countedBelow', 'wishWriter.titles']);
const asNumber = '7';
const bare = (text: string) => text.replaceAll(/\.to(?:Lower|Upper)Case/g, '');

type Word = (...values: unknown[]) => unknown;
type Table = Readonly<Record<string, unknown>>;

interface WordPair {
  readonly key: string;
  readonly english: Word;
  readonly translated: Word;
}

/** Returns the functions that both modules have at the same place. */
function wordsOf(english: unknown, translated: unknown, key = ''): WordPair[] {
  if (typeof english === 'function' && typeof translated === 'function') {
    return [{ key, english: english as Word, translated: translated as Word }];
  }
  if (!isTable(english) || !isTable(translated)) return [];
  return Object.keys(english).flatMap((name) =>
    wordsOf(english[name], translated[name], key === '' ? name : `${key}.${name}`),
  );
}

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null;
}

/** Returns the values that a function asks for, by place: `0`, `0.Goals`. */
function valuesOf(word: Word): readonly string[] {
  const asked = new Set<string>();
  spoken(word, (value) => {
    asked.add(value);
    return undefined;
  });
  return [...asked];
}

/**
 * Returns what a function says for one, its number written `#`, and whether it says something else for two. Undefined where
 * the text has no such number.
 */
function formOfOne(
  word: Word,
  value: string,
): { readonly text: string; readonly isItsOwn: boolean } | undefined {
  const [one, two] = [1, 2].map((count) =>
    spoken(word, (asked) => (asked === value ? count : undefined))?.replaceAll(
      new RegExp(`(?<![\\d.⟦])${count}(?![\\d⟧])`, 'g'),
      '#',
    ),
  );
  return one?.includes('#') ? { text: one, isItsOwn: one !== two } : undefined;
}

type Given = (value: string) => number | undefined;

/** Returns what a function says of marked values; `given` returns the numbers that some of them are. */
function spoken(word: Word, given: Given = () => undefined): string | undefined {
  try {
    const places = Array.from({ length: Math.max(word.length, 1) }, (_, at) => marked(String(at), given));
    const text = word(...places);
    return typeof text === 'string' ? text : JSON.stringify(text);
  } catch (error) {
    if (error instanceof Error) return undefined;
    throw error;
  }
}

/** Returns a value that is a text with its mark, a number, an object and a function, whatever is asked of it. */
function marked(name: string, given: Given): unknown {
  const number = given(name);
  if (number !== undefined) return number;
  return new Proxy(() => name, {
    get(_, property) {
      if (property === Symbol.toPrimitive)
        return (hint: string) => (hint === 'number' ? Number(asNumber) : `⟦${name}⟧`);
      if (property === 'toString') return () => `⟦${name}⟧`;
      return typeof property === 'symbol' ? undefined : marked(`${name}.${property}`, given);
    },
    apply: () => marked(name, given),
  });
}
