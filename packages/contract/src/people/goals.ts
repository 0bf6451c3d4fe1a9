import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { listedGoalSchema } from '../goals/goal.ts';
import { cursorSchema, idOrNoneParam, idParam, pageOf } from '../wire.ts';

export const listGoalsOfPerson = endpoint({
  name: 'listGoalsOfPerson',
  summary:
    'The goals of a person and a period that the caller sees, in the order of the goal list; 50 a page. Period 0 is the current one.',
  method: 'GET',
  path: '/Profile/goals/{userId}/{periodId}',
  params: z.strictObject({ userId: idParam, periodId: idOrNoneParam }),
  query: z.strictObject({ Cursor: cursorSchema }),
  reply: pageOf(listedGoalSchema),
});
