import type { PlanFault } from './faults.ts';
import type { PersonKey } from './person.ts';

/**
 * `manager`: nobody has this name, id or address, or several people have it. `no_manager`: the row names nobody, or the
 * person. `status`: a word that may mean active or left.
 */
export const questionKinds = ['manager', 'no_manager', 'status'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** A question that the source leaves open; asked once for all its rows. */
export interface Question {
  readonly kind: QuestionKind;
  readonly value: string;
  readonly rows: readonly number[];
}

/**
 * An answer to a question. For a manager: the id of a person, a text that names one, or null to leave the rows out.
 * For a status: `active`, `away` or `left`.
 */
export interface Answer {
  readonly kind: QuestionKind;
  readonly value: string;
  readonly to: PersonKey | string | null;
}

const asked: Partial<Record<PlanFault['code'], QuestionKind>> = {
  manager_missing: 'manager',
  manager_ambiguous: 'manager',
  manager_required: 'no_manager',
  own_manager: 'no_manager',
  status_unknown: 'status',
};

/** Returns the questions behind faults, each once with its rows. */
export function questionsOf(faults: readonly PlanFault[]): Question[] {
  const found = new Map<string, { kind: QuestionKind; value: string; rows: number[] }>();
  for (const { row, code, value } of faults) {
    const kind = asked[code];
    if (kind === undefined) continue;
    const named = kind === 'no_manager' ? '' : value;
    const key = answerKey(kind, named);
    const question = found.get(key) ?? { kind, value: named, rows: [] };
    if (question.rows.at(-1) !== row) question.rows.push(row);
    found.set(key, question);
  }
  return [...found.values()];
}

/** Returns the key by which a question finds its answer. */
export function answerKey(kind: QuestionKind, value: string): string {
  return `${kind} ${value.toLowerCase()}`;
}
