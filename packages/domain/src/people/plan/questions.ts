import { type FileAnswer, type FileQuestion, questionsBehind } from '../../shared/table/questions.ts';
import type { PlanFault } from './faults.ts';

/**
 * `manager`: nobody has this name, id or address, or several people have it. `no_manager`: the row names nobody, or the
 * person. `status`: a word that may mean active or left.
 */
export const questionKinds = ['manager', 'no_manager', 'status'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Asked once for all its rows. */
export type Question = FileQuestion<QuestionKind>;

/**
 * An answer to a question. For a manager: the id of a person, a text that names one, or null to leave the rows out.
 * For a status: `active`, `away` or `left`.
 */
export type Answer = FileAnswer<QuestionKind>;

const asked: Partial<Record<PlanFault['code'], QuestionKind>> = {
  manager_missing: 'manager',
  manager_ambiguous: 'manager',
  manager_required: 'no_manager',
  own_manager: 'no_manager',
  status_unknown: 'status',
};

/** Returns the questions that faults raise, each once with its rows. Rows without a manager share one question. */
export function questionsOf(faults: readonly PlanFault[]): Question[] {
  const notes = faults.map((fault) => (asked[fault.code] === 'no_manager' ? { ...fault, value: '' } : fault));
  return questionsBehind(notes, asked);
}
