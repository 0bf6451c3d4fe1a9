import type { OrgPerson } from '@bellwether/contract/people/organisation';
import { directoryColumn, directoryColumnNames } from '@bellwether/domain/people/organisation/directory';
import { containsWords, fold, searchWords } from '@bellwether/domain/shared/fold';
import { shownOrder } from '#ui/data/shown.ts';
import type { DirectorySearch } from './directory-search.ts';

const searched = directoryColumnNames.filter((name) => directoryColumn(name).isSearched);

/** A person of the directory, with the texts for searching and sorting. */
export interface DirectoryEntry {
  readonly person: OrgPerson;
  /** The manager's name; empty if the viewer finds no manager. */
  readonly manager: string;
  /** Name, e-mail and the searched columns without case and accents. */
  readonly text: string;
}

/** Returns the entries of an organisation, in its order: by name. */
export function directoryOf(people: readonly OrgPerson[]): readonly DirectoryEntry[] {
  const names = new Map(people.map(({ id, Name }) => [id, Name]));
  return people.map((person) => {
    const manager = (person.parentId === undefined ? undefined : names.get(person.parentId)) ?? '';
    const texts = searched.map((name) => directoryColumn(name).text(person, manager));
    return { person, manager, text: fold([person.Name, ...texts, person.Email].join(' ')) };
  });
}

/** Returns the entries that contain each word of a text, in any case and with or without accents (people.19). */
export function matching(entries: readonly DirectoryEntry[], text: string): readonly DirectoryEntry[] {
  const words = searchWords(text);
  if (words.length === 0) return entries;
  return entries.filter((entry) => containsWords(entry.text, words));
}

/**
 * Returns the entries that match the address, in its order. Contains deactivated people only if the address asks for
 * them (people.17).
 */
export function shownEntries(
  entries: readonly DirectoryEntry[],
  { find = '', roles, status, sortBy }: DirectorySearch,
): readonly DirectoryEntry[] {
  const kept = entries.filter(
    ({ person }) =>
      (status === undefined ? person.Status !== 'Deactivated' : person.Status === status) &&
      (roles === undefined || roles.includes(person.RoleName)),
  );
  const found = matching(kept, find);
  if (sortBy === undefined) return found;
  // The sort is stable, so people with equal values stay in the order of their names. Empty values come last.
  const keyed = found.map((entry) => ({
    entry,
    key: directoryColumn(sortBy).text(entry.person, entry.manager),
  }));
  keyed.sort((one, other) => {
    if (one.key === '' || other.key === '') return Number(one.key === '') - Number(other.key === '');
    return shownOrder(one.key, other.key);
  });
  return keyed.map(({ entry }) => entry);
}

/** A line of the directory: a person, or the letter above the names that begin with it. */
export type DirectoryLine =
  | { readonly kind: 'letter'; readonly letter: string }
  | { readonly kind: 'person'; readonly entry: DirectoryEntry; readonly index: number };

/** Returns the lines of the entries. `withLetters` adds each first letter above the names that begin with it. */
export function linesOf(entries: readonly DirectoryEntry[], withLetters: boolean): readonly DirectoryLine[] {
  const lines: DirectoryLine[] = [];
  let last = '';
  entries.forEach((entry, index) => {
    const letter = letterOf(entry.person.Name);
    if (withLetters && letter !== last) lines.push({ kind: 'letter', letter });
    last = letter;
    lines.push({ kind: 'person', entry, index });
  });
  return lines;
}

/** Returns the letter above a name: A for `Ångström`, # for names that do not begin with a letter. */
function letterOf(name: string): string {
  const first = [...fold(name.trim())][0] ?? '';
  return /\p{L}/u.test(first) ? first.toUpperCase() : '#';
}
