import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import {
  goalManagerResultSchema,
  goalResultSchema,
  goalStatusSchema,
  listedGoalSchema,
} from '../goals/goal.ts';
import { suggestionEngineSchema } from '../tenant.ts';
import { cursorSchema, idParam, idSchema, instantSchema } from '../wire.ts';
import { teamCycleParam } from './overview.ts';

/** A goal beside the text, with the whole result and the manager's feedback. */
export const evidenceGoalSchema = z.object({
  ...listedGoalSchema.shape,
  Measurement: z.string(),
  GoalResult: z.nullable(z.object({ ...z.omit(goalResultSchema, { Comments: true }).shape })),
  GoalManagerResult: z.nullable(z.object({ ...z.omit(goalManagerResultSchema, { Comments: true }).shape })),
});
export type EvidenceGoal = z.output<typeof evidenceGoalSchema>;

/** 404 for people who may neither write nor read appraisals of the person. */
export const getAppraisalGoals = endpoint({
  name: 'getAppraisalGoals',
  summary:
    'The goals of the quarter beside an appraisal: only those that the caller sees, in the order of the list; 50 a page.',
  method: 'GET',
  path: '/talent/goals/{userId}/{periodId}',
  scope: 'none',
  params: z.strictObject({ userId: idParam, periodId: idParam }),
  query: z.strictObject({ Cursor: cursorSchema }),
  reply: z.object({
    Goals: z.array(evidenceGoalSchema),
    /** The weeks of these goals that have a prediction, by goal and week. */
    GoalStatuses: z.array(
      z.object({
        GoalId: idSchema,
        ...z.pick(goalStatusSchema, { Likelihood: true, Quality: true, GoalPeriodWeek: true }).shape,
      }),
    ),
    Next: z.nullable(z.string()),
  }),
});

/** A sentence of a draft, with what it rests on (talent.33). Without any source it has a blank that the reviewer fills in. */
const draftedSentenceSchema = z.object({
  Text: z.string(),
  Goals: z.array(z.object({ Id: idSchema, Title: z.string() })),
  /** It rests on what the employee handed in. */
  SelfReview: z.boolean(),
  /** It rests on what peers said, as far as the employee will read it. */
  PeerFeedback: z.boolean(),
});
export type DraftedSentence = z.output<typeof draftedSentenceSchema>;

/** 409 while the company has switched writing help off; 429 and 503 as for drafts of goals. */
export const draftReview = endpoint({
  name: 'draftReview',
  summary:
    'Suggests paragraphs of a review from goals, results, self review and peer feedback; never a rating. Counts as a draft.',
  method: 'POST',
  path: '/talent/gpt',
  scope: 'none',
  body: z.strictObject({
    UserId: idSchema,
    /** The quarter; for a cycle of its own, its last one. */
    EvaluationPeriodId: idSchema,
    /** A cycle of its own (talent.18); absent: the one of the appraisal that exists, else the quarter alone. */
    CycleId: z.optional(idSchema),
  }),
  reply: z.object({
    /** Plain text, to be accepted one by one. */
    Paragraphs: z.array(z.string()),
    /** The sentences of each paragraph. */
    Sentences: z.array(z.array(draftedSentenceSchema)),
    Engine: suggestionEngineSchema,
    /** The line under the draft that names its author. */
    Notice: z.string(),
    /** Templates wrote it because the connected model gave nothing; `Notice` says why. */
    IsFallback: z.boolean(),
  }),
});

const sharesSchema = z.object({
  /** How many appraisals have each rating, lowest first. */
  Primary: z.array(z.int()),
  Secondary: z.array(z.int()),
  Count: z.int(),
});

export const getRatingDistribution = endpoint({
  name: 'getRatingDistribution',
  summary:
    'The own ratings of a quarter or a cycle beside those of completed appraisals by others; nobody is named. 404 for people who write none.',
  method: 'GET',
  path: '/talent/distribution/{periodId}',
  scope: 'none',
  params: z.strictObject({ periodId: idParam }),
  query: z.strictObject({ Cycle: teamCycleParam }),
  reply: z.object({
    Own: sharesSchema,
    /** Null below 5 other reviewers or 20 completed appraisals. */
    Others: z.nullable(sharesSchema),
    /** The instant until which appraisals count. */
    At: instantSchema,
  }),
});
