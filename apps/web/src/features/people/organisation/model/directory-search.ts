import { directoryColumnNames } from '@bellwether/domain/people/organisation/directory';
import { roleNames } from '@bellwether/domain/people/roles/roles';
import * as z from 'zod/mini';
import { kept, searchReader, useReadSearch, useReplaceSearch } from '#platform/search-params.ts';

const directorySearchSchema = z.object({
  /** The words of the search. */
  find: kept(z.string().check(z.minLength(1), z.maxLength(255))),
  roles: kept(z.array(z.enum(roleNames)).check(z.minLength(1), z.maxLength(roleNames.length))),
  status: kept(z.enum(['Invited', 'NotInvited', 'Deactivated'])),
  /** The column that sorts the directory; absent: by name. */
  sortBy: kept(z.enum(directoryColumnNames)),
});

/** The search parameters of the directory. Absent = not set. */
export type DirectorySearch = Partial<z.output<typeof directorySearchSchema>>;

/** Reads the directory's search parameters; drops invalid values. */
export const readDirectorySearch: (raw: Record<string, unknown>) => DirectorySearch =
  searchReader(directorySearchSchema);

/** Returns the directory's search parameters of the present address, and a function that changes them. */
export function useDirectorySearch(): [DirectorySearch, (changes: DirectorySearch) => void] {
  return [useReadSearch(readDirectorySearch), useReplaceSearch<DirectorySearch>()];
}
