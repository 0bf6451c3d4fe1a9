import {
  actionItemPermissionNames,
  actionItemReasons,
} from '@bellwether/domain/action-items/permission-names';
import { actionItemLimits, actionItemMessages, isDueDay } from '@bellwether/domain/action-items/rules';
import { defaultLocale } from '@bellwether/domain/locale/locales';
import { said } from '@bellwether/domain/shared/said';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { refusedAs } from './faults.ts';
import { choiceFields } from './people.ts';
import {
  askedId,
  cursorSchema,
  daySchema,
  idOrNoneSchema,
  idParam,
  idSchema,
  instantSchema,
  pageOf,
  permissionsSchemaOf,
  removedSchema,
  requiredName,
  sentInstantSchema,
  textSchema,
} from './wire.ts';
import { wireWords } from './words.ts';

/** A person of an action item. */
export const actionItemUserSchema = z.object({
  Id: idSchema,
  Name: z.string(),
  Avatar: z.nullable(z.string()),
});
export type ActionItemUser = z.output<typeof actionItemUserSchema>;

/** A person to choose. `Email` is empty if the viewer does not see the person's profile. */
export const actionItemChoiceSchema = z.object({ ...actionItemUserSchema.shape, ...choiceFields });
export type ActionItemChoice = z.output<typeof actionItemChoiceSchema>;

export const actionItemSchema = z.object({
  Id: idSchema,
  Title: z.string(),
  /** The goal that it was made from; 0 without one, and if the viewer does not see the goal. */
  GoalId: idOrNoneSchema,
  /** The goal's title; null under the same conditions. */
  GoalTitle: z.nullable(z.string()),
  /** `YYYY-MM-DD`. */
  DueDate: daySchema,
  /** The deadline is before the company's day, and the item is not completed. */
  IsOverdue: z.boolean(),
  AssigneeId: idSchema,
  RequesterId: idSchema,
  /** Whether these people are deactivated. The rights of a requester who left go to their acting manager. */
  HasAssigneeLeft: z.boolean(),
  HasRequesterLeft: z.boolean(),
  Assignee: actionItemChoiceSchema,
  Requester: actionItemChoiceSchema,
  /** Who made it: another person than the requester if the maker named one. */
  Author: actionItemUserSchema,
  IsCompleted: z.boolean(),
  CompletedAt: z.nullable(instantSchema),
  UpdatedAt: instantSchema,
  /** `true`, or the state that prevents the act now; absent: never this person. */
  Permissions: permissionsSchemaOf(actionItemPermissionNames, actionItemReasons),
});
export type ActionItem = z.output<typeof actionItemSchema>;

export const actionItemSorts = ['Title', 'DueDate', 'AssigneeId', 'RequesterId'] as const;
export type ActionItemSort = (typeof actionItemSorts)[number];
export const sortOrders = ['ascend', 'descend'] as const;
export type SortOrder = (typeof sortOrders)[number];

const ids = z.optional(z.array(idSchema).check(z.maxLength(100)));

const filtersSchema = z.strictObject({
  /** These items only: for the address of one. */
  Id: ids,
  AssigneeId: ids,
  RequesterId: ids,
  /** Items made from these goals. */
  GoalId: ids,
  /** Items whose title contains each of the words. */
  Title: z.optional(textSchema(actionItemLimits.title, 'Search')),
});

export const listActionItems = endpoint({
  name: 'listActionItems',
  summary: 'The action items of the signed-in person, a page of one tab. `count` is of all pages.',
  method: 'POST',
  path: '/actionitem/Get',
  scope: 'goals:read',
  who: 'keepsActionItems',
  body: z.strictObject({
    Page: z._default(z.int().check(z.gte(0), z.lte(10_000)), 0),
    PageSize: z._default(z.int().check(z.gte(1), z.lte(100)), 20),
    SortBy: z._default(z.enum(actionItemSorts), 'DueDate'),
    SortOrder: z._default(z.enum(sortOrders), 'ascend'),
    Filters: z._default(filtersSchema, {}),
    /** The tab; null for both. */
    IsCompleted: z._default(z.nullable(z.boolean()), false),
  }),
  reply: z.object({
    data: z.array(actionItemSchema),
    /** How many items of the tab match the filters. */
    count: z.int(),
    /** The assignees of the tab without filters, by name. */
    to_users: z.array(actionItemChoiceSchema),
    /** The requesters of the tab without filters, by name. */
    by_users: z.array(actionItemChoiceSchema),
    /** The company's day, which decides what is overdue. */
    Today: daySchema,
  }),
  counts: 'nothing',
});

const enter = said(actionItemMessages, 'enter');
const dueDateSchema = z.string(refusedAs(enter)).check(
  z.minLength(1, refusedAs(enter)),
  z.refine(
    (text) => text === '' || isDueDay(text),
    refusedAs(said(actionItemMessages, 'day', defaultLocale)),
  ),
);

const fields = {
  Title: requiredName(actionItemLimits.title, enter, 'Title'),
  DueDate: dueDateSchema,
  AssigneeId: askedId(said(actionItemMessages, 'select')),
  RequesterId: askedId(said(actionItemMessages, 'select')),
};

export const createActionItem = endpoint({
  name: 'createActionItem',
  summary: 'Makes an action item; `GoalId` names the goal that it is made from.',
  method: 'POST',
  path: '/actionitem',
  scope: 'goals:write',
  who: 'keepsActionItems',
  body: z.strictObject({ ...fields, GoalId: z.optional(idOrNoneSchema) }),
  reply: actionItemSchema,
});

export const updateActionItem = endpoint({
  name: 'updateActionItem',
  summary: 'Changes an open action item; its requester only.',
  method: 'PUT',
  path: '/actionitem/{id}',
  scope: 'goals:write',
  who: 'keepsActionItems',
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({
    ...fields,
    /** `UpdatedAt` of the item that the person read: 409 if it has changed. */
    UpdatedAt: z.optional(sentInstantSchema),
  }),
  reply: actionItemSchema,
});

export const listActionItemUsers = endpoint({
  name: 'listActionItemUsers',
  summary: 'The people who can get action items, by name; 50 a page.',
  method: 'GET',
  path: '/actionitem/users',
  scope: 'goals:read',
  who: 'keepsActionItems',
  query: z.strictObject({ Search: z.optional(textSchema(255, 'Search')), Cursor: cursorSchema }),
  reply: pageOf(actionItemChoiceSchema),
});

export const markActionItem = endpoint({
  name: 'markActionItem',
  summary: 'Completes an open action item (tab 1) or reopens a completed one (tab 2); its assignee only.',
  method: 'GET',
  path: '/actionitem/MarkComplete/{id}/{tab}',
  scope: 'none',
  who: 'keepsActionItems',
  params: z.strictObject({
    id: idParam,
    tab: z.pipe(
      z.enum(['1', '2'], refusedAs(said(wireWords, 'choose', [1, 2]))),
      z.transform((text) => Number(text) as 1 | 2),
    ),
  }),
  reply: actionItemSchema,
  refuses: [409],
  counts: 'write',
});

export const deleteActionItem = endpoint({
  name: 'deleteActionItem',
  summary: 'Deletes an action item; its requester only.',
  method: 'DELETE',
  path: '/actionitem/{id}',
  scope: 'goals:write',
  who: 'keepsActionItems',
  params: z.strictObject({ id: idParam }),
  reply: removedSchema,
});

/** The twins of `markActionItem` for programs. */
export const completeActionItem = endpoint({
  name: 'completeActionItem',
  summary: 'Completes an open action item; its assignee only.',
  method: 'POST',
  path: '/actionitem/{id}/Complete',
  scope: 'goals:write',
  who: 'keepsActionItems',
  params: z.strictObject({ id: idParam }),
  reply: actionItemSchema,
});

export const reopenActionItem = endpoint({
  name: 'reopenActionItem',
  summary: 'Reopens a completed action item; its assignee only.',
  method: 'POST',
  path: '/actionitem/{id}/Reopen',
  scope: 'goals:write',
  who: 'keepsActionItems',
  params: z.strictObject({ id: idParam }),
  reply: actionItemSchema,
});
