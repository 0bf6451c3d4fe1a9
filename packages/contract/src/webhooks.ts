import { said } from '@bellwether/domain/shared/said';
import { testKind, webhookKinds } from '@bellwether/domain/webhooks/kinds';
import { webhookLimits } from '@bellwether/domain/webhooks/limits';
import { webhookMessages } from '@bellwether/domain/webhooks/words';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { refusedAs } from './faults.ts';
import {
  idParam,
  idSchema,
  instantSchema,
  nameSchema,
  removedSchema,
  requiredText,
  sentInstantSchema,
} from './wire.ts';

export const webhookSaveSchema = z.strictObject({
  Url: requiredText(webhookLimits.url, said(webhookMessages, 'urlRequired'), 'Address').check(
    z.refine((text) => URL.canParse(text), refusedAs(said(webhookMessages, 'urlInvalid'))),
  ),
  Description: z._default(nameSchema(webhookLimits.description, 'Description'), ''),
  Kinds: z
    .array(z.enum(webhookKinds))
    .check(
      z.minLength(1, refusedAs(said(webhookMessages, 'kindsRequired'))),
      z.maxLength(webhookKinds.length),
    ),
  IsOn: z._default(z.boolean(), true),
});
export type WebhookSave = z.output<typeof webhookSaveSchema>;

const shown = {
  Id: idSchema,
  Url: z.string(),
  Description: z.string(),
  Kinds: z.array(z.enum(webhookKinds)),
  IsOn: z.boolean(),
  /** Why the application switched it off: the receiver answered 410, or failed for five days. */
  EndedBy: z.nullable(z.enum(['gone', 'failing'])),
  /** Since when every try has failed; null if the last one succeeded. */
  FailingSince: z.nullable(instantSchema),
  /** Until when messages are signed with the former secret, too. */
  FormerSecretUntil: z.nullable(instantSchema),
  /** How many deliveries wait for their next try. */
  Waiting: z.int(),
  LastDeliveredAt: z.nullable(instantSchema),
  CreatedAt: instantSchema,
};
export const webhookSchema = z.object(shown);
export type WebhookReply = z.output<typeof webhookSchema>;

/** `Secret` begins with `whsec_` and is shown only here. */
const withSecret = z.object({ ...shown, Secret: z.string() });

export const deliveryStates = ['waiting', 'delivered', 'failed', 'dropped'] as const;
export const outgoingFaults = [
  'unreachable',
  'too_slow',
  'forbidden',
  'redirected',
  'status',
  'no_key',
] as const;

export const webhookDeliverySchema = z.object({
  Id: z.int().check(z.gte(1)),
  /** The header `webhook-id`: the same for each try and each replay. */
  MessageId: z.string(),
  Kind: z.enum([...webhookKinds, testKind]),
  State: z.enum(deliveryStates),
  Tries: z.int(),
  /** The status of the last answer. */
  Status: z.nullable(z.int()),
  Milliseconds: z.nullable(z.int()),
  /** Why the last try failed; `status`: the receiver refused it; `no_key`: the server cannot open the secret. */
  Fault: z.nullable(z.enum(outgoingFaults)),
  /** The system's code of a connection that failed, such as `ECONNREFUSED`. */
  Code: z.nullable(z.string()),
  /** The first KiB of the last answer, as text. */
  Answer: z.string(),
  CreatedAt: instantSchema,
  TriedAt: z.nullable(instantSchema),
  /** When it is tried again. */
  NextAt: z.nullable(instantSchema),
});
export type WebhookDelivery = z.output<typeof webhookDeliverySchema>;

const params = z.strictObject({ id: idParam });
const shared = { scope: 'webhooks:write', who: 'administersPeople' } as const;

export const listWebhooks = endpoint({
  name: 'listWebhooks',
  summary: 'The company’s webhooks, in the order in which they were added.',
  method: 'GET',
  path: '/tenant/webhooks',
  ...shared,
  reply: z.object({ data: z.array(webhookSchema) }),
});

export const addWebhook = endpoint({
  name: 'addWebhook',
  summary:
    'Adds a webhook; at most 10. `Secret` is shown once and signs every message (standardwebhooks.com). 400 at `Url` for an address that may not be called.',
  method: 'POST',
  path: '/tenant/webhooks',
  ...shared,
  body: webhookSaveSchema,
  reply: withSecret,
  showsSecret: true,
});

export const saveWebhook = endpoint({
  name: 'saveWebhook',
  summary: 'Saves a webhook. Switching it on forgets its failures; switching it off drops what waits.',
  method: 'PUT',
  path: '/tenant/webhooks/{id}',
  ...shared,
  params,
  body: webhookSaveSchema,
  reply: webhookSchema,
});

export const removeWebhook = endpoint({
  name: 'removeWebhook',
  summary: 'Removes a webhook with its deliveries.',
  method: 'DELETE',
  path: '/tenant/webhooks/{id}',
  ...shared,
  params,
  counts: 'nothing',
  reply: removedSchema,
});

export const testWebhook = endpoint({
  name: 'testWebhook',
  summary: 'Posts a `webhook.test` at once, also while the webhook is off, and returns how it went.',
  method: 'POST',
  path: '/tenant/webhooks/{id}/Test',
  ...shared,
  params,
  reply: webhookDeliverySchema,
});

export const rollWebhookSecret = endpoint({
  name: 'rollWebhookSecret',
  summary: 'Makes a new secret. For 24 hours, messages are signed with both.',
  method: 'POST',
  path: '/tenant/webhooks/{id}/Roll',
  ...shared,
  params,
  reply: withSecret,
  showsSecret: true,
});

export const listWebhookDeliveries = endpoint({
  name: 'listWebhookDeliveries',
  summary: 'The last 100 deliveries of a webhook, newest first.',
  method: 'GET',
  path: '/tenant/webhooks/{id}/Deliveries',
  ...shared,
  params,
  reply: z.object({ data: z.array(webhookDeliverySchema) }),
});

export const replayWebhook = endpoint({
  name: 'replayWebhook',
  summary:
    'Delivers again: one delivery, or everything that happened since an instant of the last 31 days, in order. The messages keep their ids.',
  method: 'POST',
  path: '/tenant/webhooks/{id}/Replay',
  ...shared,
  params,
  body: z
    .strictObject({
      DeliveryId: z.optional(z.int().check(z.gte(1))),
      Since: z.optional(sentInstantSchema),
    })
    .check(
      z.refine(
        ({ DeliveryId, Since }) => (DeliveryId === undefined) !== (Since === undefined),
        refusedAs(said(webhookMessages, 'replayNeedsOne')),
      ),
    ),
  /** How many deliveries follow. */
  reply: z.object({ Count: z.int() }),
  refuses: [409],
});
