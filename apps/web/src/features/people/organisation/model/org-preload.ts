import { organisationQuery } from '#platform/people/organisation.ts';
import { queryClient } from '#platform/query-client.ts';
import { ensureSession } from '#platform/session.ts';
import { waitBriefly } from '#platform/wait-briefly.ts';
import { orgLineQuery } from '../api.ts';
import type { OrgSearch } from './org-search.ts';

/** Returns the person of the address; 0 stands for the viewer. */
export const personOf = (id: unknown): number => (typeof id === 'number' ? id : 0);

/** Returns whether the address needs more than the people around its person. */
export const needsWhole = ({ show, at }: OrgSearch): boolean => show === 'directory' || at !== undefined;

/**
 * Fetches the people that the organization's page shows first: the people around a person, or everybody. Never fails,
 * because the page itself shows errors.
 */
export async function preloadOrganization(id: unknown, search: OrgSearch): Promise<void> {
  const isKnown = queryClient.getQueryData(organisationQuery.queryKey) !== undefined;
  const reading =
    isKnown || needsWhole(search)
      ? queryClient.prefetchQuery(organisationQuery)
      : queryClient.prefetchQuery(orgLineQuery(personOf(id)));
  const answer = Promise.all([ensureSession(), reading]).catch(() => undefined);
  await waitBriefly(answer);
}
