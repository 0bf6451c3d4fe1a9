import { peopleVocabulary } from '@bellwether/domain/people/import/vocabulary';
import type { PersonField } from '@bellwether/domain/people/plan/fields';
import type { Vocabulary } from '@bellwether/domain/shared/table/vocabulary';

/** What each kind of file can say. */
export interface FieldsOfKind {
  readonly people: PersonField;
}
export type TableKind = keyof FieldsOfKind;

const vocabularies: { readonly [Kind in TableKind]: Vocabulary<FieldsOfKind[Kind]> } = {
  people: peopleVocabulary,
};

export function vocabularyOf(kind: TableKind): Vocabulary {
  // The fields of one vocabulary come only from its own columns.
  return vocabularies[kind] as Vocabulary;
}
