import { type DiscLetter, type DiscShares, discLetters } from './disc.ts';
import { type ManualItem, manualItems } from './words.items.ts';
import { manualQuestions } from './words.questions.ts';

/** The answer to one item: the phrase that is most like the person, and the one that is least like them. */
export interface ManualChoice {
  readonly most: DiscLetter;
  readonly least: DiscLetter;
}

/** All answers of a questionnaire in the order of the items and questions; null: not answered yet. */
export interface ManualAnswers {
  readonly choices: readonly (ManualChoice | null)[];
  /** The index of the chosen answer in the question's choices. */
  readonly questions: readonly (number | null)[];
}

/** Returns the phrases of an item with their letters, in the order in which they are shown. */
export function phrasesOf(item: ManualItem): (readonly [letter: DiscLetter, phrase: string])[] {
  return Object.entries(item) as [DiscLetter, string][];
}

/** The number of answers of a complete questionnaire. */
export const manualSteps = manualItems.length + manualQuestions.length;

/** A questionnaire without answers. */
export const noAnswers: ManualAnswers = {
  choices: manualItems.map(() => null),
  questions: manualQuestions.map(() => null),
};

/** Returns how many items and questions are answered. */
export function countAnswers({ choices, questions }: ManualAnswers): number {
  return [...choices, ...questions].filter((answer) => answer !== null).length;
}

/** The stages of an assessment as on the wire (people.27). */
export const manualStages = { none: 0, registered: 1, started: 2, partial: 3, complete: 4 } as const;
export type ManualStage = (typeof manualStages)[keyof typeof manualStages];

/**
 * Returns the stage of an open questionnaire. It is partially complete once every item is answered, because then only
 * the person's own questions are left.
 */
export function stageOf({ choices }: ManualAnswers): ManualStage {
  return choices.every((choice) => choice !== null) ? manualStages.partial : manualStages.started;
}

/** Points of a phrase: most like the person, least, and neither. */
const points = { most: 2, neither: 1, least: 0 } as const;

/**
 * Returns the share of each letter in whole percent. The shares add up to 100: they are rounded down, and the letters
 * with the largest remainders get one point each; for equal remainders the order of the letters decides.
 */
export function sharesOf(choices: readonly ManualChoice[]): DiscShares {
  const counted = discLetters.map((letter) => ({
    letter,
    points: choices.reduce((sum, { most, least }) => {
      if (letter === most) return sum + points.most;
      return sum + (letter === least ? points.least : points.neither);
    }, 0),
  }));
  const total = counted.reduce((sum, each) => sum + each.points, 0);
  // Without answers no letter is stronger than another.
  if (total === 0) return { D: 25, I: 25, S: 25, C: 25 };
  const exact = counted.map((each) => {
    const hundredfold = each.points * 100;
    return { letter: each.letter, whole: Math.floor(hundredfold / total), rest: hundredfold % total };
  });
  const missing = 100 - exact.reduce((sum, { whole }) => sum + whole, 0);
  const rounded = exact.toSorted((one, other) => other.rest - one.rest).slice(0, missing);
  const shares = { D: 0, I: 0, S: 0, C: 0 };
  for (const each of exact) shares[each.letter] = each.whole + (rounded.includes(each) ? 1 : 0);
  return shares;
}
