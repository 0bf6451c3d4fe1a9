import { share } from '../../shared/table/propose.ts';
import type { Column, Vocabulary } from '../../shared/table/vocabulary.ts';
import type { PersonField } from '../plan/fields.ts';
import { cleanEmail, isEmail } from '../profile/email.ts';
import { personHeadingOf } from './headings.ts';
import { importRoleOf } from './own-words.ts';
import { presets } from './presets.ts';
import { presenceOf } from './status-words.ts';

/** What a file of people can say. */
export const peopleVocabulary: Vocabulary<PersonField> = {
  headingOf: personHeadingOf,
  presets,
  repeated: [],
  isNoHeading: (cells) => cells.some((cell) => cell.includes('@')),
  isDoubtful: (field, cells) => field === 'Email' && share(cells, isAddress) < 0.5,
  fieldOf,
  refine: (chosen, columns) => {
    chooseNames(chosen, columns);
    chooseByContent(chosen, columns);
  },
};

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
