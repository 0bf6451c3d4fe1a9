import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { organisationQuery } from '#features/people/door.ts';
import { useSession } from '#platform/session.ts';
import type { NamedPerson } from '#ui/form/person-lines.ts';
import { hierarchyQuery } from '../../api.ts';

/** A person below the signed-in person. */
export interface TeamPerson extends NamedPerson {
  readonly isDirect: boolean;
}

interface Team {
  /** By name, direct reports first; undefined while it loads. */
  readonly people: readonly TeamPerson[] | undefined;
  /** The error of a failed load, else null. */
  readonly error: unknown;
  readonly retry: () => void;
}

/** Returns the active people below the signed-in person. */
export function useTeam(): Team {
  const { Profile } = useSession();
  const organisation = useQuery(organisationQuery);
  const hierarchy = useQuery(hierarchyQuery);
  const everybody = organisation.data?.data;
  const below = hierarchy.data?.Descendants;
  const people = useMemo(() => {
    if (!everybody || !below) return undefined;
    const ids = new Set(below);
    const team = everybody
      .filter(({ id }) => ids.has(id))
      .map(({ id, Name, JobTitle, OrgUnit, Email, parentId }) => ({
        id,
        name: Name,
        title: JobTitle,
        department: OrgUnit,
        email: Email,
        isDirect: parentId === Profile.Id,
      }));
    return [...team.filter(({ isDirect }) => isDirect), ...team.filter(({ isDirect }) => !isDirect)];
  }, [everybody, below, Profile.Id]);
  return {
    people,
    error: organisation.error ?? hierarchy.error,
    retry() {
      if (organisation.isError) void organisation.refetch();
      if (hierarchy.isError) void hierarchy.refetch();
    },
  };
}
