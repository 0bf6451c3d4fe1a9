import { useQuery } from '@tanstack/react-query';
import { useListedPeople } from '#platform/people/listed-people.ts';
import { useSession } from '#platform/session.ts';
import type { NamedPerson } from '#ui/form/person-lines.ts';
import { hierarchyQuery } from '../../api.ts';

/** A person below the signed-in person. */
export interface TeamPerson extends NamedPerson {
  readonly isDirect: boolean;
}

export interface Team {
  /**
   * First the direct reports, then the others, each group by name. In a large company some are missing. Undefined while they
   * load.
   */
  readonly people: readonly TeamPerson[] | undefined;
  /** Whether `people` has the whole team. */
  readonly isWhole: boolean;
  /** In a large company, adds the people whose names match. */
  readonly onSearchChange: (text: string) => void;
  /** The error of a failed load, else null. */
  readonly error: unknown;
  readonly retry: () => void;
}

/**
 * Returns the active people below the signed-in person. `chosen`: the ids of people who must be among them, also in a large
 * company.
 */
export function useTeam(chosen: readonly number[]): Team {
  const { Profile } = useSession();
  const listed = useListedPeople(chosen);
  const hierarchy = useQuery(hierarchyQuery);
  const below = hierarchy.data?.Descendants;
  const ids = new Set(below);
  const team = listed.people
    .filter(({ id }) => ids.has(id))
    .map(({ id, Name, JobTitle, OrgUnit, Email, parentId }) => ({
      id,
      name: Name,
      title: JobTitle,
      department: OrgUnit,
      email: Email,
      isDirect: parentId === Profile.Id,
    }));
  return {
    people:
      listed.isPending || !below
        ? undefined
        : [...team.filter(({ isDirect }) => isDirect), ...team.filter(({ isDirect }) => !isDirect)],
    isWhole: listed.isWhole,
    onSearchChange: listed.onSearchChange,
    error: listed.error ?? hierarchy.error,
    retry() {
      if (listed.error) listed.refetch();
      if (hierarchy.isError) void hierarchy.refetch();
    },
  };
}
