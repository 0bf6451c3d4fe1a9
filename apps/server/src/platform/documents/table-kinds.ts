import type { GoalField } from '@bellwether/domain/goals/import/fields';
import { goalsVocabulary } from '@bellwether/domain/goals/import/vocabulary';
import { peopleVocabulary } from '@bellwether/domain/people/import/vocabulary';
import type { PersonField } from '@bellwether/domain/people/plan/fields';
import type { Vocabulary } from '@bellwether/domain/shared/table/vocabulary';

/** What each kind of file can say. */
export interface FieldsOfKind {
  readonly people: PersonField;
  readonly goals: GoalField;
}
export type TableKind = keyof FieldsOfKind;

const vocabularies: { readonly [Kind in TableKind]: Vocabulary<FieldsOfKind[Kind]> } = {
  people: peopleVocabulary,
  goals: goalsVocabulary,
};

/** The longest cells: a description is longer than a name. */
export const longestCell: Readonly<Record<TableKind, number>> = { people: 1_000, goals: 10_000 };

export function vocabularyOf(kind: TableKind): Vocabulary {
  // The fields of one vocabulary come only from its own columns.
  return vocabularies[kind] as Vocabulary;
}
