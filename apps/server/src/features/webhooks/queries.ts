import type { WebhookDelivery } from '@bellwether/contract/webhooks';
import { type WebhookKind, webhookKinds } from '@bellwether/domain/webhooks/kinds';
import { webhookLimits } from '@bellwether/domain/webhooks/limits';
import { sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { webhookDelivery } from './access.ts';

export interface ListedWebhook {
  readonly id: number;
  readonly url: string;
  readonly description: string;
  readonly kinds: readonly WebhookKind[];
  readonly isOn: boolean;
  readonly endedBy: 'gone' | 'failing' | null;
  readonly failingSince: number | null;
  readonly formerUntil: number | null;
  readonly waiting: number;
  readonly lastDeliveredAt: number | null;
  readonly createdAt: number;
}

/** Returns the company's webhooks in the order in which they were added. */
export async function webhooksOf({ db, tenant }: Scope): Promise<ListedWebhook[]> {
  const deliveries = sql`delivery.tenant_id = webhook.tenant_id and delivery.kind = ${webhookDelivery}
    and delivery.receiver_id = webhook.id`;
  const { rows } = await sql<ListedWebhook>`
    select id, url, description, kinds, is_on as "isOn", ended_by as "endedBy", failing_since as "failingSince",
      former_until as "formerUntil", created_at as "createdAt",
      (select count(*)::int from delivery where ${deliveries} and state = 'waiting') as waiting,
      (select max(ended_at) from delivery where ${deliveries} and state = 'delivered') as "lastDeliveredAt"
    from webhook where tenant_id = ${tenant.id} order by id`.execute(db);
  return rows.map((row) => ({ ...row, kinds: webhookKinds.filter((kind) => row.kinds.includes(kind)) }));
}

export interface ListedDelivery {
  readonly id: number;
  readonly messageId: string;
  readonly topic: WebhookDelivery['Kind'];
  readonly state: WebhookDelivery['State'];
  readonly tries: number;
  readonly status: number | null;
  readonly milliseconds: number | null;
  readonly lastFault: string | null;
  readonly answer: string;
  readonly createdAt: number;
  readonly triedAt: number | null;
  readonly nextAt: number;
}

/** Returns the last deliveries of a webhook, newest first; `only`: this one. */
export async function deliveriesOf(
  { db, tenant }: Scope,
  webhookId: number,
  only?: number,
): Promise<ListedDelivery[]> {
  const { rows } = await sql<ListedDelivery>`
    select id, message_id as "messageId", topic, state, tries, status, milliseconds, last_fault as "lastFault", answer,
      created_at as "createdAt", tried_at as "triedAt", next_at as "nextAt"
    from delivery where tenant_id = ${tenant.id} and kind = ${webhookDelivery} and receiver_id = ${webhookId}
      ${only === undefined ? sql`` : sql`and id = ${only}`}
    order by id desc limit ${webhookLimits.deliveries}`.execute(db);
  return rows;
}
