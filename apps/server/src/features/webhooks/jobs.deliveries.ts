import { deliveryLadders } from '@bellwether/domain/shared/delivery-ladders';
import { answerWithin, isGivenUp } from '@bellwether/domain/webhooks/limits';
import { sql } from 'kysely';
import type { Config } from '#platform/config/config.ts';
import { recordHappening } from '#platform/connections/happenings.ts';
import { receiverName } from '#platform/connections/receiver-name.ts';
import { instant } from '#platform/database/instant.ts';
import type { ClaimedDelivery, DeliveryKind, Outcome } from '#platform/delivery/delivery-kind.ts';
import { dropWaiting } from '#platform/delivery/statements.ts';
import { withoutKey } from '#platform/delivery/without-key.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import type { TenantScope } from '#platform/session/scope.ts';
import { isPublic } from '../goals/access.sight.ts';
import { findWebhook, type WebhookRow, webhookDelivery, webhookLog } from './access.ts';
import { openedReceiver, postMessage } from './commands.post.ts';

/** Time to store what a try gave, beside the receiver's own time. */
const reserve = 15_000;

/** The deliveries of events to webhooks (webhooks.4). */
export function webhookDeliveries({ config }: { readonly config: Config }): DeliveryKind {
  return {
    name: webhookDelivery,
    ladder: deliveryLadders.webhook,
    atOnce: 8,
    leaseMilliseconds: answerWithin + reserve,
    async prepare(scope, webhookId, claimed) {
      const webhook = await findWebhook(scope, webhookId);
      if (!webhook?.is_on) return undefined;
      const shown = await stillShown(scope, claimed);
      const receiver = openedReceiver(config, webhook, scope.now);
      return new Map(
        claimed.flatMap((delivery) =>
          delivery.goalId === null || shown.has(delivery.goalId)
            ? [
                [
                  delivery.id,
                  async (gone: AbortSignal) =>
                    receiver ? postMessage(config, receiver, delivery, gone) : withoutKey,
                ],
              ]
            : [],
        ),
      );
    },
    eventOf: ({ messageId }) => {
      const [, id] = /^evt_\d+_(\d+)_/.exec(messageId) ?? [];
      return id === undefined ? undefined : Number(id);
    },
    ended: noteOutcome,
  };
}

/** Returns the goals that everybody still sees, because a goal may have become private since its event. */
async function stillShown(
  { db, tenant }: TenantScope,
  claimed: readonly ClaimedDelivery[],
): Promise<ReadonlySet<number>> {
  const ids = claimed.flatMap(({ goalId }) => (goalId === null ? [] : [goalId]));
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`select goal.id from goal
    where goal.tenant_id = ${tenant.id} and goal.id = any(${ids}::int[]) and ${isPublic('goal')}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Notes whether the webhook fails; switches it off if its receiver is gone, or has failed for five days (webhooks.5). */
async function noteOutcome(scope: TenantScope, webhookId: number, outcome: Outcome): Promise<void> {
  const { db, tenant, now } = scope;
  if (outcome.fault === undefined) {
    const recovered = await sql<Named>`update webhook set failing_since = null
      where tenant_id = ${tenant.id} and id = ${webhookId} and failing_since is not null
      returning url, description`.execute(db);
    for (const row of recovered.rows)
      await recordHappening(scope, webhookLog, {
        isOk: true,
        code: 'recovered',
        values: { name: receiverName(row) },
      });
    return;
  }
  const { rows } = await sql<Named & { failing_since: number; is_first: boolean }>`
    with before as (
      select id, failing_since from webhook where tenant_id = ${tenant.id} and id = ${webhookId} and is_on for update
    )
    update webhook set failing_since = coalesce(webhook.failing_since, ${instant(now)}) from before
    where webhook.tenant_id = ${tenant.id} and webhook.id = before.id
    returning webhook.url, webhook.description, webhook.failing_since, before.failing_since is null as is_first`.execute(
    db,
  );
  const [row] = rows;
  if (!row) return;
  const name = receiverName(row);
  if (row.is_first)
    await recordHappening(scope, webhookLog, {
      isOk: false,
      code: 'failing',
      values: { name, ...causeOf(outcome) },
    });
  if (outcome.status === 410) await switchOff(scope, webhookId, name, 'gone');
  else if (isGivenUp(row.failing_since, now)) await switchOff(scope, webhookId, name, 'failing');
}

type Named = Pick<WebhookRow, 'url' | 'description'>;

function causeOf({ fault = '', status }: Outcome): Record<string, string | number> {
  const [kind = ''] = fault.split(' ');
  return status === undefined ? { fault: kind } : { fault: kind, status };
}

async function switchOff(
  scope: TenantScope,
  webhookId: number,
  name: string,
  reason: 'gone' | 'failing',
): Promise<void> {
  await scope.db
    .updateTable('webhook')
    .set({ is_on: false, ended_by: reason })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', webhookId)
    .execute();
  await dropWaiting(scope, webhookDelivery, webhookId);
  await recordHappening(scope, webhookLog, {
    isOk: false,
    code: reason === 'gone' ? 'gone' : 'given_up',
    values: { name },
  });
  await recordEvent(scope, { kind: 'webhook.switched_off', subjectId: webhookId, detail: { reason } });
}
