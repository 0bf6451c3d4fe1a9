import type { SpokenLanguage } from '../locale/spoken.ts';
import { capital } from '../shared/capital.ts';
import { verbs } from '../shared/of-them.ts';
import { isIn } from '../suggestions/languages.ts';
import { holdsAddress, holdsMarkup, holdsName, struck } from '../suggestions/leaks.ts';
import { saidNumbers } from '../suggestions/number-words.ts';
import { plainLine } from '../suggestions/plain-text.ts';
import type { Sentence } from './facts.ts';

/** A sentence as a model writes it; goals by the numbers under which they were sent. */
export interface ModelSentence {
  readonly text: string;
  readonly goals: readonly number[];
}

/** The parts of a request to a model that its sentences are checked against. */
export interface SentMaterial {
  /** The goals by the number under which they were sent. */
  readonly goals: ReadonlyMap<number, { readonly id: number; readonly title: string }>;
  /** By name: our wording of a number, which replaces `{name}` in a sentence. */
  readonly values: Readonly<Record<string, string>>;
  /** The labels of the quarters or the year. A sentence may contain them whole. */
  readonly labels: readonly string[];
  /** The person's wish, whose numbers a sentence may repeat. */
  readonly wish: string;
  /** The names of people of the company that were not sent, as far as a sentence may contain them. */
  readonly strangers: readonly string[];
  /** The reader's, in which the model was asked to write. */
  readonly language: SpokenLanguage;
}

const longestSentence = 500;
const placeholder = /\{(\w+)\}/g;
const placeholderAndVerb = /\{(\w+)\}(?:\s+(is|are|was|were|has|have)\b)?/g;

/**
 * Returns the trustworthy sentences of a model, in its order, at most `most`. Drops sources that were not sent. Fills
 * in our numbers for the placeholders. Drops a sentence with an unknown placeholder, a number, markup, an address or a
 * name that was not sent, and one that is not in the reader's language. Labels and the titles of the sentence's own goals may hold
 * all of these. A number of the person's wish is allowed, and the sentence is marked.
 */
export function trustedSentences(
  written: readonly ModelSentence[],
  sent: SentMaterial,
  most: number,
): Sentence[] {
  return written.flatMap((one) => trusted(one, sent) ?? []).slice(0, most);
}

function trusted({ text, goals }: ModelSentence, sent: SentMaterial): Sentence | undefined {
  const sources = [...new Set(goals)].flatMap((number) => sent.goals.get(number) ?? []);
  const titles = sources.map(({ title }) => title);
  const line = plainLine(text, longestSentence);
  const names = [...line.matchAll(placeholder)].map(([, name = '']) => name);
  if (line === '' || names.some((name) => !Object.hasOwn(sent.values, name))) return undefined;
  // Markup is read before `plainLine` takes marks away.
  if (holdsMarkup(ownWords(text, sent, titles))) return undefined;
  const own = ownWords(line, sent, titles);
  if (!isIn(sent.language, own) || holdsAddress(own) || holdsName(own, sent.strangers)) return undefined;
  const numbers = saidNumbers(own);
  const wished = new Set(saidNumbers(sent.wish));
  if (numbers.some((number) => !wished.has(number))) return undefined;
  const filled = line.replace(placeholderAndVerb, (_, name: string, verb?: string) =>
    withVerb(sent.values[name] ?? '', verb),
  );
  return { text: capital(filled), sources: sources.map(({ id }) => id), hasYourNumber: numbers.length > 0 };
}

const verbForms = [verbs.are, verbs.were, verbs.have];

/** Returns our wording with the model's verb in the form that follows the number (texts.10). */
function withVerb(value: string, verb: string | undefined): string {
  const forms = verbForms.find(({ one, many }) => verb === one || verb === many);
  if (!forms) return value;
  return `${value} ${/^(?:one|the only|no goal$)/.test(value) ? forms.one : forms.many}`;
}

/** Returns the words that are the model's own: without labels, titles of the sentence's goals, and placeholders. */
function ownWords(text: string, { labels }: SentMaterial, titles: readonly string[]): string {
  const line = text.replace(/\s+/g, ' ').trim();
  let left = struck(line.replace(placeholder, ' '), titles);
  for (const label of labels) {
    const whole = `(?<![\\p{L}\\p{N}])${label}(?![\\p{L}\\p{N}])`;
    const pattern = /^\d+$/.test(label)
      ? `(?:(?<=${beforeYear})${whole}|${whole}(?=${afterYear}))(?!${countedThing})`
      : whole;
    left = left.replace(new RegExp(pattern, 'giu'), ' ');
  }
  return left;
}

// A bare year may count something, as in "2026 goals were completed". So it needs a word that makes it a year.
const beforeYear =
  '(?<![\\p{L}])(?:in|of|for|during|since|throughout|year|im|jahr|jahre|jahres|von|für|seit|en|de|pour|depuis|année|por|para|durante|desde|año)\\s';
const afterYear =
  '\\s(?:was|has|began|brought|ended|war|hat|begann|brachte|endete|a|était|fue|ha|trajo|empezó|terminó)\\s';
const countedThing =
  '\\s(?:[\\p{L}]+\\s)?(?:goals?|targets?|results?|objectives?|ziele?n?|ergebnisse?n?|objectifs?|résultats?|objetivos?|metas?|resultados?)(?![\\p{L}])';
