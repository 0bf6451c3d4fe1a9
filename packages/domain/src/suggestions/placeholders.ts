import { type Said, said } from '../shared/said.ts';
import { placeholderWords } from './words.ts';
/**
 * The numbers and names that the drafter cannot know and leaves for a person to fill in. A draft never
 * contains an invented number.
 */
export const placeholders = [
  'amount',
  'audience',
  'baseline',
  'campaign',
  'channel',
  'customer',
  'date',
  'feature',
  'initiative',
  'market',
  'metric',
  'name',
  'number',
  'outcome',
  'owner',
  'partner',
  'policy',
  'process',
  'product',
  'project',
  'risk',
  'segment',
  'system',
  'target',
  'team',
  'topic',
] as const;

// In brackets, words only, one of them ours: `[target]`, `[target date]`. A person's own `[1]`, `[link](…)`
// or `[internal]` is text.
const bracketed = /\[([a-z][a-z -]{0,39})\](?!\()/gi;

/** Returns the placeholders that are left in a text, each once, in order: `['[baseline]', '[target]']`. */
export function placeholdersIn(text: string): string[] {
  const found = new Map<string, string>();
  for (const [whole, inside = ''] of text.matchAll(bracketed)) {
    const words = inside.toLowerCase().split(/[ -]/);
    if (placeholders.some((word) => words.includes(word))) found.set(whole.toLowerCase(), whole);
  }
  return [...found.values()];
}

/** Returns what a form says while a text has a placeholder; undefined without any (issue 3). */
export function placeholderRefusal(text: string): Said | undefined {
  const found = placeholdersIn(text);
  return found.length === 0 ? undefined : said(placeholderWords, 'open', found.join(', '));
}
