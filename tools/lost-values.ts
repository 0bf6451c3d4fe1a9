/** A function of a words file whose translation does not say a value that the English one says. */
export interface LostValue {
  /** The place in the module, such as `goalWords.count`. */
  readonly key: string;
  readonly english: string;
  readonly translated: string;
}

/**
 * Compares the functions of two words modules: each is called with values that carry a mark, and a mark of the English text
 * must stand in the other one. A function that takes values of another kind and throws is left out.
 */
export function lostValues(english: unknown, translated: unknown, key = ''): LostValue[] {
  if (typeof english === 'function' && typeof translated === 'function') {
    const texts = [english, translated].map((word) => spoken(word as Word));
    const [from, to] = texts;
    if (from === undefined || to === undefined) return [];
    // A value may be said as a number, with other capitals, or by a word of its own.
    const said = bare(to);
    const isLost = (bare(from).match(/⟦[\d.\w]+⟧/g) ?? []).some(
      (mark) => !said.includes(mark) && !said.includes(asNumber) && !codes.has(key),
    );
    return isLost ? [{ key, english: from, translated: to }] : [];
  }
  if (!isTable(english) || !isTable(translated)) return [];
  return Object.keys(english).flatMap((name) =>
    lostValues(english[name], translated[name], key === '' ? name : `${key}.${name}`),
  );
}

/** Functions whose last value is a code that each language says in its own words. */
const codes: ReadonlySet<string> = new Set(['previewWords.countedBelow']);
const asNumber = '7';
const bare = (text: string) => text.replaceAll(/\.to(?:Lower|Upper)Case/g, '');

type Word = (...values: unknown[]) => unknown;
type Table = Readonly<Record<string, unknown>>;

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null;
}

function spoken(word: Word): string | undefined {
  try {
    const text = word(...Array.from({ length: Math.max(word.length, 1) }, (_, at) => marked(String(at))));
    return typeof text === 'string' ? text : JSON.stringify(text);
  } catch (error) {
    if (error instanceof Error) return undefined;
    throw error;
  }
}

/** Returns a value that is a text with its mark, a number, an object and a function, whatever is asked of it. */
function marked(name: string): unknown {
  return new Proxy(() => name, {
    get(_, property) {
      if (property === Symbol.toPrimitive)
        return (hint: string) => (hint === 'number' ? Number(asNumber) : `⟦${name}⟧`);
      if (property === 'toString') return () => `⟦${name}⟧`;
      return typeof property === 'symbol' ? undefined : marked(`${name}.${property}`);
    },
    apply: () => marked(name),
  });
}
