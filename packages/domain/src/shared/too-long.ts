import { formatNumber } from '../locale/numbers.ts';

/** Returns the message for a text over its limit; `label` is the field's label on the screen. */
export function tooLong(label: string, limit: number): string {
  return `${label} can have at most ${formatNumber(limit)} characters.`;
}
