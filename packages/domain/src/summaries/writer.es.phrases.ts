import type { Rating } from '../goals/rating.ts';
import { likelihoodLabels, qualityLabels } from '../goals/words.rating.es.ts';
import { formatNumber } from '../locale/numbers.ts';
import { plainLine } from '../suggestions/plain-text.ts';
import { courseOf } from './course.ts';
import type { SummaryGoal } from './facts.ts';

export { variant } from './variant.ts';

const smallNumbers = [
  'cero',
  'uno',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
];
const largestInWords = smallNumbers.length - 1;

/** Returns a count as prose writes it: in words up to twelve, then in digits. */
export function inWords(count: number): string {
  return smallNumbers[count] ?? formatNumber(count, 'es-ES');
}

/** Returns `ningún objetivo`, `un objetivo`, `dos objetivos`. */
export function goalsOf(count: number): string {
  if (count === 0) return 'ningún objetivo';
  return count === 1 ? 'un objetivo' : `${inWords(count)} objetivos`;
}

/** Returns `tres de las cinco`; in digits if one of the numbers is above twelve. */
export function ratio(count: number, all: number, the: 'los' | 'las' = 'los'): string {
  if (all > largestInWords) return `${count} de ${the} ${formatNumber(all, 'es-ES')}`;
  return `${count === 0 ? 'ninguno' : inWords(count)} de ${the} ${inWords(all)}`;
}

/** Returns `tres de los cinco objetivos`, `el único objetivo`, `los cinco objetivos`, `ninguno de los cinco objetivos`. */
export function share(count: number, all: number): string {
  if (all === 1) return count === 1 ? 'el único objetivo' : 'ningún objetivo';
  if (count === all) return `los ${inWords(all)} objetivos`;
  if (count === 0) return `ninguno de los ${inWords(all)} objetivos`;
  return `${ratio(count, all)} objetivos`;
}

/** Returns the verb that goes with `share`: `se cumplieron los cinco objetivos`, `se cumplió uno de los cinco objetivos`. */
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
  return `«${(short === line ? line : `${short}…`).replace(/[«»“”"]/g, '’')}»`;
}

/** Returns `«A»`, `«A» y «B»`, `«A», «B» y «C»`, or with `most` 2 `«A», «B» y tres más`. */
export function listed(goals: readonly Pick<SummaryGoal, 'title'>[], most: number): string {
  const shown = goals.length === most + 1 ? goals : goals.slice(0, most);
  const left = goals.length - shown.length;
  const parts = [...shown.map(quoted), ...(left > 0 ? [`${inWords(left)} más`] : [])];
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return last;
  // Before the sound of i, «y» is «e».
  const and = /^«h?[ií](?![aeo])/i.test(last) ? 'e' : 'y';
  return `${parts.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** Returns a likelihood in a sentence. It is quoted, because a label does not agree with the sentence. */
export function likelihoodWord(likelihood: Rating): string {
  return `«${likelihoodLabels[likelihood]}»`;
}

/** Returns a quality in a sentence, where it agrees with «calidad»: `muy buena`. */
export function qualityWord(quality: Rating): string {
  return qualityLabels[quality].toLowerCase();
}

/** Returns `80 %`, with a space that does not break. */
export function percentWord(percent: number): string {
  return `${formatNumber(Math.round(percent * 10) / 10, 'es-ES')}\u00a0%`;
}

/** Returns `«A» subió de «Incierto» a «Probable» hasta la semana 9`. */
export function movement(goal: SummaryGoal): string {
  const { first, last, settledWeek, shape } = courseOf(goal);
  const verb = shape === 'rise' ? 'subió' : 'bajó';
  return `${quoted(goal)} ${verb} de ${likelihoodWord(first.likelihood)} a ${likelihoodWord(last.likelihood)} hasta la semana ${settledWeek}`;
}
