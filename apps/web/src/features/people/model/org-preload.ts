import { queryClient } from '#platform/query-client.ts';
import { ensureSession } from '#platform/session.ts';
import { organisationQuery } from '../api.organisation.ts';

/** Longer than this the page does not wait for its data: it shows its skeleton instead. */
const PATIENCE = 400;

/** The organization before its page shows. Never fails: the page shows what went wrong. */
export async function preloadOrganization(): Promise<void> {
  if (!(await ensureSession())) return;
  const reading = queryClient.prefetchQuery(organisationQuery);
  await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
