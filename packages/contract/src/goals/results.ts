import { goalMessages, limits } from '@bellwether/domain/goals/messages';
import { said } from '@bellwether/domain/shared/said';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idOrNoneSchema, idSchema, requiredText, sentInstantSchema, textSchema } from '../wire.ts';
import { askedLevel, goalInfoSchema } from './goal.ts';

// The goal's type decides which of Completed and ObjectiveResult is required, so the server checks it with
// the domain's rule.
export const outcomeValues = {
  /** The result's id; 0 for a new result. */
  Id: z._default(idOrNoneSchema, 0),
  GoalId: idSchema,
  Completed: z._default(z.nullable(z.boolean()), null),
  /** Percent, above 0 and up to 100; only for ObjectiveResult goals. */
  ObjectiveResult: z._default(z.nullable(z.number()), null),
  UpdatedAt: z.optional(sentInstantSchema),
};

/** What an owner says about the end of a goal. */
export const ownerWords = {
  Quality: askedLevel(said(goalMessages, 'qualityRequired')),
  Outcome: requiredText(limits.outcome, said(goalMessages, 'outcomeRequired'), 'Outcome'),
};

export const finalizeGoal = endpoint({
  name: 'finalizeGoal',
  summary: "Records or changes the owner's result.",
  method: 'POST',
  path: '/Goal/finalize',
  scope: 'goals:write',
  body: z.strictObject({
    ...outcomeValues,
    ...ownerWords,
  }),
  reply: goalInfoSchema,
});

export const reviewResult = endpoint({
  name: 'reviewResult',
  summary: "Records or changes the manager's review of a result.",
  method: 'POST',
  path: '/Goal/finalize_approved',
  scope: 'goals:write',
  body: z.strictObject({
    ...outcomeValues,
    Feedback: requiredText(limits.feedback, said(goalMessages, 'feedbackRequired'), 'Feedback'),
  }),
  reply: goalInfoSchema,
});

export const retractResult = endpoint({
  name: 'retractResult',
  summary: 'The owner takes a result back before the manager has reviewed it.',
  method: 'POST',
  path: '/Goal/finalize_retract',
  scope: 'goals:write',
  body: z.strictObject({ GoalId: idSchema, Comment: z._default(textSchema(limits.comment, 'Comment'), '') }),
  reply: goalInfoSchema,
});
