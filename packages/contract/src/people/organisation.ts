import { mostAvatars } from '@bellwether/domain/people/profile/profile';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { roleNameSchema } from '../people.ts';
import { daySchema, idOrNoneParam, idSchema, instantSchema } from '../wire.ts';

const present = z.optional(z.literal(true));

/** A person of the organisation. Fields at their default (false, null, 0, '') are left out (people.19). */
export const orgPersonSchema = z.object({
  id: idSchema,
  /** The manager, or the next listed person above; absent: none. */
  parentId: z.optional(idSchema),
  Name: z.string(),
  JobTitle: z.optional(z.string()),
  /** The shown department. */
  OrgUnit: z.string(),
  Location: z.optional(z.string()),
  Email: z.string(),
  RoleName: roleNameSchema,
  IsOrgAdmin: present,
  IsGoalAdmin: present,
  IsGoalManager: present,
  IsHrAdmin: present,
  /** Absent: active. */
  Status: z.optional(z.enum(['Invited', 'NotInvited', 'Deactivated'])),
  DeactivatedAt: z.optional(instantSchema),
  /** Only for people who may edit the profile (people.5); `Status` shows everybody the rest. */
  InvitationAcceptedAt: z.optional(instantSchema),
  /** Whether there is a picture; `listAvatars` has its address. */
  Avatar: present,
  /** The last day of today's absence; absent: there. */
  AwayUntil: z.optional(daySchema),
  /** Only for the ceo and org admins. */
  LegId: z.optional(z.string()),
});
export type OrgPerson = z.output<typeof orgPersonSchema>;

export const getOrganisation = endpoint({
  name: 'getOrganisation',
  summary:
    'Everybody whom this person finds in lists, by id. Observers only for the ceo and org admins; deactivated people also for the managers above them.',
  method: 'GET',
  path: '/profile/OrgData',
  scope: 'people:read',
  isVersioned: true,
  reply: z.object({ Version: z.string(), data: z.array(orgPersonSchema) }),
});

export const getOrgLine = endpoint({
  name: 'getOrgLine',
  summary:
    'The part of the organisation around one person (0: the caller): everybody above, their reports, and those with the same manager; empty where the caller finds no such person.',
  method: 'GET',
  path: '/profile/OrgLine/{id}',
  scope: 'people:read',
  params: z.strictObject({ id: idOrNoneParam }),
  reply: z.object({ data: z.array(orgPersonSchema) }),
});

export const listAvatars = endpoint({
  name: 'listAvatars',
  summary:
    'Addresses of the pictures of up to 100 people; people whom this person does not see are left out.',
  method: 'POST',
  path: '/Profile/Avatars',
  scope: 'people:read',
  body: z.strictObject({ Ids: z.array(idSchema).check(z.minLength(1), z.maxLength(mostAvatars)) }),
  counts: 'nothing',
  reply: z.object({ data: z.array(z.object({ Id: idSchema, Avatar: z.nullable(z.string()) })) }),
});

export const getHierarchy = endpoint({
  name: 'getHierarchy',
  summary: 'Ids of the active people below this person, and of those with the same manager.',
  method: 'GET',
  path: '/user/hierarchy',
  scope: 'people:read',
  reply: z.object({ Descendants: z.array(idSchema), Peers: z.array(idSchema) }),
});
