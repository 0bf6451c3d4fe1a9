import type { ManualAnswersReply } from '@bellwether/contract/people/manual';
import { manualItems } from '@bellwether/domain/people/manual/words.items';
import { manualQuestions } from '@bellwether/domain/people/manual/words.questions';

/** The answer to one item; both values are set once the item is answered. */
export interface ItemChoice {
  readonly Most: string | null;
  readonly Least: string | null;
}

export const itemCount = manualItems.length;
export const stepCount = itemCount + manualQuestions.length;

type Answers = Pick<ManualAnswersReply, 'Choices' | 'Answers'>;

/** Returns the number of the first step without an answer, from 1; one above the last step if there is none. */
export function firstOpenStep({ Choices, Answers }: Answers): number {
  const open = [...Choices, ...Answers].indexOf(null);
  return open === -1 ? stepCount + 1 : open + 1;
}

/** Returns how many steps have no answer. */
export function openSteps({ Choices, Answers }: Answers): number {
  return [...Choices, ...Answers].filter((answer) => answer === null).length;
}

/**
 * Returns an item's choice after a press. A phrase cannot be both most and least fitting, so its other choice is
 * cleared.
 */
export function withChoice(choice: ItemChoice, place: keyof ItemChoice, letter: string): ItemChoice {
  const other = place === 'Most' ? 'Least' : 'Most';
  return { ...choice, [place]: letter, [other]: choice[other] === letter ? null : choice[other] };
}
