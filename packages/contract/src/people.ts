import { roleNames } from '@bellwether/domain/people/roles';
import * as z from 'zod/mini';
import { idOrNoneSchema, idSchema, instantSchema } from './wire.ts';

export const roleNameSchema = z.enum(roleNames);

/** A person as other things show them. */
export const personSchema = z.object({
  Id: idSchema,
  Name: z.string(),
  OrgUnit: z.string(),
  Avatar: z.nullable(z.string()),
  Title: z.string(),
  /** The manager's id, 0 for none. */
  ParentId: idOrNoneSchema,
  DeactivatedAt: z.nullable(instantSchema),
});
export type Person = z.output<typeof personSchema>;
