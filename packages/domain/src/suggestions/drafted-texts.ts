import type { SpokenLanguage } from '../locale/spoken.ts';
import { datesIn } from './dates.ts';
import { maySuit } from './languages.ts';
import { holdsAddress, holdsName } from './leaks.ts';
import { saidNumbers } from './number-words.ts';

/** The material of a draft that a model's texts are checked against. */
export interface DraftMaterial {
  /** The names of people of the company that were not sent, as far as the texts may contain them. */
  readonly names: readonly string[];
  /** All texts that were sent. */
  readonly texts: string;
  /** The texts whose numbers a draft may repeat: what the person typed, and the parent goal. */
  readonly numbered: string;
  /** The goal's quarter, which a draft may name whole; undefined for drafts without one. */
  readonly quarter: { readonly label: string; readonly endsOn: string } | undefined;
  /** The reader's. */
  readonly language: SpokenLanguage;
}

/** Words that belong to a number and are none themselves. */
const shareWords = /^per\s*cent|^prozent|^pourcent|^porcent/u;
const listMarks = /^\s*\d{1,2}[.)]\s/gmu;

/** Returns the numbers that a text says, with and without a sign for percent as one; the marks of a list are none. */
function numbersIn(text: string): string[] {
  return saidNumbers(text.replace(listMarks, '')).map((number) => number.replace(/[%‰]$/u, ''));
}

/** Returns a text without the label of the quarter, and without dates that are its last day or a part of it. */
function withoutQuarter(text: string, quarter: DraftMaterial['quarter']): string {
  if (!quarter) return text;
  const [short = ''] = quarter.label.split(' ');
  const parts = new Set(numbersIn(quarter.endsOn));
  const dates = datesIn(text).filter((date) => numbersIn(date.text).every((number) => parts.has(number)));
  const said = [quarter.label, short, ...dates.map((date) => date.text)];
  return said.reduce((left, phrase) => left.replaceAll(phrase, ' '), text);
}

/** Returns the numbers in a draft that repeat what the person typed, each once. */
export function yourNumbers(drafted: readonly string[], typed: string): string[] {
  const known = new Set(numbersIn(typed));
  const repeated = new Set(drafted.flatMap(numbersIn).filter((number) => known.has(number)));
  return [...repeated].filter((number) => !shareWords.test(number));
}

const html = /<\/?[a-z!][^>]*>|&#?\w+;|\]\s*\(|`/i;

/**
 * Returns whether a model's text may be suggested: without HTML, without links, addresses, names and numbers that were
 * not sent, and in the language of the material, in the reader's or in English (suggestions.4, suggestions.5). Emphasis of
 * Markdown is no reason, because it is taken away.
 */
export function suitsDraft(
  text: string,
  { names, texts, numbered, quarter, language }: DraftMaterial,
): boolean {
  const given = new Set(numbersIn(numbered));
  if (numbersIn(withoutQuarter(text, quarter)).some((number) => !given.has(number))) return false;
  const known = texts.toLowerCase();
  const addresses = text.split(/\s+/).filter(holdsAddress);
  if (addresses.some((address) => !known.includes(address.toLowerCase()))) return false;
  return !html.test(text) && !holdsName(text, names) && maySuit(text, texts, language);
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Returns the sentences of a text, each with the space that follows it. */
export const sentencesIn = (text: string): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment);

/** Returns a model's text without the sentences that may not be suggested. */
export function draftedSentences(text: string, material: DraftMaterial): string {
  return sentencesIn(text)
    .filter((sentence) => suitsDraft(sentence, material))
    .join('')
    .trim();
}
