import type { GoalType } from '../goals/rules.ts';
import { shortened } from './wish.ts';

/**
 * Returns the measurement of a goal in the form of its type: one line for SMART, key results for the others; `share` ends
 * those of an objective result.
 */
export function measurementOf(
  measures: readonly string[],
  { goalType, place, share }: { readonly goalType: GoalType; readonly place: number; readonly share: string },
): string {
  if (goalType === 'SMART') return measures[place % measures.length] ?? '';
  const results = measures.map((measure, at) => `${at + 1}. ${measure}`);
  return (goalType === 'OKR' ? results : [...results, share]).join('\n');
}

/** Returns a goal's title for use inside a text: shortened, on one line. */
export function onOneLine(title: string, limit = 100): string {
  return shortened(title.replace(/\s+/g, ' ').trim(), limit);
}
