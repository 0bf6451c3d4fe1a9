import { likelihoodLabels, qualityLabels, type Rating } from '../goals/rating.ts';
import { formatNumber } from '../locale/numbers.ts';
import { counted, inWords, largestInWords } from '../shared/counted.ts';
import { plainLine } from '../suggestions/plain-text.ts';
import { courseOf } from './course.ts';
import type { SummaryGoal } from './facts.ts';

export { variant } from './variant.ts';

/** Returns `no goals`, `one goal`, `two goals`. */
export function goalsOf(count: number): string {
  return counted(count, 'goal');
}

/** Returns `three of five`; in digits if one of the numbers is above twelve, because `three of 14` looks careless. */
export function ratio(count: number, all: number): string {
  return all <= largestInWords ? `${inWords(count)} of ${inWords(all)}` : `${count} of ${all}`;
}

/** Returns `three of five goals`, `the only goal`, `all five goals`, `none of the five goals`. */
export function share(count: number, all: number): string {
  if (all === 1) return count === 1 ? 'the only goal' : 'no goal';
  if (count === all) return all === 2 ? 'both goals' : `all ${counted(all, 'goal')}`;
  if (count === 0) return all === 2 ? 'neither of the two goals' : `none of the ${counted(all, 'goal')}`;
  return `${ratio(count, all)} goals`;
}

/** Characters of a title in a sentence. */
const longestTitle = 80;

/** Returns a goal's title in quotation marks, on one line and without a full stop. */
export function quoted({ title }: Pick<SummaryGoal, 'title'>): string {
  const line = plainLine(title, title.length).replace(/[\s.]+$/, '');
  const short = plainLine(line, longestTitle);
  // Inner marks would end the quotation.
  return `“${(short === line ? line : `${short} …`).replace(/[“”"]/g, '’')}”`;
}

/** Returns `“A”`, `“A” and “B”`, `“A”, “B” and “C”`, or with `most` 2 `“A”, “B” and three others`. */
export function listed(goals: readonly Pick<SummaryGoal, 'title'>[], most: number): string {
  // "and one other" is no shorter than the title.
  const shown = goals.length === most + 1 ? goals : goals.slice(0, most);
  const left = goals.length - shown.length;
  const parts = [...shown.map(quoted), ...(left > 0 ? [`${inWords(left)} others`] : [])];
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** Returns a likelihood as a word of a sentence. */
export function likelihoodWord(likelihood: Rating): string {
  return likelihoodLabels[likelihood];
}

/** Returns a quality in a sentence: `very good`. */
export function qualityWord(quality: Rating): string {
  return qualityLabels[quality].toLowerCase();
}

/** Returns `80 percent`. */
export function percentWord(percent: number): string {
  return `${formatNumber(Math.round(percent * 10) / 10)} percent`;
}

/** Returns `“A” rose from Unsure to Likely by week 9`. */
export function movement(goal: SummaryGoal): string {
  const { first, last, settledWeek, shape } = courseOf(goal);
  const verb = shape === 'rise' ? 'rose' : 'fell';
  return `${quoted(goal)} ${verb} from ${likelihoodWord(first.likelihood)} to ${likelihoodWord(last.likelihood)} by week ${settledWeek}`;
}
