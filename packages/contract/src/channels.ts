import { channelKinds, channelLimits, channelPosts } from '@bellwether/domain/channels/posts';
import { channelMessages } from '@bellwether/domain/channels/words';
import { said } from '@bellwether/domain/shared/said';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { refusedAs } from './faults.ts';
import {
  idParam,
  idSchema,
  instantSchema,
  removedSchema,
  requiredName,
  requiredText,
  textSchema,
} from './wire.ts';

const channelSchema = z.object({
  Id: idSchema,
  Kind: z.enum(channelKinds),
  Name: z.string(),
  /** The host of the address; the address is a secret, and nobody can read it again. */
  Host: z.string(),
  Posts: z.array(z.enum(channelPosts)),
  /** Whose goals it is told of; empty: the company’s. */
  Department: z.string(),
  IsOn: z.boolean(),
  /** Since when every try has failed; null: the last one did not. */
  FailingSince: z.nullable(instantSchema),
  /** The chat said that the address is gone. */
  IsGone: z.boolean(),
});
export type Channel = z.output<typeof channelSchema>;

const url = requiredText(channelLimits.url, said(channelMessages, 'urlRequired'), 'Address');

const fields = {
  Name: requiredName(channelLimits.name, said(channelMessages, 'nameRequired'), 'Name'),
  Posts: z
    .array(z.enum(channelPosts))
    .check(
      z.minLength(1, refusedAs(said(channelMessages, 'postsRequired'))),
      z.maxLength(channelPosts.length),
    ),
  Department: z._default(textSchema(channelLimits.department, 'Department'), ''),
};

const params = z.strictObject({ id: idParam });
const admins = { scope: 'none', who: 'administersPeople' } as const;

export const listChannels = endpoint({
  name: 'listChannels',
  summary: 'The channels of chats that get posts of the company, by name.',
  method: 'GET',
  path: '/tenant/channels',
  ...admins,
  reply: z.object({ data: z.array(channelSchema) }),
});

export const addChannel = endpoint({
  name: 'addChannel',
  summary: 'Adds a channel of Slack (incoming webhook) or Microsoft Teams (workflow); at most 30.',
  method: 'POST',
  path: '/tenant/channels',
  ...admins,
  body: z.strictObject({ Kind: z.enum(channelKinds), Url: url, ...fields }),
  reply: channelSchema,
});

export const saveChannel = endpoint({
  name: 'saveChannel',
  summary: 'Changes a channel. Without `Url` it keeps its address.',
  method: 'PUT',
  path: '/tenant/channels/{id}',
  ...admins,
  params,
  body: z.strictObject({ Url: z.optional(url), ...fields, IsOn: z._default(z.boolean(), true) }),
  reply: channelSchema,
});

export const removeChannel = endpoint({
  name: 'removeChannel',
  summary: 'Removes a channel.',
  method: 'DELETE',
  path: '/tenant/channels/{id}',
  ...admins,
  params,
  reply: removedSchema,
});

export const testChannel = endpoint({
  name: 'testChannel',
  summary: 'Posts a test, and tells how the chat answered.',
  method: 'POST',
  path: '/tenant/channels/{id}/Test',
  ...admins,
  params,
  reply: z.object({
    IsDelivered: z.boolean(),
    /** The status of the answer; null without an answer. */
    Status: z.nullable(z.int()),
    /** Why it failed: `status`, `unreachable`, `too_slow`, `forbidden`, `redirected`, `no_key`; null: it did not. */
    Fault: z.nullable(z.string()),
  }),
});
