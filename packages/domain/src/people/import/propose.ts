import type { PersonField } from '../plan/fields.ts';
import { cleanEmail, isEmail } from '../profile/email.ts';
import { foldHeading, importRoleOf } from './columns.ts';
import { headingForms, knownHeading } from './headings.ts';
import type { Preset } from './preset.ts';
import { presets } from './presets.ts';
import { presenceOf } from './status-words.ts';
import type { ColumnChoice, ImportTable } from './table.ts';

/** The number of rows among which the headings are looked for. */
const mostRowsAbove = 20;

/** Returns the index of the row with the headings: the one that names most fields, else the first with two cells. */
export function headingRowOf(rows: ImportTable): number {
  const scores = rows.slice(0, mostRowsAbove).map(countFields);
  const best = Math.max(0, ...scores);
  if (best > 0) return scores.indexOf(best);
  const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').length;
  const first = rows.findIndex((cells) => filled(cells) > 1);
  return Math.max(0, first < 0 ? rows.findIndex((cells) => filled(cells) > 0) : first);
}

/** Returns how many fields the cells of a row name as headings; a row with an address is no row of headings. */
export function countFields(cells: readonly string[]): number {
  if (cells.some((cell) => cell.includes('@'))) return 0;
  return new Set(cells.flatMap((cell) => knownHeading(cell)?.field ?? [])).size;
}

/** Names the columns of a file, so that the choice for them is found again. */
export function headingsKey(headings: readonly string[]): string {
  return headings.map(foldHeading).join('|').slice(0, 2_000);
}

/** Returns the preset of the program that wrote the headings. */
export function presetOf(headings: readonly string[]): Preset | undefined {
  const present = new Set(headings.map(foldHeading));
  return presets.find(({ marks }) => marks.every((mark) => present.has(foldHeading(mark))));
}

/** Proposes what is read of each column, by its heading and by some rows of its cells. */
export function proposeColumns(headings: readonly string[], rows: ImportTable): ColumnChoice[] {
  const preset = presetOf(headings);
  const ofPreset = new Map(
    Object.entries(preset?.headings ?? {}).map(([heading, field]) => [foldHeading(heading), field]),
  );
  const columns = headings.map((heading, at) => ({
    at,
    cells: rows.map((row) => (row[at] ?? '').trim()).filter((cell) => cell !== ''),
    known: ofPreset.has(foldHeading(heading))
      ? { field: ofPreset.get(foldHeading(heading)) ?? null, rank: -1 }
      : knownHeading(heading),
    forms: headingForms(heading),
  }));
  const chosen = new Map<PersonField, number>();
  for (const { at, known, cells } of columns.toSorted((one, other) => rankOf(one) - rankOf(other))) {
    if (!known?.field) continue;
    const field = known.rank < 0 ? known.field : fieldOf(known.field, cells);
    if (!chosen.has(field)) chosen.set(field, at);
  }
  chooseNames(chosen, columns);
  chooseByContent(chosen, columns);
  const fields = new Map([...chosen].map(([field, at]) => [at, field]));
  return headings.map((heading, at) => {
    const field = fields.get(at) ?? null;
    return { heading, field, emptyDeletes: field !== null && (preset?.emptyDeletes ?? []).includes(field) };
  });
}

interface Column {
  readonly at: number;
  readonly cells: readonly string[];
  readonly known: { readonly field: PersonField | null; readonly rank: number } | undefined;
  readonly forms: readonly string[];
}

/** Columns of addresses that have addresses come first, and empty columns last. */
function rankOf({ known, cells }: Column): number {
  if (!known) return 0;
  const isEmpty = cells.length === 0;
  const isWrong = known.field === 'Email' && share(cells, isAddress) < 0.5;
  return known.rank + (isWrong && known.rank >= 0 ? 1_000 : 0) + (isEmpty ? 2_000 : 0);
}

/** A column `Role` with words that are no role has the titles of jobs. */
function fieldOf(field: PersonField, cells: readonly string[]): PersonField {
  const isTitle = field === 'Role' && cells.length > 1 && !cells.some((cell) => importRoleOf(cell));
  return isTitle ? 'JobTitle' : field;
}

/** `Name` beside a first name is the last name, as `Nom`; `Nombre` beside a last name is the first one. */
function chooseNames(chosen: Map<PersonField, number>, columns: readonly Column[]): void {
  const name = chosen.get('Name');
  if (name === undefined) return;
  const isCalled = (word: string) => columns[name]?.forms.includes(word) ?? false;
  const move = (field: PersonField) => {
    chosen.delete('Name');
    chosen.set(field, name);
  };
  if (chosen.has('FirstName') && !chosen.has('LastName') && (isCalled('name') || isCalled('nom')))
    move('LastName');
  else if (chosen.has('LastName') && !chosen.has('FirstName') && isCalled('nombre')) move('FirstName');
  else if (chosen.has('FirstName') && chosen.has('LastName') && isCalled('nombre')) chosen.delete('Name');
  else {
    chosen.delete('FirstName');
    chosen.delete('LastName');
  }
}

/** Finds addresses, names and states in columns whose headings say nothing. */
function chooseByContent(chosen: Map<PersonField, number>, columns: readonly Column[]): void {
  const taken = new Set(chosen.values());
  const free = columns.filter(({ at, known, cells }) => !taken.has(at) && !known && cells.length > 0);
  const find = (field: PersonField, isOne: (cell: string) => boolean, least: number) => {
    if (chosen.has(field)) return;
    const fitting = free.filter(({ at, cells }) => !taken.has(at) && share(cells, isOne) >= least);
    // Managers repeat, people do not.
    const [best] = fitting.toSorted((one, other) => new Set(other.cells).size - new Set(one.cells).size);
    if (!best) return;
    chosen.set(field, best.at);
    taken.add(best.at);
  };
  find('Email', isAddress, 0.6);
  find('ManagerEmail', isAddress, 0.6);
  if (!chosen.has('FirstName') && !chosen.has('LastName')) find('Name', isName, 0.7);
  find('Status', (cell) => /\p{L}{3}/u.test(cell) && presenceOf(cell) !== undefined, 0.8);
}

function isAddress(cell: string): boolean {
  return cell.includes('@') && isEmail(cleanEmail(cell));
}

function isName(cell: string): boolean {
  return /^\p{Lu}[\p{L}\p{M}'’.-]*(,? [\p{L}\p{M}'’.-]+){1,3}$/u.test(cell);
}

function share(cells: readonly string[], isOne: (cell: string) => boolean): number {
  return cells.length === 0 ? 0 : cells.filter(isOne).length / cells.length;
}

/** What somebody chooses for the column of a heading. */
export interface ChosenColumn {
  readonly heading: string;
  readonly field: PersonField | null;
  readonly emptyDeletes?: boolean | undefined;
}

/**
 * Returns the columns with what was chosen for some of them; of two headings alike the first choice is for the first
 * one. A field that is chosen for one column is no longer read from another. Undefined for a heading that no column has.
 */
export function chooseColumns<Column extends ColumnChoice>(
  columns: readonly Column[],
  chosen: readonly ChosenColumn[],
): Column[] | undefined {
  const result = [...columns];
  const set = new Set<number>();
  for (const { heading, field, emptyDeletes } of chosen) {
    const at = columns.findIndex((column, place) => column.heading === heading && !set.has(place));
    const column = result[at];
    if (column === undefined) return undefined;
    set.add(at);
    for (const [place, other] of result.entries())
      if (field !== null && place !== at && other.field === field && !set.has(place))
        result[place] = { ...other, field: null, emptyDeletes: false };
    result[at] = { ...column, field, emptyDeletes: field !== null && (emptyDeletes ?? column.emptyDeletes) };
  }
  return result;
}
