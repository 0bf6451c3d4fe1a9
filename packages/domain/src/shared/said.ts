import type { Language } from '../locale/language.ts';

/** Sentences by their code; a sentence may need values. Each feature's sentences are in its `words.ts`. */
export type SentenceWords = Readonly<Record<string, string | ((values: never) => string)>>;

/** A sentence that is not made yet. Whoever shows it makes it with `sentenceOf`, in the reader's language. */
export interface Said {
  readonly words: SentenceWords;
  readonly code: string;
  readonly values: unknown;
}

/** A fault of one input; `path` is the field name on the wire. */
export interface FieldError extends Said {
  readonly path: string;
}

/** The values of a sentence. A word of another table, such as a label, is given unmade, too. */
export type ValuesOf<Word> = Word extends (values: infer Values) => string ? [values: Sayable<Values>] : [];
type Sayable<Values> = Values extends readonly unknown[]
  ? Values
  : Values extends object
    ? { readonly [Name in keyof Values]: SayableWord<Values[Name]> }
    : SayableWord<Values>;
type SayableWord<Value> = string extends Value ? Value | Said : Value;

/** Returns the sentence `code` of `words` with its values, unmade. */
export function said<Words extends SentenceWords, Code extends keyof Words & string>(
  words: Words,
  code: Code,
  ...[values]: ValuesOf<Words[Code]>
): Said {
  return { words, code, values };
}

/** Returns the fault of one input. */
export function fieldError<Words extends SentenceWords, Code extends keyof Words & string>(
  path: string,
  words: Words,
  code: Code,
  ...[values]: ValuesOf<Words[Code]>
): FieldError {
  return { path, words, code, values };
}

/** Returns the sentence in the language. */
export function sentenceOf({ words, code, values }: Said, language: Language): string {
  const word: unknown = language.words(words)[code];
  if (typeof word !== 'function') return String(word);
  return String((word as (values: unknown) => string)(spoken(values, language)));
}

function spoken(values: unknown, language: Language): unknown {
  if (isSaid(values)) return sentenceOf(values, language);
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return values;
  if (!Object.values(values).some(isSaid)) return values;
  const made = Object.entries(values).map(([name, value]) => [name, spokenWord(value, language)]);
  return Object.fromEntries(made);
}

function spokenWord(value: unknown, language: Language): unknown {
  return isSaid(value) ? sentenceOf(value, language) : value;
}

function isSaid(value: unknown): value is Said {
  return typeof value === 'object' && value !== null && 'words' in value && 'code' in value;
}
