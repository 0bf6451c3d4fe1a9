import { goalMessages, limits } from '@bellwether/domain/goals/messages';
import { said } from '@bellwether/domain/shared/said';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idParam, idSchema, sentInstantSchema, textSchema } from '../wire.ts';
import { askedLevel, commentSchema, goalInfoSchema, goalStatusSchema } from './goal.ts';

export const predictGoal = endpoint({
  name: 'predictGoal',
  summary: 'Gives or changes the prediction of one week. `Id` is the status: it names goal and week.',
  method: 'POST',
  path: '/Goal/updatestatus',
  scope: 'predictions:write',
  body: z.strictObject({
    Id: idSchema,
    Likelihood: askedLevel(said(goalMessages, 'likelihoodAndQualityRequired')),
    Quality: askedLevel(said(goalMessages, 'likelihoodAndQualityRequired')),
    Comment: z._default(textSchema(limits.comment, 'Comment'), ''),
    /** When it was given without a network. A prediction that was given elsewhere after that stays (screens.13). */
    GivenAt: z.optional(sentInstantSchema),
  }),
  reply: goalInfoSchema,
});

export const getGoalStatus = endpoint({
  name: 'getGoalStatus',
  summary: 'One weekly status with its goal.',
  method: 'GET',
  path: '/Goal/goalstatus/{id}',
  scope: 'goals:read',
  params: z.strictObject({ id: idParam }),
  reply: z.object({
    ...goalStatusSchema.shape,
    GoalId: idSchema,
    Goal: z.object({ Id: idSchema, Title: z.string() }),
  }),
});

export const listStatusComments = endpoint({
  name: 'listStatusComments',
  summary: 'The comments of one weekly status, oldest first.',
  method: 'GET',
  path: '/Goal/goalstatus/comments/{statusId}',
  scope: 'goals:read',
  params: z.strictObject({ statusId: idParam }),
  reply: z.object({ data: z.array(commentSchema), Next: z.nullable(z.string()) }),
});
