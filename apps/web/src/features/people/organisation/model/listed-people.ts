import type { OrgPerson } from '@bellwether/contract/people/organisation';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { organisationPartQuery, organisationQuery } from '../api.ts';

/** People to choose from. */
interface ListedPeople {
  readonly people: readonly OrgPerson[];
  readonly isError: boolean;
  readonly refetch: () => void;
  /** What is typed into the field: in a large company it finds people of that name. */
  readonly onSearchChange: (text: string) => void;
}

/** Returns everybody whom the viewer finds in lists; in a large company those around the viewer, and those found by name. */
export function useListedPeople(): ListedPeople {
  const [search, setSearch] = useState('');
  const whole = useQuery(organisationQuery);
  const found = useQuery({
    ...organisationPartQuery({ Search: search.trim() }),
    enabled: whole.data?.Part !== undefined && search.trim() !== '',
    placeholderData: keepPreviousData,
  });
  const all = [...(whole.data?.data ?? []), ...(found.data?.data ?? [])];
  return {
    people: found.data
      ? [...new Map(all.map((person) => [person.id, person])).values()]
      : (whole.data?.data ?? []),
    isError: whole.isError,
    refetch: () => void whole.refetch(),
    onSearchChange: setSearch,
  };
}
