import { getOrganisation } from '@bellwether/contract/calls/people/organisation';
import type { ReplyOf } from '@bellwether/contract/endpoint';
import type { OrgPerson } from '@bellwether/contract/people/organisation';
import { queryOptions } from '@tanstack/react-query';
import { shownOrder } from '#ui/data/shown.ts';
import { api } from '../api.ts';

/**
 * All people whom the viewer finds in lists, by name. The client sends the known version, and an unchanged reply
 * stays the same object.
 */
export const organisationQuery = queryOptions({
  queryKey: ['people', 'organisation'] as const,
  queryFn: async ({ signal }) => byName(await api.call(getOrganisation, { signal })),
  // Comparing ten thousand people takes longer than rendering the window again.
  structuralSharing: false,
});

/** Some people of a large company, sorted by name: those of a department, those whose names match, or those with these ids. */
export const organisationPartQuery = (asked: {
  readonly Department?: string;
  readonly Search?: string;
  /** Separated by commas. */
  readonly Ids?: string;
}) =>
  queryOptions({
    queryKey: ['people', 'organisation', 'part', asked] as const,
    queryFn: async ({ signal }) => byName(await api.call(getOrganisation, { query: asked, signal })),
    structuralSharing: false,
  });

type Organisation = ReplyOf<typeof getOrganisation>;

const sorted = new WeakMap<Organisation, Organisation>();

/** Sorts people by name; the server sends them by id, which compresses better. An unchanged reply is sorted once. */
function byName(reply: Organisation): Organisation {
  const known = sorted.get(reply);
  if (known) return known;
  const named = { ...reply, data: sortedByName(reply.data) };
  sorted.set(reply, named);
  return named;
}

/** Returns people by name. */
export function sortedByName(people: readonly OrgPerson[]): OrgPerson[] {
  return people.toSorted((one, other) => shownOrder(one.Name, other.Name));
}
