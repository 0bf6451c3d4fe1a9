import { formatNumber } from '../locale/numbers.ts';
import type { OpenInQuarter } from './open-appraisals.ts';

/**
 * Returns why the scale cannot change now: `It can change only while no appraisal is open: 3 of Q3 2026 and 1 of
 * Q2 2026 are open.` `what` is the setting in words, at the beginning of the sentence.
 */
export function openAppraisalsSentence(what: string, open: readonly OpenInQuarter[]): string {
  const rule = `${what} can change only while no appraisal is open`;
  const parts = open.map(({ quarter, count }) => `${formatNumber(count)} of ${quarter}`);
  const last = parts.pop();
  if (last === undefined) return `${rule}.`;
  const listed = parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
  const isOne = open.length === 1 && open[0]?.count === 1;
  return `${rule}: ${listed} ${isOne ? 'is' : 'are'} open.`;
}
