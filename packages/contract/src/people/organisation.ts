import { mostAvatars, mostNamedPeople } from '@bellwether/domain/people/profile/profile';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { roleNameSchema } from '../people.ts';
import {
  asOfSchema,
  daySchema,
  idOrNoneParam,
  idSchema,
  instantSchema,
  peopleParam,
  textSchema,
} from '../wire.ts';

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

/** What a reply about a large company says of the whole. */
export const orgPartSchema = z.object({
  /** Active people who are no observers. */
  People: z.int(),
  /** Their departments by name; empty beside `Department` and `Search`. */
  Departments: z.array(z.object({ Name: z.string(), People: z.int() })),
  /** More people match than the reply has; absent: it has all of them. */
  IsCut: present,
  AsOf: asOfSchema,
});
export type OrgPart = z.output<typeof orgPartSchema>;

export const getOrganisation = endpoint({
  name: 'getOrganisation',
  summary:
    'Everybody whom this person finds in lists, by id. Observers only for the ceo and org admins; deactivated people also for the managers above them. Of a company with more than 10,000 people a part (`Part`): the caller’s line, or up to 1,000 people of `Department`, whose names match `Search`, or with these `Ids`.',
  method: 'GET',
  path: '/profile/OrgData',
  scope: 'people:read',
  isVersioned: true,
  query: z.strictObject({
    /** The people of this department. */
    Department: z.optional(textSchema(255, 'Department')),
    /** The active people whose names have each of these words. */
    Search: z.optional(textSchema(255, 'Search')),
    /** These people, as far as the caller finds them in lists. */
    Ids: z.optional(peopleParam(mostNamedPeople)),
  }),
  reply: z.object({
    Version: z.string(),
    data: z.array(orgPersonSchema),
    /** Only for a company with more than 10,000 people; absent: the reply has everybody. */
    Part: z.optional(orgPartSchema),
  }),
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
