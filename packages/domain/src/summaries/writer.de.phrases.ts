import type { Rating } from '../goals/rating.ts';
import { likelihoodLabels, qualityLabels } from '../goals/words.rating.de.ts';
import { formatNumber } from '../locale/numbers.ts';
import { plainLine } from '../suggestions/plain-text.ts';
import { courseOf } from './course.ts';
import type { SummaryGoal } from './facts.ts';

export { variant } from './variant.ts';

const smallNumbers = [
  'null',
  'eins',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];
const largestInWords = smallNumbers.length - 1;

/** Returns a count as prose writes it: in words up to twelve, then in digits. */
export function inWords(count: number): string {
  return smallNumbers[count] ?? formatNumber(count, 'de-DE');
}

/** Returns `kein Ziel`, `ein Ziel`, `zwei Ziele`. */
export function goalsOf(count: number): string {
  if (count === 0) return 'kein Ziel';
  return count === 1 ? 'ein Ziel' : `${inWords(count)} Ziele`;
}

/** Returns `drei von fünf`; in digits if one of the numbers is above twelve. */
export function ratio(count: number, all: number): string {
  if (all > largestInWords) return `${count} von ${formatNumber(all, 'de-DE')}`;
  return `${count === 1 ? 'eines' : count === 0 ? 'keines' : inWords(count)} von ${inWords(all)}`;
}

/** Returns `drei von fünf Zielen`, `das einzige Ziel`, `alle fünf Ziele`, `keines der fünf Ziele`. */
export function share(count: number, all: number): string {
  if (all === 1) return count === 1 ? 'das einzige Ziel' : 'kein Ziel';
  if (count === all) return all === 2 ? 'beide Ziele' : `alle ${inWords(all)} Ziele`;
  if (count === 0) return all === 2 ? 'keines der beiden Ziele' : `keines der ${inWords(all)} Ziele`;
  return `${ratio(count, all)} Zielen`;
}

/** Returns the verb that follows `share`: `alle fünf Ziele wurden`, `eines von fünf Zielen wurde`. */
export function verbOf(count: number, one: string, many: string): string {
  return count <= 1 ? one : many;
}

/** Characters of a title in a sentence. */
const longestTitle = 80;

/** Returns a goal's title in quotation marks, on one line and without a full stop. */
export function quoted({ title }: Pick<SummaryGoal, 'title'>): string {
  const line = plainLine(title, title.length).replace(/[\s.]+$/, '');
  const short = plainLine(line, longestTitle);
  // Inner marks would end the quotation.
  return `„${(short === line ? line : `${short} …`).replace(/[„“”"]/g, '’')}“`;
}

/** Returns `„A“`, `„A“ und „B“`, `„A“, „B“ und „C“`, or with `most` 2 `„A“, „B“ und drei weitere`. */
export function listed(goals: readonly Pick<SummaryGoal, 'title'>[], most: number): string {
  const shown = goals.length === most + 1 ? goals : goals.slice(0, most);
  const left = goals.length - shown.length;
  const parts = [...shown.map(quoted), ...(left > 0 ? [`${inWords(left)} weitere`] : [])];
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`;
}

/** Returns a likelihood in a sentence. It is quoted, because a label takes no ending. */
export function likelihoodWord(likelihood: Rating): string {
  return `„${likelihoodLabels[likelihood]}“`;
}

/** Returns a quality in a sentence. */
export function qualityWord(quality: Rating): string {
  return `„${qualityLabels[quality]}“`;
}

/** Returns `80 Prozent`. */
export function percentWord(percent: number): string {
  return `${formatNumber(Math.round(percent * 10) / 10, 'de-DE')} Prozent`;
}

/** Returns `„A“ stieg bis Woche 9 von „Unsicher“ auf „Wahrscheinlich“`. */
export function movement(goal: SummaryGoal): string {
  const { first, last, settledWeek, shape } = courseOf(goal);
  const verb = shape === 'rise' ? 'stieg' : 'fiel';
  return `${quoted(goal)} ${verb} bis Woche ${settledWeek} von ${likelihoodWord(first.likelihood)} auf ${likelihoodWord(last.likelihood)}`;
}
