import { capital } from '../shared/capital.ts';
import { saidNumbers } from '../suggestions/number-words.ts';
import { plainLine } from '../suggestions/plain-text.ts';
import type { Sentence } from './facts.ts';
import { summaryLimits } from './limits.ts';

const wishForLess = /\b(?:short(?:er|en)?|brief(?:er|ly)?|concise|less|one sentence)\b/i;
/** In characters. A longer context is more than a wish for a shorter text, even if it contains one of these words. */
const longestWish = 40;
/** Matches a request before the actual content, such as `mention that`. */
const request =
  /^(?:please,?\s+)?(?:also\s+)?(?:mention|say|add|note|write|state|tell\s+\w+)(?:\s+that\s+|\s*:\s*)/i;

/**
 * Adds a person's further context to the sentences of templates. A wish for a shorter text keeps only the first
 * sentence. Everything else becomes additional sentences without a leading request (`mention that …`). These
 * sentences cite no goal.
 */
export function withContext(sentences: readonly Sentence[], context: string): Sentence[] {
  // The whole text has to fit into a text of a deck.
  const line = plainLine(context, summaryLimits.text - paragraphOf(sentences).length - 2);
  const said = line.replace(request, '');
  if (said === '') return [...sentences];
  if (line.length <= longestWish && wishForLess.test(line)) return sentences.slice(0, 1);
  const text = capital(/[.!?…]$/.test(said) ? said : `${said}.`);
  const mark = saidNumbers(text).length > 0 ? { hasYourNumber: true } : {};
  return [...sentences, { text, sources: [], ...mark }];
}

/** Returns the text of sentences as one paragraph. */
export function paragraphOf(sentences: readonly Sentence[]): string {
  return sentences.map(({ text }) => text).join(' ');
}
