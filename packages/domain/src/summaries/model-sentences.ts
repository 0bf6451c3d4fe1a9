import { plainLine } from '../suggestions/plain-text.ts';
import type { Sentence } from './facts.ts';
import { capital } from './phrases.ts';

/** A sentence as a model writes it; goals by the numbers under which they were sent. */
export interface ModelSentence {
  readonly text: string;
  readonly goals?: readonly number[] | undefined;
}

/** The parts of a request to a model that its sentences are checked against. */
export interface SentMaterial {
  /** The goals by the number under which they were sent: their id, and their texts. */
  readonly goals: ReadonlyMap<number, { readonly id: number; readonly texts: readonly string[] }>;
  /** By name: our wording of a number, which replaces `{name}` in a sentence. */
  readonly values: Readonly<Record<string, string>>;
  /** Further texts whose digits may be repeated: the quarter's or the year's label. */
  readonly labels: readonly string[];
}

const longestSentence = 500;
const placeholder = /\{(\w+)\}/g;
const digits = /\d+(?:[.,]\d+)*/g;
/** "One" is left out, because it mostly is a pronoun. */
const numberWords =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|dozens?|half|halves|thirds?|quarters of|twice|doubled?|tripled?|percent)\b/gi;

/**
 * Returns the trustworthy sentences of a model, in its order, at most `most`. Drops sources that were not sent. Fills
 * in our numbers for the placeholders. Drops sentences with an unknown placeholder, and sentences with a number that
 * is neither in the texts of their goals nor in a label.
 */
export function trustedSentences(
  written: readonly ModelSentence[],
  sent: SentMaterial,
  most: number,
): Sentence[] {
  return written.flatMap((one) => trusted(one, sent) ?? []).slice(0, most);
}

function trusted({ text, goals = [] }: ModelSentence, sent: SentMaterial): Sentence | undefined {
  const sources = [...new Set(goals)].flatMap((number) => sent.goals.get(number) ?? []);
  const line = plainLine(text, longestSentence);
  const names = [...line.matchAll(placeholder)].map(([, name = '']) => name);
  if (line === '' || names.some((name) => !Object.hasOwn(sent.values, name))) return undefined;
  const allowed = [...sent.labels, ...sources.flatMap(({ texts }) => texts)];
  if (hasForeignNumber(line.replace(placeholder, ' '), allowed)) return undefined;
  const filled = line.replace(placeholder, (_, name: string) => sent.values[name] ?? '');
  return { text: capital(filled), sources: sources.map(({ id }) => id) };
}

function hasForeignNumber(line: string, allowed: readonly string[]): boolean {
  const known = new Set(allowed.flatMap((text) => numbersOf(text)));
  return numbersOf(line).some((number) => !known.has(number));
}

function numbersOf(text: string): string[] {
  const found = [...(text.normalize('NFKC').match(digits) ?? []), ...(text.match(numberWords) ?? [])];
  return found.map((number) => number.toLowerCase());
}
