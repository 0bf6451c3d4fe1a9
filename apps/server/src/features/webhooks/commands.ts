import { randomBytes, randomUUID } from 'node:crypto';
import type { WebhookSave } from '@bellwether/contract/webhooks';
import { testKind, toldEvents, webhookKinds } from '@bellwether/domain/webhooks/kinds';
import { formerSecretLasts, longestReplay, webhookLimits } from '@bellwether/domain/webhooks/limits';
import { testMessage } from '@bellwether/domain/webhooks/payload';
import type { Config } from '#platform/config/config.ts';
import { recordHappening } from '#platform/connections/happenings.ts';
import { receiverName } from '#platform/connections/receiver-name.ts';
import { timestamp } from '#platform/database/instant.ts';
import type { Outcome } from '#platform/delivery/delivery-kind.ts';
import { requestDeliveries } from '#platform/delivery/request-deliveries.ts';
import { dropWaiting } from '#platform/delivery/statements.ts';
import { eventsSince } from '#platform/events/reader-statements.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { mayBeEntered } from '#platform/outgoing/customer-call.ts';
import { badField, conflict, notFound } from '#platform/refusal/problem.ts';
import { seal } from '#platform/secrets/seal.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type WebhookRow, webhookDelivery, webhookLog, webhookOf } from './access.ts';
import { deliverEvents } from './commands.deliver.ts';
import { openedReceiver } from './commands.post.ts';
import { lockWebhooks } from './statements.ts';
import { webhookWords } from './words.ts';

/** Checks the address of a webhook, outside of a transaction. @throws HttpProblem 400 at `Url`. */
export async function checkAddress({ customerAddresses }: Config, url: string): Promise<void> {
  if (!(await mayBeEntered(url, customerAddresses))) throw badField('Url', webhookWords, 'address_refused');
}

/** Writes what a person did with a webhook into the log of the page of connections. */
async function note(
  scope: Scope,
  code: string,
  webhook: Pick<WebhookRow, 'url' | 'description'>,
  more: Record<string, number> = {},
): Promise<void> {
  const values = { name: receiverName(webhook), by: scope.person.name, ...more };
  await recordHappening(scope, webhookLog, { isOk: true, code, values });
}

const newSecret = () => `whsec_${randomBytes(24).toString('base64')}`;
const inOrder = (kinds: readonly string[]) => webhookKinds.filter((kind) => kinds.includes(kind));

/** Returns the id of a new webhook with its secret. @throws HttpProblem 409 at the limit. */
export async function addWebhook(
  scope: Scope,
  config: Config,
  asked: WebhookSave,
): Promise<{ readonly id: number; readonly secret: string }> {
  const { db, tenant, person, now } = scope;
  if ((await lockWebhooks(scope)) >= webhookLimits.webhooks)
    throw conflict(webhookWords, 'too_many_webhooks');
  const secret = newSecret();
  const { id } = await db
    .insertInto('webhook')
    .values({
      tenant_id: tenant.id,
      url: asked.Url,
      description: asked.Description,
      kinds: inOrder(asked.Kinds),
      is_on: asked.IsOn,
      secret: seal(config, 'webhook.secret', secret),
      author_id: person.id,
      created_at: timestamp(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await note(scope, 'added', { url: asked.Url, description: asked.Description });
  await recordEvent(scope, { kind: 'webhook.added', subjectId: id, detail: {} });
  return { id, secret };
}

export async function saveWebhook(scope: Scope, id: number, asked: WebhookSave): Promise<void> {
  const before = await webhookOf(scope, id, { lock: true });
  await scope.db
    .updateTable('webhook')
    .set({
      url: asked.Url,
      description: asked.Description,
      kinds: inOrder(asked.Kinds),
      is_on: asked.IsOn,
      // Another address, or a new beginning, has not failed yet.
      ...(asked.IsOn && (!before.is_on || before.url !== asked.Url)
        ? { ended_by: null, failing_since: null }
        : {}),
    })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', id)
    .execute();
  if (!asked.IsOn) await dropWaiting(scope, webhookDelivery, id);
  if (asked.IsOn !== before.is_on)
    await note(scope, asked.IsOn ? 'on' : 'off', { url: asked.Url, description: asked.Description });
  await recordEvent(scope, { kind: 'webhook.changed', subjectId: id, detail: { isOn: asked.IsOn } });
}

export async function removeWebhook(scope: Scope, id: number): Promise<void> {
  const { db, tenant } = scope;
  const webhook = await webhookOf(scope, id, { lock: true });
  await db
    .deleteFrom('delivery')
    .where('tenant_id', '=', tenant.id)
    .where('kind', '=', webhookDelivery)
    .where('receiver_id', '=', id)
    .execute();
  await db.deleteFrom('webhook').where('tenant_id', '=', tenant.id).where('id', '=', id).execute();
  await note(scope, 'removed', webhook);
  await recordEvent(scope, { kind: 'webhook.removed', subjectId: id, detail: {} });
}

/** Returns a new secret. For a day, messages are signed with the former one, too. */
export async function rollSecret(scope: Scope, config: Config, id: number): Promise<string> {
  const webhook = await webhookOf(scope, id, { lock: true });
  // A secret whose key is lost signs nothing.
  const isReadable = openedReceiver(config, { ...webhook, former_until: null }, scope.now) !== undefined;
  const secret = newSecret();
  await scope.db
    .updateTable('webhook')
    .set({
      secret: seal(config, 'webhook.secret', secret),
      former_secret: isReadable ? webhook.secret : null,
      former_until: isReadable ? timestamp(scope.now + formerSecretLasts) : null,
    })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', id)
    .execute();
  await note(scope, 'rolled', webhook);
  await recordEvent(scope, { kind: 'webhook.secret_rolled', subjectId: id, detail: {} });
  return secret;
}

/** Returns a message of the test button, with its text. */
export function newTest(now: number): { readonly messageId: string; readonly body: string } {
  const messageId = `test_${randomUUID()}`;
  return { messageId, body: JSON.stringify(testMessage(messageId, now)) };
}

/** Stores a test that was made, and returns the id of its delivery. */
export async function storeTest(
  scope: Scope,
  webhookId: number,
  test: ReturnType<typeof newTest>,
  outcome: Outcome,
): Promise<number> {
  await webhookOf(scope, webhookId);
  const at = timestamp(scope.now);
  const { id } = await scope.db
    .insertInto('delivery')
    .values({
      tenant_id: scope.tenant.id,
      kind: webhookDelivery,
      receiver_id: webhookId,
      lane: 'test',
      message_id: test.messageId,
      topic: testKind,
      body: test.body,
      state: outcome.fault === undefined ? 'delivered' : 'failed',
      tries: 1,
      next_at: at,
      last_fault: outcome.fault ?? null,
      status: outcome.status ?? null,
      milliseconds: Math.round(outcome.milliseconds),
      answer: outcome.answer,
      created_at: at,
      tried_at: at,
      ended_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return Number(id);
}

/**
 * Delivers again, and returns the number of deliveries.
 * @throws HttpProblem 404 without the delivery; 409 if the webhook is off, or too much happened; 400 at `Since`.
 */
export async function replay(
  scope: Scope,
  webhookId: number,
  asked: { readonly DeliveryId?: number | undefined; readonly Since?: string | undefined },
): Promise<number> {
  const webhook = await webhookOf(scope, webhookId, { lock: true });
  if (!webhook.is_on) throw conflict(webhookWords, 'webhook_off');
  const count =
    asked.DeliveryId === undefined
      ? await replaySince(scope, webhook, Date.parse(asked.Since ?? ''))
      : await replayOne(scope, webhookId, asked.DeliveryId);
  await note(scope, 'replayed', webhook, { count });
  await recordEvent(scope, { kind: 'webhook.replayed', subjectId: webhookId, detail: { count } });
  return count;
}

async function replayOne(scope: Scope, webhookId: number, deliveryId: number): Promise<number> {
  const row = await scope.db
    .selectFrom('delivery')
    .select(['lane', 'message_id', 'topic', 'body', 'goal_id'])
    .where('tenant_id', '=', scope.tenant.id)
    .where('kind', '=', webhookDelivery)
    .where('receiver_id', '=', webhookId)
    .where('id', '=', deliveryId)
    .executeTakeFirst();
  if (!row) throw notFound();
  const { lane, topic, body } = row;
  const again = { receiverId: webhookId, lane, messageId: row.message_id, topic, body, goalId: row.goal_id };
  await requestDeliveries(scope, webhookDelivery, [again]);
  return 1;
}

async function replaySince(
  scope: Scope,
  webhook: { readonly id: number; readonly kinds: readonly string[] },
  since: number,
): Promise<number> {
  const { db, tenant, now } = scope;
  if (since < now - longestReplay) throw badField('Since', webhookWords, 'since_too_long_ago');
  if (since > now) throw badField('Since', webhookWords, 'since_in_future');
  const events = await eventsSince(db, tenant.id, toldEvents, since, webhookLimits.replayed + 1);
  if (events.length > webhookLimits.replayed) throw conflict(webhookWords, 'too_many_events');
  return deliverEvents(scope, [webhook], events);
}
