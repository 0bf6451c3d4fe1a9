import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { flagFields } from './people.ts';
import { idSchema } from './wire.ts';

/** A person with a special permission, to whom other people may turn. */
export const helpContactSchema = z.object({
  Id: idSchema,
  Name: z.string(),
  JobTitle: z.string(),
  Avatar: z.nullable(z.string()),
  ...flagFields,
});
export type HelpContact = z.output<typeof helpContactSchema>;

export const helpSchema = z.object({
  /** By name. */
  users: z.array(helpContactSchema),
  /** The help desk's address; null where the installation names none. */
  helplink: z.nullable(z.string()),
  /** The support address; null where the installation names none. */
  Email: z.nullable(z.string()),
});
export type Help = z.output<typeof helpSchema>;

export const getHelp = endpoint({
  name: 'getHelp',
  summary:
    'Active people with a special permission who have accepted their invitation, and where to get support. Observers are listed for the ceo and org admins only.',
  method: 'GET',
  path: '/tenant/help',
  scope: 'none',
  reply: helpSchema,
});
