import { limits } from '@bellwether/domain/goals/messages';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idParam, idSchema, sentInstantSchema, textSchema } from '../wire.ts';
import { goalInfoSchema, reviewInfoSchema } from './goal.ts';

const comment = z._default(textSchema(limits.comment, 'Comment'), '');

export const approveGoal = endpoint({
  name: 'approveGoal',
  summary: 'Moves a goal in draft or review, or the pending edit of an approved goal.',
  method: 'POST',
  path: '/Goal/approve',
  scope: 'goals:write',
  /** `review` submits, `approved` publishes or approves, `draft` requests changes (comment required). */
  body: z.strictObject({
    Id: idSchema,
    Status: z.enum(['review', 'approved', 'draft']),
    Comment: comment,
    /**
     * `UpdatedAt` of the goal or edit that the reviewer read: 409 if it has changed, so that nobody answers
     * an unread version.
     */
    UpdatedAt: z.optional(sentInstantSchema),
  }),
  reply: goalInfoSchema,
});

export const retractGoal = endpoint({
  name: 'retractGoal',
  summary: 'The owner takes a goal back from review to draft.',
  method: 'POST',
  path: '/Goal/retract',
  scope: 'goals:write',
  body: z.strictObject({ Id: idSchema, Status: z._default(z.enum(['draft']), 'draft'), Comment: comment }),
  reply: goalInfoSchema,
});

export const retractGoalEdit = endpoint({
  name: 'retractGoalEdit',
  summary: 'Takes a proposed edit back (`draft`) or discards it (`canceled`). `Id` is the goal.',
  method: 'POST',
  path: '/Goal/retractedits',
  scope: 'goals:write',
  body: z.strictObject({ Id: idSchema, Status: z.enum(['draft', 'canceled']), Comment: comment }),
  reply: goalInfoSchema,
});

export const takeBack = endpoint({
  name: 'takeBack',
  summary:
    'Takes back the own latest approval, publication, request for changes, review of a result or shelving of a goal, within an hour and while nobody has acted on it since: 409 otherwise.',
  method: 'POST',
  path: '/Goal/takeback',
  scope: 'goals:write',
  body: z.strictObject({ Id: idSchema }),
  reply: goalInfoSchema,
});

const byId = z.strictObject({ id: idParam });

export const getApprovalRequest = endpoint({
  name: 'getApprovalRequest',
  summary: 'The goal with what a waiting edit would change, for the approval dialog.',
  method: 'GET',
  path: '/Goal/requestapproval/{id}',
  scope: 'goals:read',
  params: byId,
  reply: reviewInfoSchema,
});

export const getGoalReview = endpoint({
  name: 'getGoalReview',
  summary: 'The goal as its reviewer sees it.',
  method: 'GET',
  path: '/dashboard/reviewdata/{id}',
  scope: 'goals:read',
  params: byId,
  reply: reviewInfoSchema,
});

export const getGoalEditReview = endpoint({
  name: 'getGoalEditReview',
  summary: 'A proposed edit, by the id of the edit, as its reviewer sees it.',
  method: 'GET',
  path: '/dashboard/editreviewdata/{id}',
  scope: 'goals:read',
  params: byId,
  reply: reviewInfoSchema,
});
