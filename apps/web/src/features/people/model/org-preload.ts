import { queryClient } from '#platform/query-client.ts';
import { ensureSession } from '#platform/session.ts';
import { organisationQuery, orgLineQuery } from '../api.organisation.ts';
import type { OrgSearch } from './org-search.ts';

/** Longer than this the page does not wait for its data: it shows its skeleton instead. */
const PATIENCE = 400;

/** The person of the address; 0: the viewer. */
export const personOf = (id: unknown): number => (typeof id === 'number' ? id : 0);

/** Whether the address shows more than the place of its person. */
export const needsWhole = ({ show, at }: OrgSearch): boolean => show === 'directory' || at !== undefined;

/**
 * Reads what the organization's page shows first: the people around a person, or everybody. Never fails: the page shows
 * what went wrong.
 */
export async function preloadOrganization(id: unknown, search: OrgSearch): Promise<void> {
  const isKnown = queryClient.getQueryData(organisationQuery.queryKey) !== undefined;
  const reading =
    isKnown || needsWhole(search)
      ? queryClient.prefetchQuery(organisationQuery)
      : queryClient.prefetchQuery(orgLineQuery(personOf(id)));
  const answer = Promise.all([ensureSession(), reading]).catch(() => undefined);
  await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
