import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { instantSchema } from '../wire.ts';

export const happeningSchema = z.object({
  At: instantSchema,
  IsOk: z.boolean(),
  /** What happened, a code of the connection’s kind, with the values of its sentence. */
  Code: z.string(),
  Values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Happening = z.output<typeof happeningSchema>;

const connectionStateSchema = z.object({
  /** Its kind, with its id where a kind has several: `scim`, `signin-3`. */
  Connection: z.string(),
  /** The latest success; null: none among the last 50 happenings. */
  LastUsedAt: z.nullable(instantSchema),
  /** The first failure since the latest success; null: the latest happening was a success. */
  FailingSince: z.nullable(instantSchema),
  /** The first refused answer since the latest success that anybody could have sent, or a changed certificate caused. */
  RefusedSince: z.nullable(instantSchema),
});

export const listConnections = endpoint({
  name: 'listConnections',
  summary: 'The connections to other services that have been used, with their states.',
  method: 'GET',
  path: '/tenant/connections',
  scope: 'none',
  who: 'administersPeople',
  reply: z.object({ data: z.array(connectionStateSchema) }),
});

export const listHappenings = endpoint({
  name: 'listHappenings',
  summary: 'The last 50 happenings of a connection, newest first.',
  method: 'GET',
  path: '/tenant/connections/{connection}',
  scope: 'none',
  who: 'administersPeople',
  params: z.strictObject({ connection: z.string().check(z.regex(/^[a-z]{1,20}(-[0-9]{1,10})?$/)) }),
  reply: z.object({ data: z.array(happeningSchema) }),
});
