import { providerPresets } from '@bellwether/domain/accounts/providers/provider';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idSchema, textSchema } from '../wire.ts';

/** A provider at which people of the company sign in, as the sign-in page shows it (accounts.15). */
export const signInWaySchema = z.object({
  Id: idSchema,
  Name: z.string(),
  Preset: z.enum(providerPresets),
  /** The password form is for the people who keep their password. */
  IsEnforced: z.boolean(),
  /** A typed address of these domains leads to it. */
  Domains: z.array(z.string()),
});
export type SignInWay = z.output<typeof signInWaySchema>;

export const getSignInWays = endpoint({
  name: 'getSignInWays',
  summary:
    'The providers at which people of a company sign in, by its subdomain; 0 asks for the company of this host.',
  method: 'GET',
  path: '/Auth/signin/{id}',
  scope: 'none',
  who: 'anyone',
  params: z.strictObject({ id: textSchema(63, 'Subdomain') }),
  reply: z.object({
    data: z.array(signInWaySchema),
    /** Where people write for help; null: the org admin. */
    SupportEmail: z.nullable(z.string()),
  }),
});
export type SignInWays = z.output<typeof getSignInWays.reply>;
