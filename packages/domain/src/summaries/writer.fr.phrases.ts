import type { Rating } from '../goals/rating.ts';
import { likelihoodLabels, qualityLabels } from '../goals/words.rating.fr.ts';
import { formatNumber } from '../locale/numbers.ts';
import { plainLine } from '../suggestions/plain-text.ts';
import { courseOf } from './course.ts';
import type { SummaryGoal } from './facts.ts';

export { variant } from './variant.ts';

const smallNumbers = [
  'aucun',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
];
const largestInWords = smallNumbers.length - 1;

/** Returns a count as prose writes it, in the masculine: in words up to twelve, then in digits. */
export function inWords(count: number): string {
  return smallNumbers[count] ?? formatNumber(count, 'fr-FR');
}

/** Returns `aucun objectif`, `un objectif`, `deux objectifs`. */
export function goalsOf(count: number): string {
  return `${inWords(count)} ${count < 2 ? 'objectif' : 'objectifs'}`;
}

/**
 * Returns `trois objectifs sur cinq`, with `participle` 'atteint' `trois objectifs atteints sur cinq`; in digits if one of
 * the numbers is above twelve.
 */
export function ratio(count: number, all: number, participle = ''): string {
  const inDigits = all > largestInWords && count > 0;
  const ending = count < 2 ? '' : 's';
  const noun = `objectif${ending}${participle === '' ? '' : ` ${participle}${ending}`}`;
  return `${inDigits ? formatNumber(count, 'fr-FR') : inWords(count)} ${noun} sur ${inWords(all)}`;
}

/** Returns `trois objectifs sur cinq`, `le seul objectif`, `les cinq objectifs`, `aucun des cinq objectifs`. */
export function share(count: number, all: number): string {
  if (all === 1) return count === 1 ? 'le seul objectif' : 'aucun objectif';
  if (count === all) return `les ${inWords(all)} objectifs`;
  if (count === 0) return `aucun des ${inWords(all)} objectifs`;
  return ratio(count, all);
}

/** Returns the verb that follows a number of goals. */
export function verbOf(count: number, one: string, many: string): string {
  return count < 2 ? one : many;
}

/** Characters of a title in a sentence. */
const longestTitle = 80;

/** Returns a goal's title in quotation marks, on one line and without a full stop. */
export function quoted({ title }: Pick<SummaryGoal, 'title'>): string {
  const line = plainLine(title, title.length).replace(/[\s.]+$/, '');
  const short = plainLine(line, longestTitle);
  // Inner marks would end the quotation.
  return `« ${(short === line ? line : `${short} …`).replace(/[«»“”"]/g, '’')} »`;
}

/** Returns `« A »`, `« A » et « B »`, `« A », « B » et « C »`, or with `most` 2 `« A », « B » et trois autres`. */
export function listed(goals: readonly Pick<SummaryGoal, 'title'>[], most: number): string {
  const shown = goals.length === most + 1 ? goals : goals.slice(0, most);
  const left = goals.length - shown.length;
  const parts = [...shown.map(quoted), ...(left > 0 ? [`${inWords(left)} autres`] : [])];
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`;
}

/** Returns a likelihood in a sentence. It is quoted, because a label takes no ending. */
export function likelihoodWord(likelihood: Rating): string {
  return `« ${likelihoodLabels[likelihood]} »`;
}

/** Returns a quality in a sentence. */
export function qualityWord(quality: Rating): string {
  return `« ${qualityLabels[quality]} »`;
}

/** Returns `80 %`. */
export function percentWord(percent: number): string {
  return `${formatNumber(Math.round(percent * 10) / 10, 'fr-FR')} %`;
}

/** Returns `« A » est monté de « Incertain » à « Probable » dès la semaine 9`. */
export function movement(goal: SummaryGoal): string {
  const { first, last, settledWeek, shape } = courseOf(goal);
  const verb = shape === 'rise' ? 'est monté' : 'est descendu';
  return `${quoted(goal)} ${verb} de ${likelihoodWord(first.likelihood)} à ${likelihoodWord(last.likelihood)} dès la semaine ${settledWeek}`;
}
