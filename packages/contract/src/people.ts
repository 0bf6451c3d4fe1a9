import { byFlag } from '@bellwether/domain/people/roles/flags';
import { roleNames } from '@bellwether/domain/people/roles/roles';
import * as z from 'zod/mini';
import { daySchema, idOrNoneSchema, idSchema, instantSchema } from './wire.ts';

export const roleNameSchema = z.enum(roleNames);

/** A field for each flag that grants rights (people.3). */
export const flagFields = byFlag(({ wire }) => [wire, z.boolean()]);

/** A person as shown inside other things. */
export const personSchema = z.object({
  Id: idSchema,
  Name: z.string(),
  OrgUnit: z.string(),
  Avatar: z.nullable(z.string()),
  Title: z.string(),
  /** The manager's id; 0: no manager. */
  ParentId: idOrNoneSchema,
  DeactivatedAt: z.nullable(instantSchema),
  /** The caller may not read the profile: the name is shown without a link (people.13). Absent: may. */
  IsProfileHidden: z.optional(z.literal(true)),
  /** The last day of today's absence; absent: there. */
  AwayUntil: z.optional(daySchema),
});
export type Person = z.output<typeof personSchema>;

/** What tells people of one name apart wherever one of them can be chosen (texts.7). */
export const choiceFields = {
  JobTitle: z.string(),
  OrgUnit: z.string(),
  Email: z.string(),
  /** The last day of today's absence; absent: there. */
  AwayUntil: z.optional(daySchema),
};
