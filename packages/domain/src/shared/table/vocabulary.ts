import type { HeadingBook, KnownHeading } from './headings.ts';
import type { Preset } from './preset.ts';

/** A column of a file with some of its cells. */
export interface Column<Field extends string = string> {
  readonly at: number;
  readonly cells: readonly string[];
  readonly known: KnownHeading<Field> | undefined;
  readonly forms: readonly string[];
}

/** What files of one kind can say, and by which headings they say it. */
export interface Vocabulary<Field extends string = string> {
  readonly headingOf: HeadingBook<Field>;
  readonly presets: readonly Preset<Field>[];
  /** Fields that may be read from several columns. */
  readonly repeated: readonly Field[];
  /** Whether a row can be no row of headings. */
  isNoHeading(cells: readonly string[]): boolean;
  /** Whether cells contradict the field of their heading, so that another column comes first. */
  isDoubtful(field: Field, cells: readonly string[]): boolean;
  /** The field of a heading in the light of its cells. */
  fieldOf(field: Field, cells: readonly string[]): Field;
  /** Corrects the proposal by columns beside each other and by the cells of unknown columns. */
  refine(chosen: Map<Field, number>, columns: readonly Column<Field>[]): void;
}
