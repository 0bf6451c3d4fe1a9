import { plainLine } from '../suggestions/plain-text.ts';
import type { Sentence } from './facts.ts';
import { summaryLimits } from './limits.ts';
import { capital } from './phrases.ts';

const wishForLess = /\b(?:short(?:er|en)?|brief(?:er|ly)?|concise|less|one sentence)\b/i;
/** A longer context is more than a wish for length, even if it has one of these words. */
const longestWish = 40;
/** A request in front of what is to be said. */
const request =
  /^(?:please,?\s+)?(?:also\s+)?(?:mention|say|add|note|write|state|tell\s+\w+)(?:\s+that\s+|\s*:\s*)/i;

/**
 * Returns the sentences with a person's further context worked in, for templates: a wish for less keeps the first sentence, and
 * everything else becomes sentences of its own, without a request in front (`mention that …`). These rest on no goal.
 */
export function withContext(sentences: readonly Sentence[], context: string): Sentence[] {
  // The whole text has to fit into a text of a deck.
  const line = plainLine(context, summaryLimits.text - paragraphOf(sentences).length - 2);
  const said = line.replace(request, '');
  if (said === '') return [...sentences];
  if (line.length <= longestWish && wishForLess.test(line)) return sentences.slice(0, 1);
  const text = capital(/[.!?…]$/.test(said) ? said : `${said}.`);
  return [...sentences, { text, sources: [] }];
}

/** Returns the text of sentences as one paragraph. */
export function paragraphOf(sentences: readonly Sentence[]): string {
  return sentences.map(({ text }) => text).join(' ');
}
