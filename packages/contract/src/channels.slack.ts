import { slackLimits } from '@bellwether/domain/channels/slack';
import { slackMessages } from '@bellwether/domain/channels/words.slack';
import { said } from '@bellwether/domain/shared/said';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { instantSchema, requiredText } from './wire.ts';

// The company's app of Slack and who is who in it. What Slack itself calls is Slack's standard, so it is not here.

const admins = { scope: 'none', who: 'administersPeople' } as const;

const slackAppSchema = z.object({
  /** The workspace; null: the app is not set up. */
  Team: z.nullable(z.string()),
  /** How many people are connected. */
  People: z.int(),
  /** The manifest with which the app is made in Slack, as JSON. */
  Manifest: z.string(),
});
export type SlackApp = z.output<typeof slackAppSchema>;

export const getSlackApp = endpoint({
  name: 'getSlackApp',
  summary: 'The company’s app of Slack. Its secrets are never shown.',
  method: 'GET',
  path: '/tenant/slack',
  ...admins,
  reply: slackAppSchema,
});

export const saveSlackApp = endpoint({
  name: 'saveSlackApp',
  summary:
    'Sets up the app of Slack; asks Slack whether the token is right. Another workspace ends all connections of people.',
  method: 'PUT',
  path: '/tenant/slack',
  ...admins,
  body: z.strictObject({
    Token: requiredText(slackLimits.secret, said(slackMessages, 'tokenRequired'), 'Token'),
    SigningSecret: requiredText(slackLimits.secret, said(slackMessages, 'secretRequired'), 'Signing secret'),
  }),
  reply: slackAppSchema,
});

export const removeSlackApp = endpoint({
  name: 'removeSlackApp',
  summary: 'Removes the app of Slack, with all connections of people.',
  method: 'DELETE',
  path: '/tenant/slack',
  ...admins,
  reply: slackAppSchema,
});

const ownSlackSchema = z.object({
  /** Whether the company has the app. */
  IsOffered: z.boolean(),
  /** Null: the person is not connected. */
  LinkedAt: z.nullable(instantSchema),
});

export const getOwnSlack = endpoint({
  name: 'getOwnSlack',
  summary: 'Whether the signed-in person is connected with an account in Slack.',
  method: 'GET',
  path: '/User/Slack',
  scope: 'none',
  reply: ownSlackSchema,
});

export const unlinkSlack = endpoint({
  name: 'unlinkSlack',
  summary: 'Ends the own connection with an account in Slack at once.',
  method: 'DELETE',
  path: '/User/Slack',
  scope: 'none',
  counts: 'nothing',
  reply: ownSlackSchema,
});

const ask = requiredText(slackLimits.ask, said(slackMessages, 'askRequired'), 'Link');

export const getSlackAsk = endpoint({
  name: 'getSlackAsk',
  summary: 'Which account in Slack asks to be connected. 409 for a link that is old or of another company.',
  method: 'GET',
  path: '/slack/link',
  scope: 'none',
  query: z.strictObject({ Ask: ask }),
  refuses: [409],
  reply: z.object({
    SlackName: z.string(),
    Team: z.string(),
    /** The address of that account. */
    Email: z.string(),
    /** Whether it is the address of the signed-in person. */
    IsYours: z.boolean(),
  }),
});

export const linkSlack = endpoint({
  name: 'linkSlack',
  summary:
    'Connects the account in Slack with the signed-in person. 409 for a link that is old, or of somebody with another address.',
  method: 'POST',
  path: '/slack/link',
  scope: 'none',
  body: z.strictObject({ Ask: ask }),
  reply: ownSlackSchema,
});
