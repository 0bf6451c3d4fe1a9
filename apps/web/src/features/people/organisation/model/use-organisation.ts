import type { OrgPart, OrgPerson } from '@bellwether/contract/people/organisation';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { afterPaint } from '#platform/after-paint.ts';
import { organisationQuery } from '#platform/people/organisation.ts';
import { orgLineQuery } from '../api.ts';

/** The people whom the organization's page can draw so far. */
export interface Organisation {
  /** Sorted by name; undefined while nothing is loaded. */
  readonly people: readonly OrgPerson[] | undefined;
  /** False while only the people around one person are loaded, and always in a large company. */
  readonly isWhole: boolean;
  /** Set in a company that is too large to be loaded whole. */
  readonly part: OrgPart | undefined;
  /** The error of loading the whole organisation. */
  readonly error: Error | null;
  readonly retry: () => void;
}

/**
 * Returns the people around a person first (0: the viewer), and the whole organisation after these are painted,
 * because parsing ten thousand people blocks a slow machine for seconds. `needsWhole`: the screen shows more than the
 * people around the person.
 */
export function useOrganisation(personId: number, needsWhole: boolean): Organisation {
  const [isPainted, setPainted] = useState(false);
  const whole = useQuery({ ...organisationQuery, enabled: needsWhole || isPainted });
  const part = whole.data?.Part;
  const line = useQuery({
    ...orgLineQuery(personId),
    enabled: part !== undefined || (!needsWhole && !whole.data),
  });
  const isSettled = line.isSuccess || line.isError;
  useEffect(() => {
    let isGone = false;
    if (isSettled) void afterPaint().then(() => isGone || setPainted(true));
    return () => {
      isGone = true;
    };
  }, [isSettled]);
  // An empty reply means that the viewer does not find the person, so only the whole organisation can be drawn.
  const around = line.data && line.data.length > 0 ? line.data : undefined;
  return {
    people: part ? (around ?? whole.data?.data) : (whole.data?.data ?? around),
    isWhole: whole.data !== undefined && part === undefined,
    part,
    error: whole.error,
    retry: () => void whole.refetch(),
  };
}
