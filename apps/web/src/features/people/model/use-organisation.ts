import type { OrgPerson } from '@bellwether/contract/people/organisation';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { afterPaint } from '#platform/after-paint.ts';
import { organisationQuery, orgLineQuery } from '../api.organisation.ts';

/** The people that the organization's page can draw by now. */
export interface Organisation {
  /** By name; undefined while nothing is read. */
  readonly people: readonly OrgPerson[] | undefined;
  /** False while only the people around one person are read. */
  readonly isWhole: boolean;
  /** Why the whole organisation is not there. */
  readonly error: Error | null;
  readonly retry: () => void;
}

/**
 * Returns the people around a person (0: the viewer) first, and the whole organisation after these are painted: reading
 * ten thousand people blocks a slow machine for seconds. `needsWhole`: the screen shows more than the person's own place.
 */
export function useOrganisation(personId: number, needsWhole: boolean): Organisation {
  const [isPainted, setPainted] = useState(false);
  const whole = useQuery({ ...organisationQuery, enabled: needsWhole || isPainted });
  const line = useQuery({ ...orgLineQuery(personId), enabled: !needsWhole && !whole.data });
  const isSettled = line.isSuccess || line.isError;
  useEffect(() => {
    let isGone = false;
    if (isSettled) void afterPaint().then(() => isGone || setPainted(true));
    return () => {
      isGone = true;
    };
  }, [isSettled]);
  // An empty line is a person whom the viewer does not find: only the whole organisation can be drawn.
  const around = line.data && line.data.length > 0 ? line.data : undefined;
  return {
    people: whole.data?.data ?? around,
    isWhole: whole.data !== undefined,
    error: whole.error,
    retry: () => void whole.refetch(),
  };
}
