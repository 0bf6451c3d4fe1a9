import { type GoalNote, type GoalQuestionKind, goalAnswerKey } from './faults.ts';
import type { GoalQuestion } from './plan.ts';

const asked: Partial<Record<GoalNote['code'], GoalQuestionKind>> = {
  owner_unknown: 'owner',
  owner_ambiguous: 'owner',
  owner_missing: 'no_owner',
  word_unknown: 'word',
};

/** Returns the questions behind notes, each once with its rows. */
export function questionsOf(notes: readonly GoalNote[]): GoalQuestion[] {
  const found = new Map<string, { kind: GoalQuestionKind; value: string; rows: number[] }>();
  for (const { row, code, value } of notes) {
    const kind = asked[code];
    if (kind === undefined) continue;
    const key = goalAnswerKey(kind, value);
    const question = found.get(key) ?? { kind, value, rows: [] };
    if (question.rows.at(-1) !== row) question.rows.push(row);
    found.set(key, question);
  }
  return [...found.values()];
}
