import { foldHeading, headingForms } from './headings.ts';
import type { Preset } from './preset.ts';
import type { ColumnChoice, ImportTable } from './table.ts';
import type { Column, Vocabulary } from './vocabulary.ts';

/** The number of rows among which the headings are looked for. */
const mostRowsAbove = 20;

/** Returns the index of the row with the headings: the one that names most fields, else the first with two cells. */
export function headingRowOf(vocabulary: Vocabulary, rows: ImportTable): number {
  const scores = rows.slice(0, mostRowsAbove).map((cells) => countFields(vocabulary, cells));
  const best = Math.max(0, ...scores);
  if (best > 0) return scores.indexOf(best);
  const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').length;
  const first = rows.findIndex((cells) => filled(cells) > 1);
  return Math.max(0, first < 0 ? rows.findIndex((cells) => filled(cells) > 0) : first);
}

/** Returns how many fields the cells of a row name as headings. */
export function countFields(vocabulary: Vocabulary, cells: readonly string[]): number {
  if (vocabulary.isNoHeading(cells)) return 0;
  return new Set(cells.flatMap((cell) => vocabulary.headingOf(cell)?.field ?? [])).size;
}

/** Names the columns of a file, so that the choice for them is found again. */
export function headingsKey(headings: readonly string[]): string {
  return headings.map(foldHeading).join('|').slice(0, 2_000);
}

/** Returns the preset of the program that wrote the headings. */
export function presetOf<Field extends string>(
  { presets }: Pick<Vocabulary<Field>, 'presets'>,
  headings: readonly string[],
): Preset<Field> | undefined {
  const present = new Set(headings.map(foldHeading));
  return presets.find(({ marks }) => marks.every((mark) => present.has(foldHeading(mark))));
}

/** Proposes what is read of each column, by its heading and by some rows of its cells. */
export function proposeColumns<Field extends string>(
  vocabulary: Vocabulary<Field>,
  headings: readonly string[],
  rows: ImportTable,
): ColumnChoice<Field>[] {
  const preset = presetOf(vocabulary, headings);
  const ofPreset = new Map(
    Object.entries(preset?.headings ?? {}).map(([heading, field]) => [foldHeading(heading), field]),
  );
  const columns = headings.map(
    (heading, at): Column<Field> => ({
      at,
      cells: rows.map((row) => (row[at] ?? '').trim()).filter((cell) => cell !== ''),
      known: ofPreset.has(foldHeading(heading))
        ? { field: ofPreset.get(foldHeading(heading)) ?? null, rank: -1 }
        : vocabulary.headingOf(heading),
      forms: headingForms(heading),
    }),
  );
  const chosen = new Map<Field, number>();
  const rankOf = (column: Column<Field>) => rankIn(vocabulary, column);
  for (const { at, known, cells } of columns.toSorted((one, other) => rankOf(one) - rankOf(other))) {
    if (!known?.field) continue;
    const field = known.rank < 0 ? known.field : vocabulary.fieldOf(known.field, cells);
    if (!chosen.has(field)) chosen.set(field, at);
  }
  vocabulary.refine(chosen, columns);
  const fields = new Map([...chosen].map(([field, at]) => [at, field]));
  const repeated = (at: number) =>
    vocabulary.repeated.find((field) => field === columns[at]?.known?.field) ?? null;
  return headings.map((heading, at) => {
    const field = fields.get(at) ?? repeated(at);
    return { heading, field, emptyDeletes: field !== null && (preset?.emptyDeletes ?? []).includes(field) };
  });
}

/** Columns whose cells fit come first, and empty columns last. */
function rankIn<Field extends string>(
  vocabulary: Vocabulary<Field>,
  { known, cells }: Column<Field>,
): number {
  if (!known?.field) return 0;
  const isDoubtful = known.rank >= 0 && vocabulary.isDoubtful(known.field, cells);
  return known.rank + (isDoubtful ? 1_000 : 0) + (cells.length === 0 ? 2_000 : 0);
}

/** Returns the share of the cells that are one. */
export function share(cells: readonly string[], isOne: (cell: string) => boolean): number {
  return cells.length === 0 ? 0 : cells.filter(isOne).length / cells.length;
}

/** What somebody chooses for the column of a heading. */
export interface ChosenColumn<Field extends string = string> {
  readonly heading: string;
  readonly field: Field | null;
  readonly emptyDeletes?: boolean | undefined;
}

/**
 * Returns the columns with what was chosen for some of them; of two headings alike the first choice is for the first
 * one. A field that is chosen for one column is no longer read from another, unless it may be read from several.
 * Undefined for a heading that no column has.
 */
export function chooseColumns<Field extends string, Known extends ColumnChoice<Field>>(
  { repeated }: Pick<Vocabulary<Field>, 'repeated'>,
  columns: readonly Known[],
  chosen: readonly ChosenColumn<Field>[],
): Known[] | undefined {
  const result = [...columns];
  const set = new Set<number>();
  for (const { heading, field, emptyDeletes } of chosen) {
    const at = columns.findIndex((column, place) => column.heading === heading && !set.has(place));
    const column = result[at];
    if (column === undefined) return undefined;
    set.add(at);
    if (field !== null && !repeated.includes(field))
      for (const [place, other] of result.entries())
        if (place !== at && other.field === field && !set.has(place))
          result[place] = { ...other, field: null, emptyDeletes: false };
    result[at] = { ...column, field, emptyDeletes: field !== null && (emptyDeletes ?? column.emptyDeletes) };
  }
  return result;
}
