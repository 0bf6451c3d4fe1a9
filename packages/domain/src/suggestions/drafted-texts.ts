import { maySuit } from './languages.ts';
import { holdsAddress, holdsName } from './leaks.ts';

/** The material of a draft that a model's texts are checked against. */
export interface DraftMaterial {
  /** The names of people of the company that were not sent, as far as the texts may contain them. */
  readonly names: readonly string[];
  /** All texts that were sent. */
  readonly texts: string;
}

const html = /<\/?[a-z!][^>]*>|&#?\w+;|\]\s*\(|`/i;

/**
 * Returns whether a model's text may be suggested: without HTML, links, addresses and names that were not sent, and in
 * the language of the material or in English. Emphasis of Markdown is no reason, because it is taken away.
 */
export function suitsDraft(text: string, { names, texts }: DraftMaterial): boolean {
  const known = texts.toLowerCase();
  const addresses = text.split(/\s+/).filter(holdsAddress);
  if (addresses.some((address) => !known.includes(address.toLowerCase()))) return false;
  return !html.test(text) && !holdsName(text, names) && maySuit(text, texts);
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
