import { quarterWords } from '../words.ts';

/** Returns whether the result is inside a week's band; undefined without a band. */
export function insideWords(
  { Low, High }: { readonly Low: number | null; readonly High: number | null },
  result: number,
): string {
  if (Low === null || High === null) return '';
  return Low <= result && result <= High ? quarterWords.inBand : quarterWords.outOfBand;
}
