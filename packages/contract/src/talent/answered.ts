import { cycleLimits, cycleTexts } from '@bellwether/domain/talent/cycles/rules';
import { appraisalLimits, appraisalTexts } from '@bellwether/domain/talent/rules';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idParam, idSchema, textSchema } from '../wire.ts';
import { appraisalParts, appraisalSchema, startedFrom, talentPeriodSchema } from './appraisal.ts';
import { reviewAnswerSchema } from './questions.ts';

const { Review: _, ...answeredParts } = appraisalParts;
const answers = {
  Answers: z
    .array(z.strictObject({ Id: idSchema, Answer: textSchema(cycleLimits.answer, cycleTexts.answer) }))
    .check(z.maxLength(cycleLimits.questions)),
};

export const listReviewQuestions = endpoint({
  name: 'listReviewQuestions',
  summary:
    'The questions that the template of a cycle asks the manager about a person, unanswered; empty if the review is one text. 404 for people who may neither write nor read appraisals of the person.',
  method: 'GET',
  path: '/talent/cycles/{id}/questions/{userId}',
  scope: 'none',
  params: z.strictObject({ id: idParam, userId: idParam }),
  reply: z.object({
    Questions: z.array(reviewAnswerSchema),
    /** The quarters that the cycle touches and that have begun, oldest first, for the goals beside the form. */
    Periods: z.array(talentPeriodSchema),
    /** Whether the caller may read a handed in self review (talent.20). */
    HasSelfReview: z.boolean(),
  }),
});

export const createAnsweredAppraisal = endpoint({
  name: 'createAnsweredAppraisal',
  summary:
    'Starts the appraisal of a report in a cycle with a template, as `createAppraisal`: the answers to its questions are the review.',
  method: 'POST',
  path: '/talent/answered',
  scope: 'none',
  body: z.strictObject({ ...answeredParts, ...answers, CycleId: idSchema }),
  reply: appraisalSchema,
  refuses: [409],
});

export const saveAnsweredAppraisal = endpoint({
  name: 'saveAnsweredAppraisal',
  summary: 'Changes an appraisal of a cycle with a template, as `saveAppraisal`.',
  method: 'PUT',
  path: '/talent/answered/{id}',
  scope: 'none',
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({ ...answeredParts, ...answers, ...startedFrom }),
  reply: appraisalSchema,
  refuses: [409],
});

export const confirmAppraisal = endpoint({
  name: 'confirmAppraisal',
  summary:
    'The employee acknowledges an appraisal of a cycle without signatures, with an optional comment, which completes it.',
  method: 'POST',
  path: '/talent/confirm/{id}',
  scope: 'none',
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({
    Comment: z._default(textSchema(appraisalLimits.comment, appraisalTexts.comment), ''),
    ...startedFrom,
  }),
  reply: appraisalSchema,
  refuses: [409],
});
