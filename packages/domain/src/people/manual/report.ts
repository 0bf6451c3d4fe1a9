import type { Language } from '../../locale/language.ts';
import { type DiscLetter, type DiscShares, type DiscType, discTypeOf, lettersOf } from './disc.ts';
import { manualQuestions } from './words.questions.ts';
import { detailTitles, leadingTitles } from './words.report.ts';
import {
  detailTexts,
  leadingTexts,
  type ScaleName,
  scaleTexts,
  secondLetterTexts,
  typeTexts,
} from './words.texts.ts';

/** A finished user manual, apart from the person's name. */
export interface ManualReport {
  readonly disc: DiscType;
  readonly title: string;
  readonly text: string;
  readonly shares: DiscShares;
  /** `total` is the weight of the first name, 0 to 100. */
  readonly scales: readonly { readonly name: string; readonly text: string; readonly total: number }[];
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  readonly details: readonly { readonly title: string; readonly text: string }[];
}

/**
 * Returns the report of a finished questionnaire, from tables only (people.28).
 * @param answers the places of the chosen answers, one for each own question.
 * @param options `withLeading` adds the manager's chapter.
 */
export function writeReport(
  shares: DiscShares,
  answers: readonly number[],
  { withLeading, language }: { withLeading: boolean; language: Language },
): ManualReport {
  const disc = discTypeOf(shares);
  return {
    disc,
    ...language.words(typeTexts)[disc],
    shares,
    scales: scaleNames.map((scale) => readScale(scale, shares, language)),
    questions: language.words(manualQuestions).map(({ question, choices }, at) => ({
      question,
      answer: choices[answers[at] ?? -1] ?? '',
    })),
    details: [...detailsOf(disc, language), ...(withLeading ? leadingOf(disc, language) : [])],
  };
}

/**
 * Returns a description of a type, for an entry that the person makes without the questionnaire (people.27).
 */
export function describeType(disc: DiscType, language: Language): string {
  const [first, second] = lettersOf(disc);
  const { strengths, talk, pressure, help } = language.words(detailTexts)[first];
  const together =
    second === undefined ? strengths : `${strengths} ${language.words(secondLetterTexts)[second]}`;
  return [language.words(typeTexts)[disc].text, together, talk, `${pressure} ${help}`].join('\n\n');
}

function detailsOf(disc: DiscType, language: Language): ManualReport['details'] {
  const [first, second] = lettersOf(disc);
  const titles = language.words(detailTitles);
  const texts = language.words(detailTexts)[first];
  const added = second === undefined ? '' : ` ${language.words(secondLetterTexts)[second]}`;
  return keysOf(detailTitles).map((key) => ({
    title: titles[key],
    text: key === 'strengths' ? `${texts[key]}${added}` : texts[key],
  }));
}

function leadingOf(disc: DiscType, language: Language): ManualReport['details'] {
  const [first] = lettersOf(disc);
  const titles = language.words(leadingTitles);
  const texts = language.words(leadingTexts)[first];
  return keysOf(leadingTitles).map((key) => ({ title: titles[key], text: texts[key] }));
}

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[];
}

/** The letters whose part of `of` is the weight of a scale's first name. */
interface Scale {
  readonly toFirst: readonly DiscLetter[];
  readonly of: readonly DiscLetter[];
}

/** The scales of the report, told as `A/B` (people.28). */
const scales: Readonly<Record<ScaleName, Scale>> = {
  pace: { toFirst: ['D', 'I'], of: ['D', 'I', 'S', 'C'] },
  focus: { toFirst: ['D', 'C'], of: ['D', 'I', 'S', 'C'] },
  manner: { toFirst: ['D'], of: ['D', 'S'] },
  planning: { toFirst: ['I'], of: ['I', 'C'] },
};
const scaleNames = keysOf(scales);

/** A scale of at least this weight gets its first name; a scale of at most 100 minus this weight gets the second one. */
const clearWeight = 60;

function readScale(scale: ScaleName, shares: DiscShares, language: Language) {
  const { toFirst, of } = scales[scale];
  const { names, texts } = language.words(scaleTexts)[scale];
  const whole = sumOf(of, shares);
  const total = whole === 0 ? 50 : Math.round((sumOf(toFirst, shares) * 100) / whole);
  const [first, middle, second] = texts;
  const text = total >= clearWeight ? first : total <= 100 - clearWeight ? second : middle;
  return { name: names.join('/'), text, total };
}

function sumOf(letters: readonly DiscLetter[], shares: DiscShares): number {
  return letters.reduce((sum, letter) => sum + shares[letter], 0);
}
