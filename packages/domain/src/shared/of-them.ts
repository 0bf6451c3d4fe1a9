import { formatNumber } from '../locale/numbers.ts';

/** The forms of a noun, and of a verb that follows the number. */
interface Forms {
  readonly one: string;
  readonly many: string;
}

/** Verbs of our sentences, by their plural. */
export const verbs = {
  are: { one: 'is', many: 'are' },
  were: { one: 'was', many: 'were' },
  have: { one: 'has', many: 'have' },
} as const satisfies Readonly<Record<string, Forms>>;

/** Returns `1 goal`, `2,000 goals`, `0 goals`: digits, for lines with several numbers. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/**
 * Returns `1 of 4 appraisals is`, `2 of 4 appraisals are`, `0 of 4 appraisals are`, `4 of 4 appraisals are`, `1 of 1
 * appraisal is`: the verb follows the number that is said first, and the noun the one before it (texts.10).
 */
export function ofThem(count: number, all: number, noun: string, verb: Forms, many = `${noun}s`): string {
  return `${formatNumber(count)} of ${countOf(all, noun, many)} ${count === 1 ? verb.one : verb.many}`;
}
