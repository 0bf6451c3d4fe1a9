import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { listedGoalSchema } from '../goals/goal.ts';
import { listedEditsSchema } from '../goals/reading.ts';
import { cursorSchema, idOrNoneParam, idParam, idSchema, pageOf } from '../wire.ts';

export const listGoalsOfPerson = endpoint({
  name: 'listGoalsOfPerson',
  summary:
    'The goals of a person and a period that the caller sees, in the order of the goal list; 50 a page. Period 0 is the current one.',
  method: 'GET',
  path: '/Profile/goals/{userId}/{periodId}',
  scope: 'goals:read',
  params: z.strictObject({ userId: idParam, periodId: idOrNoneParam }),
  query: z.strictObject({ Cursor: cursorSchema }),
  reply: z.object({ ...pageOf(listedGoalSchema).shape, goalEdits: listedEditsSchema }),
});

/** The running quarter's goals of one person, in numbers: only goals that the caller sees. */
export const goalCountsSchema = z.object({
  Id: idSchema,
  /** Goals that count (approved, finalized, or on the way from one to the other) by their latest likelihood, 0 to 4. */
  Likelihood: z.array(z.int()).check(z.length(5)),
  /** Goals that count and have no prediction. */
  Unpredicted: z.int(),
  /** Goals whose owner was asked for a prediction for the latest week that needs one. */
  Asked: z.int(),
  /** Goals of `Asked` without that prediction. */
  NotUpdated: z.int(),
});
export type GoalCounts = z.output<typeof goalCountsSchema>;

export const listReportGoals = endpoint({
  name: 'listReportGoals',
  summary:
    'The goals of a person’s direct reports in the running quarter, in numbers; people without goals that the caller sees are left out.',
  method: 'GET',
  path: '/Profile/ReportGoals/{id}',
  scope: 'goals:read',
  params: z.strictObject({ id: idParam }),
  reply: z.object({ data: z.array(goalCountsSchema) }),
});
