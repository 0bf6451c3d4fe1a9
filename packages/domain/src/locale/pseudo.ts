// Makes a language for development and tests from the English words: longer, accented, and marked at both ends, so that
// a text that is cut off or that stands outside of the words files is seen at once (accounts.22).

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accents = 'åƀçðéƒĝĥîĵķļḿñöþʠŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻḾÑÖÞǪŔŠŢÛṼŴẊÝŽ';
const accented = new Map([...letters].map((letter, at) => [letter, accents[at]]));
const longer = 0.4;
const filler = 'öñé ţŵö ţĥŕéé ƒöûŕ ƒîvé šîẋ šévéñ éîĝĥţ ñîñé ţéñ ';

/** Keys and texts of a words file that are no words: addresses, codes and names of fields. */
const noWordKey = /^(?:value|id|key|kind|href|to|path|icon|code)$/;
const noWord = /^(?:\/|#|https?:|mailto:)|^[^\p{L}]*$/u;

/** Returns `[Ĝöåļš öñ]` of `Goals`; `given`: values inside the text, which stay as they are. */
export function pseudoText(text: string, given: readonly string[] = []): string {
  if (noWord.test(text) || text.startsWith('[') || given.includes(text)) return text;
  const more = filler.repeat(1 + Math.floor(text.length / 100)).slice(0, Math.ceil(text.length * longer));
  const parts = given.length === 0 ? [text] : text.split(new RegExp(`(${given.map(literal).join('|')})`));
  const body = parts.map((part, at) =>
    at % 2 === 1 ? part : [...part].map((letter) => accented.get(letter) ?? letter).join(''),
  );
  return `[${body.join('')} ${more.trim()}]`;
}

const made = new WeakMap<object, object>();

/** Returns words of any shape in the pseudo language. Functions give pseudo texts; other values stay as they are. */
export function pseudoWords<Words>(words: Words): Words {
  // The result has the shape of what it is made from.
  return pseudoValue(words, []) as Words;
}

function pseudoValue(value: unknown, given: readonly string[]): unknown {
  if (typeof value === 'string') return pseudoText(value, given);
  if (typeof value === 'function') return pseudoFunction(value as (...args: unknown[]) => unknown);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => pseudoValue(each, given));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const known = made.get(value);
  if (known && given.length === 0) return known;
  const pseudo = Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, noWordKey.test(key) ? each : pseudoValue(each, given)]),
  );
  if (given.length === 0) made.set(value, pseudo);
  return pseudo;
}

function pseudoFunction(word: (...args: unknown[]) => unknown): (...args: unknown[]) => unknown {
  return (...args) => pseudoValue(word(...args), textsIn(args));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
