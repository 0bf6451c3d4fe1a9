import type { ImportNote } from '@bellwether/contract/people/import';
import type { Language } from '@bellwether/domain/locale/language';
import type { PlanNote } from '@bellwether/domain/people/plan/faults';
import { planWords } from './words.ts';

/** Returns a fault or warning of a plan as the contract describes it. */
export function presentNote(language: Language): (note: PlanNote) => ImportNote {
  const words = language.words(planWords);
  return ({ row, column, code, value }) => ({
    Row: row,
    Column: column,
    Message: planWordOf(words, code, value),
  });
}

/** Returns the sentence of a fault or warning. */
export function planWordOf(
  words: Readonly<Record<string, (value: string) => string>>,
  code: string,
  value: string,
): string {
  const word = words[code];
  if (!word) throw new Error(`No sentence for ${code}.`);
  return word(value);
}
