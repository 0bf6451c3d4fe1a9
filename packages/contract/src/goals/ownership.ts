import { goalMessages } from '@bellwether/domain/goals/messages';
import { said } from '@bellwether/domain/shared/said';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { choiceFields, personSchema } from '../people.ts';
import {
  askedId,
  cursorSchema,
  idOrNoneParam,
  idOrNoneSchema,
  idParam,
  idSchema,
  pageOf,
  sentInstantSchema,
  textSchema,
} from '../wire.ts';
import { goalInfoSchema, goalStateSchema } from './goal.ts';

export const changeGoalOwner = endpoint({
  name: 'changeGoalOwner',
  summary: 'Gives a goal to another person.',
  method: 'POST',
  path: '/Goal/changegoalownership',
  scope: 'goals:write',
  body: z.strictObject({
    Id: idSchema,
    UserId: askedId(said(goalMessages, 'ownerRequired')),
    /** `UpdatedAt` of the goal that the person read: 409 if it has changed. */
    UpdatedAt: z.optional(sentInstantSchema),
  }),
  reply: goalInfoSchema,
});

export const reassignOpenGoals = endpoint({
  name: 'reassignOpenGoals',
  summary:
    'Gives all open goals of one person that the caller sees to another person, or none of them; `Count` is their number. Open: neither finalized nor shelved, in any quarter.',
  method: 'POST',
  path: '/Goal/changegoalownership/all',
  scope: 'goals:write',
  body: z.strictObject({ OwnerId: idSchema, UserId: askedId(said(goalMessages, 'ownerRequired')) }),
  reply: z.object({ Count: z.int() }),
  refuses: [409],
});

export const changeParentGoal = endpoint({
  name: 'changeParentGoal',
  summary: 'Aligns a goal under another; `GoalId` 0 removes the parent.',
  method: 'POST',
  path: '/Goal/changeparentgoal',
  scope: 'goals:write',
  body: z.strictObject({
    Id: idSchema,
    GoalId: idOrNoneSchema,
    /** `UpdatedAt` of the goal that the person read: 409 if it has changed. */
    UpdatedAt: z.optional(sentInstantSchema),
  }),
  reply: goalInfoSchema,
});

/** Why a goal cannot be chosen as parent. */
export const parentCandidateSchema = z.object({
  Id: idSchema,
  Title: z.string(),
  State: goalStateSchema,
  GoalPeriodId: idSchema,
  User: personSchema,
  Disabled: z.boolean(),
  Reason: z.nullable(z.string()),
});
export type ParentCandidate = z.output<typeof parentCandidateSchema>;

export const listParentCandidates = endpoint({
  name: 'listParentCandidates',
  summary:
    'Goals that `goalId` (0: a new goal) could be aligned under, of one owner (0: everyone). Scope 0: only those that can be chosen; 1: all, with the reason. `DraftedFor` names the owner whom a goal or its draft is written for (0 or absent: oneself for a new goal).',
  method: 'GET',
  path: '/Goal/usergoals/{userId}/{periodId}/{goalId}/{scope}',
  scope: 'goals:read',
  params: z.strictObject({
    userId: idOrNoneParam,
    periodId: idOrNoneParam,
    goalId: idOrNoneParam,
    scope: z.enum(['0', '1']),
  }),
  query: z.strictObject({
    Search: z.optional(textSchema(255, 'Search')),
    Cursor: cursorSchema,
    DraftedFor: z.optional(idOrNoneParam),
  }),
  reply: pageOf(parentCandidateSchema),
});

export const listGoalOwners = endpoint({
  name: 'listGoalOwners',
  summary: 'People whom this person may choose as owner, by name; 50 a page.',
  method: 'GET',
  path: '/Goal/users',
  scope: 'goals:read',
  query: z.strictObject({ Search: z.optional(textSchema(255, 'Search')), Cursor: cursorSchema }),
  reply: pageOf(
    z.object({
      Id: idSchema,
      Name: z.string(),
      ...choiceFields,
      Avatar: z.nullable(z.string()),
      ParentId: idOrNoneSchema,
      /** Whether the caller may make a goal of this owner private. */
      MayBePrivate: z.boolean(),
    }),
  ),
});

export const followGoal = endpoint({
  name: 'followGoal',
  summary: 'Toggles following, or sets it with `?On=`, so that a repeated request changes nothing twice.',
  method: 'GET',
  path: '/Goal/follow/{id}',
  scope: 'none',
  params: z.strictObject({ id: idParam }),
  query: z.strictObject({ On: z.optional(z.enum(['true', 'false'])) }),
  counts: 'write',
  reply: z.object({ Id: idSchema, IsFollowed: z.boolean() }),
  refuses: [409],
});

/** A goal that the person follows. */
export const followedGoalSchema = z.object({
  Id: idSchema,
  Title: z.string(),
  State: goalStateSchema,
  GoalPeriodId: idSchema,
  User: personSchema,
});

export const listFollowedGoals = endpoint({
  name: 'listFollowedGoals',
  summary: 'The visible goals that the caller follows, newest first, 50 a page.',
  method: 'GET',
  path: '/Goal/following',
  scope: 'goals:read',
  query: z.strictObject({ Cursor: cursorSchema }),
  reply: pageOf(followedGoalSchema),
});

/** The twin of `followGoal` for programs. */
export const setGoalFollow = endpoint({
  name: 'setGoalFollow',
  summary: 'Follows a goal, or ends that. Repeated: no change.',
  method: 'POST',
  path: '/Goal/{id}/Follow',
  scope: 'goals:write',
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({ IsFollowed: z.boolean() }),
  reply: z.object({ Id: idSchema, IsFollowed: z.boolean() }),
});
