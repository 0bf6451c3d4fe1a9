import { sql } from 'kysely';
import { notFound } from '#platform/refusal/problem.ts';
import type { Scope, TenantScope } from '#platform/session/scope.ts';
import type { Viewer } from '../people/access.viewer.ts';

/** The kind of a webhook's deliveries. */
export const webhookDelivery = 'webhook';
/** The log of all webhooks on the page of connections (accounts.14). */
export const webhookLog = 'webhooks';

/** What everybody in the company sees: a viewer without rights, goals, reports or a place in the tree (webhooks.3). */
export function everybody({ tenant }: Scope | TenantScope): Viewer {
  return {
    tenantId: sql<number>`${tenant.id}`,
    id: sql<number>`0`,
    isObserver: false,
    mayStandIn: false,
    has: () => false,
  };
}

export interface WebhookRow {
  readonly id: number;
  readonly url: string;
  readonly description: string;
  readonly kinds: readonly string[];
  readonly is_on: boolean;
  readonly secret: string;
  readonly former_secret: string | null;
  readonly former_until: number | null;
}

/** Returns the webhook; undefined if the company has none with this id. */
export async function findWebhook(
  { db, tenant }: Scope | TenantScope,
  id: number,
  options: { readonly lock: boolean } = { lock: false },
): Promise<WebhookRow | undefined> {
  const query = db
    .selectFrom('webhook')
    .select(['id', 'url', 'description', 'kinds', 'is_on', 'secret', 'former_secret', 'former_until'])
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', id);
  return (options.lock ? query.forUpdate() : query).executeTakeFirst();
}

/** @throws HttpProblem 404 if the company has none with this id. */
export async function webhookOf(
  scope: Scope,
  id: number,
  options?: { readonly lock: boolean },
): Promise<WebhookRow> {
  const row = await findWebhook(scope, id, options);
  if (!row) throw notFound();
  return row;
}
