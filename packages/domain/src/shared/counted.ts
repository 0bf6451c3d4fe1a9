import { formatNumber } from '../locale/numbers.ts';

const smallNumbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** The largest number that prose writes in words. */
export const largestInWords = smallNumbers.length - 1;

/** Returns a count as prose writes it: in words up to twelve, then in digits. */
export function inWords(count: number): string {
  return smallNumbers[count] ?? formatNumber(count);
}

/** Returns `no goals`, `one goal`, `2,000 goals`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${inWords(count)} ${count === 1 ? one : many}`;
}

/** Returns `1 company`, `2000 companies`: digits only, for lines that scripts may read. */
export function numbered(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
