import { type FileAnswer, type FileQuestion, questionsBehind } from '../../shared/table/questions.ts';
import type { GoalField } from './fields.ts';

/** Why a row cannot be written. */
export type GoalFaultCode =
  | 'title_missing'
  | 'title_too_long'
  | 'quarter_missing'
  | 'quarter_unknown'
  | 'quarter_out_of_range'
  | 'owner_missing'
  | 'owner_unknown'
  | 'owner_ambiguous'
  | 'owner_left_out'
  | 'owner_observer'
  | 'owner_deactivated';

/** Warnings: the goal is written, but not all of it, or otherwise than the file says. */
export type GoalWarningCode =
  | 'measurement_missing'
  | 'text_cut'
  | 'row_repeated'
  | 'example_row'
  | 'parent_unknown'
  | 'parent_ambiguous'
  | 'parent_left_out'
  | 'parent_private'
  | 'parent_later'
  | 'parent_other_year'
  | 'parent_circle'
  | 'word_unknown'
  | 'date_unknown'
  | 'check_in_outside'
  | 'check_in_of_draft'
  | 'author_unknown'
  | 'visibility_unknown'
  | 'already_here'
  | 'column_unknown';

/** A field of a row with its fault or warning. The words for the codes are in the server's feature. */
export interface GoalNote<Code extends string = GoalFaultCode | GoalWarningCode> {
  readonly row: number;
  /** Null for something that is not about a field. */
  readonly column: GoalField | null;
  readonly code: Code;
  /** A value for the sentence. */
  readonly value: string;
}

export type GoalFault = GoalNote<GoalFaultCode>;
export type GoalWarning = GoalNote<GoalWarningCode>;

/** `owner`: nobody or several people have this name. `no_owner`: the rows name nobody. `word`: not known. */
export const goalQuestionKinds = ['owner', 'no_owner', 'word'] as const;
export type GoalQuestionKind = (typeof goalQuestionKinds)[number];

/** An answer: for an owner, the id of a person, a text that names one, or null to leave the rows out; else a meaning. */
export type GoalAnswer = FileAnswer<GoalQuestionKind>;

const asked: Partial<Record<GoalNote['code'], GoalQuestionKind>> = {
  owner_unknown: 'owner',
  owner_ambiguous: 'owner',
  owner_missing: 'no_owner',
  word_unknown: 'word',
};

/** Returns the questions that faults and warnings raise, each once with its rows. */
export function goalQuestionsOf(notes: readonly GoalNote[]): FileQuestion<GoalQuestionKind>[] {
  return questionsBehind(notes, asked);
}
