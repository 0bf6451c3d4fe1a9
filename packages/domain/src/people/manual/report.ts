import { type DiscLetter, type DiscShares, type DiscType, discTypeOf, lettersOf } from './disc.ts';
import { manualQuestions } from './questions.ts';
import {
  detailTexts,
  leadingTexts,
  type ManualScale,
  manualScales,
  secondLetterTexts,
  typeTexts,
} from './texts.ts';
import { detailTitles, leadingTitles } from './titles.ts';

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
  { withLeading }: { withLeading: boolean },
): ManualReport {
  const disc = discTypeOf(shares);
  return {
    disc,
    ...typeTexts[disc],
    shares,
    scales: manualScales.map((scale) => readScale(scale, shares)),
    questions: manualQuestions.map(({ question, choices }, at) => ({
      question,
      answer: choices[answers[at] ?? -1] ?? '',
    })),
    details: [...detailsOf(disc), ...(withLeading ? leadingOf(disc) : [])],
  };
}

/**
 * Returns a description of a type, for an entry that the person makes without the questionnaire (people.27).
 */
export function describeType(disc: DiscType): string {
  const [first, second] = lettersOf(disc);
  const { strengths, talk, pressure, help } = detailTexts[first];
  const together = second === undefined ? strengths : `${strengths} ${secondLetterTexts[second]}`;
  return [typeTexts[disc].text, together, talk, `${pressure} ${help}`].join('\n\n');
}

function detailsOf(disc: DiscType): ManualReport['details'] {
  const [first, second] = lettersOf(disc);
  return keysOf(detailTitles).map((key) => {
    const text = detailTexts[first][key];
    return {
      title: detailTitles[key],
      text: key === 'strengths' && second !== undefined ? `${text} ${secondLetterTexts[second]}` : text,
    };
  });
}

function leadingOf(disc: DiscType): ManualReport['details'] {
  const [first] = lettersOf(disc);
  return keysOf(leadingTitles).map((key) => ({ title: leadingTitles[key], text: leadingTexts[first][key] }));
}

function keysOf<Key extends string>(record: Readonly<Record<Key, string>>): Key[] {
  return Object.keys(record) as Key[];
}

/** A scale of at least this weight gets its first name; a scale of at most 100 minus this weight gets the second one. */
const clearWeight = 60;

function readScale({ names, toFirst, of, texts }: ManualScale, shares: DiscShares) {
  const whole = sumOf(of, shares);
  const total = whole === 0 ? 50 : Math.round((sumOf(toFirst, shares) * 100) / whole);
  const [first, middle, second] = texts;
  const text = total >= clearWeight ? first : total <= 100 - clearWeight ? second : middle;
  return { name: names.join('/'), text, total };
}

function sumOf(letters: readonly DiscLetter[], shares: DiscShares): number {
  return letters.reduce((sum, letter) => sum + shares[letter], 0);
}
