import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { personSchema } from '../people.ts';
import { idSchema, instantSchema } from '../wire.ts';
import { levelSchema } from './goal.ts';
import { goalFilterSchema } from './reading.ts';

/** The most goals that one summary covers: the first ones of the list's order. */
export const mostSummarized = 2_000;

const countsSchema = z.object({
  /** Goals of the list. */
  Count: z.int(),
  /** Goals that count (approved, finalized, or on the way from one to the other) by their latest likelihood, 0 to 4. */
  Likelihood: z.array(z.int()).check(z.length(5)),
  /** Goals that count and have no prediction. */
  Unpredicted: z.int(),
  /** Goals whose owner was asked for a prediction for the latest week that needs one. */
  Asked: z.int(),
  /** Goals of `Asked` without that prediction. */
  NotUpdated: z.int(),
  /** Goals by their result: the figures `completed` (also 100 percent) and `missed`. */
  Completed: z.int(),
  NotCompleted: z.int(),
  /** Goals with a result below 100 percent. */
  Measured: z.int(),
  /** Goals about whose result owner and manager disagree; none of the three above counts them. */
  InDispute: z.int(),
});

const namedGoalSchema = z.object({ Id: idSchema, Title: z.string(), User: personSchema });

/** Goals of one kind: how many, and the first five. */
const someOf = <T extends z.core.SomeType>(goal: T) => z.object({ Count: z.int(), data: z.array(goal) });

export const movedGoalSchema = z.object({
  ...namedGoalSchema.shape,
  FromLikelihood: levelSchema,
  FromQuality: levelSchema,
  Likelihood: levelSchema,
  Quality: levelSchema,
});
export type MovedGoal = z.output<typeof movedGoalSchema>;

/** The goals of one direct report, in numbers. */
export const summarizedPersonSchema = z.object({
  User: personSchema,
  ...countsSchema.shape,
  /** The latest comment on one of these goals, 200 characters at most; null if there is none. */
  NewestComment: z.nullable(
    z.object({ GoalId: idSchema, Name: z.string(), Comment: z.string(), CreatedAt: instantSchema }),
  ),
});
export type SummarizedPerson = z.output<typeof summarizedPersonSchema>;

export const goalSummarySchema = z.object({
  ...countsSchema.shape,
  /** False if the list has more goals than the summary covers. */
  IsWhole: z.boolean(),
  /** Goals whose prediction of the latest week differs from the one before; the greatest falls first. */
  Moved: someOf(movedGoalSchema),
  /** The goals of the count `NotUpdated`, in the list's order; five at most. */
  Missing: z.array(namedGoalSchema),
  /** Goals that wait for the viewer's review. */
  Waiting: someOf(namedGoalSchema),
  /** The viewer's reports by name, also those without goals; empty unless the list has the scope DirectReports. */
  People: z.array(summarizedPersonSchema),
});
export type GoalSummary = z.output<typeof goalSummarySchema>;

export const summarizeGoals = endpoint({
  name: 'summarizeGoals',
  summary:
    'A goal list in numbers: distribution of likelihoods, what moved, what is not updated, what waits for the viewer.',
  method: 'POST',
  path: '/Goal/summary',
  scope: 'goals:read',
  body: z.omit(goalFilterSchema, { PageSize: true, Cursor: true }),
  counts: 'nothing',
  reply: goalSummarySchema,
});
