import { employeeMessages } from '@bellwether/domain/people/adding/employee';
import { said } from '@bellwether/domain/shared/said';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { choiceFields } from '../people.ts';
import {
  askedId,
  cursorSchema,
  idOrNoneParam,
  idOrNoneSchema,
  idParam,
  idSchema,
  pageOf,
  textSchema,
} from '../wire.ts';
import { profileSchema } from './profile.ts';

/** A person in a list of possible managers (people.15). */
export const managerChoiceSchema = z.object({
  Id: idSchema,
  Name: z.string(),
  ...choiceFields,
  Avatar: z.nullable(z.string()),
  Disabled: z.boolean(),
  /** Why the person cannot be chosen; null where they can. */
  Reason: z.nullable(z.string()),
});
export type ManagerChoice = z.output<typeof managerChoiceSchema>;

export const listManagerChoices = endpoint({
  name: 'listManagerChoices',
  summary:
    'The managers that this person may give to a person, by name; 50 a page. `id` 0: a new person. 404 for people who may not change the manager, or add a person.',
  method: 'GET',
  path: '/Profile/GetChangeManagerList/{id}',
  scope: 'people:read',
  params: z.strictObject({ id: idOrNoneParam }),
  query: z.strictObject({ Search: z.optional(textSchema(255, 'Search')), Cursor: cursorSchema }),
  reply: pageOf(managerChoiceSchema),
});

export const changeManager = endpoint({
  name: 'changeManager',
  summary:
    'Gives a person another manager; `managerId` 0 takes the manager away (ceo and org admins only). `From`: the manager whom the caller saw; 409 if the person has another one by now.',
  method: 'GET',
  path: '/Profile/ChangeManager/{id}/{managerId}',
  scope: 'none',
  params: z.strictObject({ id: idParam, managerId: idOrNoneParam }),
  query: z.strictObject({ From: z.optional(idOrNoneParam) }),
  counts: 'write',
  reply: profileSchema,
  refuses: [409],
});

export const listReportManagers = endpoint({
  name: 'listReportManagers',
  summary:
    'The managers to whom this person may move all direct reports of a person, by name; 50 a page. 404 for people who may not deactivate the person.',
  method: 'GET',
  path: '/Profile/GetMoveReportsList/{id}',
  scope: 'people:read',
  params: z.strictObject({ id: idParam }),
  query: z.strictObject({ Search: z.optional(textSchema(255, 'Search')), Cursor: cursorSchema }),
  reply: pageOf(managerChoiceSchema),
});

export const moveReports = endpoint({
  name: 'moveReports',
  summary:
    'Moves all direct reports of a person to one manager, deactivated ones too. If the manager is one of them, they take the place below the person’s own manager. `Count`: how many were moved; people whose manager comes from the directory stay.',
  method: 'POST',
  path: '/Profile/MoveReports/{id}',
  scope: 'people:write',
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({ ManagerId: askedId(said(employeeMessages, 'managerRequired')) }),
  reply: z.object({ Count: z.int() }),
  refuses: [409],
});

export const getCeo = endpoint({
  name: 'getCeo',
  summary: 'The ceo of the company; id 0 and an empty name where there is none.',
  method: 'GET',
  path: '/Profile/CEO',
  scope: 'people:read',
  reply: z.object({ Id: idOrNoneSchema, Name: z.string() }),
});

/** The twin of `changeManager` for programs. */
export const setManager = endpoint({
  name: 'setManager',
  summary: 'Gives a person another manager, as the GET does; `ManagerId` 0 takes the manager away.',
  method: 'POST',
  path: '/Profile/{id}/Manager',
  scope: 'people:write',
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({ ManagerId: idOrNoneSchema }),
  reply: profileSchema,
});
