import { cycleLimits, cycleTexts, questionKinds } from '@bellwether/domain/talent/cycles/rules';
import { selfReviewReasons, selfReviewStates } from '@bellwether/domain/talent/self-review/rules';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { daySchema, idParam, idSchema, instantSchema, sentInstantSchema, textSchema } from '../wire.ts';
import { talentPeriodSchema, talentPersonSchema } from './appraisal.ts';

/** A self review in the employee's own list. */
export const listedSelfReviewSchema = z.object({
  CycleId: idSchema,
  CycleName: z.string(),
  State: z.enum(selfReviewStates),
  OpensOn: daySchema,
  DueOn: daySchema,
  /** True, or why it cannot be written now. */
  Write: z.union([z.literal(true), z.enum(selfReviewReasons)]),
});
export type ListedSelfReview = z.output<typeof listedSelfReviewSchema>;

export const selfReviewSchema = z.object({
  ...listedSelfReviewSchema.shape,
  User: talentPersonSchema,
  /** The quarters of the cycle that have begun, oldest first, for the goals beside the text. */
  Periods: z.array(talentPeriodSchema),
  /** In order; a question that was removed is still here for who has answered it. */
  Questions: z.array(
    z.object({
      Id: idSchema,
      Question: z.string(),
      Help: z.string(),
      IsRequired: z.boolean(),
      Kind: z.enum(questionKinds),
      /** The words of a scale, lowest first; its answer is one of them. */
      Levels: z.array(z.string()),
      /** Empty: not answered. */
      Answer: z.string(),
    }),
  ),
  HandedInAt: z.nullable(instantSchema),
  /** Null: nothing is saved yet. */
  UpdatedAt: z.nullable(instantSchema),
});
export type SelfReview = z.output<typeof selfReviewSchema>;

const saveSchema = z.strictObject({
  Answers: z
    .array(z.strictObject({ Id: idSchema, Answer: textSchema(cycleLimits.answer, cycleTexts.answer) }))
    .check(z.maxLength(cycleLimits.questions)),
  /** `UpdatedAt` of what the person read: 409 if it has changed. Null: nothing was saved. */
  UpdatedAt: z.optional(z.nullable(sentInstantSchema)),
});

export const listSelfReviews = endpoint({
  name: 'listSelfReviews',
  summary: 'The caller’s self reviews of all running cycles, newest first.',
  method: 'GET',
  path: '/talent/selfreviews',
  scope: 'none',
  reply: z.object({ data: z.array(listedSelfReviewSchema) }),
});

const ofPerson = { id: idParam, userId: idParam };

export const getSelfReview = endpoint({
  name: 'getSelfReview',
  summary:
    'The self review of a person in a cycle. Until it is handed in, 404 for everybody but the employee.',
  method: 'GET',
  path: '/talent/cycles/{id}/selfreview/{userId}',
  scope: 'none',
  params: z.strictObject(ofPerson),
  reply: selfReviewSchema,
});

export const saveSelfReview = endpoint({
  name: 'saveSelfReview',
  summary: 'Saves the caller’s self review, which stays private. It may be incomplete.',
  method: 'PUT',
  path: '/talent/cycles/{id}/selfreview',
  scope: 'none',
  params: z.strictObject({ id: idParam }),
  body: saveSchema,
  reply: selfReviewSchema,
  refuses: [409],
});

export const handInSelfReview = endpoint({
  name: 'handInSelfReview',
  summary:
    'Saves the caller’s self review and hands it in: from now on it is read by the people above, the ceo and HR admins, and does not change.',
  method: 'POST',
  path: '/talent/cycles/{id}/selfreview',
  scope: 'none',
  params: z.strictObject({ id: idParam }),
  body: saveSchema,
  reply: selfReviewSchema,
  refuses: [409],
});
