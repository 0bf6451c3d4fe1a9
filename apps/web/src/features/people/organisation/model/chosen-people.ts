import { directoryColumn, directoryColumnNames } from '@bellwether/domain/people/organisation/directory';
import { sheetText } from '#platform/sheet-text.ts';
import type { DirectoryEntry } from './directory.ts';

/** The ticked people of the directory. */
export interface Ticks {
  readonly chosen: ReadonlySet<number>;
  readonly toggle: (id: number) => void;
  /** Ticks all shown people, or none if all are ticked. */
  readonly toggleAll: () => void;
}

/** Returns the columns of the directory as text for a spreadsheet, with a heading. */
export function sheetOf(entries: readonly DirectoryEntry[]): string {
  const heading = ['Name', 'E-mail', ...directoryColumnNames.map((name) => directoryColumn(name).label)];
  const rows = entries.map(({ person, manager }) => [
    person.Name,
    person.Email,
    ...directoryColumnNames.map((name) => directoryColumn(name).text(person, manager)),
  ]);
  return sheetText([heading, ...rows]);
}
