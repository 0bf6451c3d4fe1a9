import type { OrgPerson } from '@bellwether/contract/people/organisation';
import { mostNamedPeople } from '@bellwether/domain/people/profile/profile';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shownOrder } from '#ui/data/shown.ts';
import { SEARCH_DELAY } from '#ui/form/search-delay.ts';
import { organisationPartQuery, organisationQuery } from './organisation.ts';

/** People to choose from. */
interface ListedPeople {
  readonly people: readonly OrgPerson[];
  /** The departments of the company, by name. */
  readonly departments: readonly string[];
  /** Whether `people` has everybody; false in a large company. */
  readonly isWhole: boolean;
  /** Whether `people` waits for the first reply. */
  readonly isPending: boolean;
  /** The error of a failed load, else null. */
  readonly error: unknown;
  readonly refetch: () => void;
  /** What is typed into the field: in a large company it finds people of that name. */
  readonly onSearchChange: (text: string) => void;
}

const isThere = ({ RoleName, DeactivatedAt }: OrgPerson) =>
  RoleName !== 'observer' && DeactivatedAt === undefined;

/**
 * Returns everybody whom the viewer finds in lists. A large company has too many people for that, so there it returns the people
 * around the viewer, those whom the search found, and those with the ids `chosen`.
 */
export function useListedPeople(chosen: readonly number[] = []): ListedPeople {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), SEARCH_DELAY);
  const whole = useQuery(organisationQuery);
  const isPart = whole.data?.Part !== undefined;
  const around = whole.data?.data ?? [];
  const far = new Set(chosen.slice(0, mostNamedPeople));
  for (const { id } of around) far.delete(id);
  const named = useQuery({
    ...organisationPartQuery({ Ids: [...far].sort((one, other) => one - other).join(',') }),
    enabled: isPart && far.size > 0,
    placeholderData: keepPreviousData,
  });
  const found = useQuery({
    ...organisationPartQuery({ Search: search }),
    enabled: isPart && search !== '',
    placeholderData: keepPreviousData,
  });
  const all = [...around, ...(named.data?.data ?? []), ...(found.data?.data ?? [])];
  const units =
    whole.data?.Part?.Departments.map(({ Name }) => Name) ??
    around.filter(isThere).map(({ OrgUnit }) => OrgUnit);
  return {
    people: isPart ? [...new Map(all.map((person) => [person.id, person])).values()] : around,
    departments: [...new Set(units)].sort(shownOrder),
    isWhole: !isPart,
    isPending: whole.isPending,
    error: whole.error,
    refetch: () => void whole.refetch(),
    onSearchChange: setTyped,
  };
}
