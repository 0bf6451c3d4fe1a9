import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import * as z from 'zod/mini';

/** Makes a search parameter optional. Drops invalid values, so that an old or mistyped link still opens the page. */
export const kept = <S extends z.ZodMiniType>(schema: S) => z.catch(z.optional(schema), undefined);

/** Returns a function that reads the parameters of a schema, each of which must be `kept`; it leaves out those that are not set. */
export function searchReader<Schema extends z.ZodMiniType<object>>(
  schema: Schema,
): (raw: Record<string, unknown>) => Partial<z.output<Schema>> {
  return (raw) => {
    const set = Object.entries(schema.parse(raw)).filter(([, value]) => value !== undefined);
    return Object.fromEntries(set) as Partial<z.output<Schema>>;
  };
}

/** Returns the present address' search parameters, as `read` returns them. `read` must be a constant. */
export function useReadSearch<Search>(read: (raw: Record<string, unknown>) => Search): Search {
  // The router also returns parameters that the reader dropped.
  const search: object = useSearch({ strict: false });
  return useMemo(() => read(search as Record<string, unknown>), [read, search]);
}

/**
 * Returns a function that changes search parameters of the present address; undefined removes one. Adds no entry to the
 * history.
 */
export function useReplaceSearch<Changes extends object>(): (changes: Changes) => void {
  const navigate = useNavigate();
  return (changes) =>
    void navigate({
      to: '.',
      search: (former) => ({ ...former, ...changes }),
      replace: true,
      resetScroll: false,
    });
}
