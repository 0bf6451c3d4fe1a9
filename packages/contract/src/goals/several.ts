import { mostSeveralGoals, severalGoalActs } from '@bellwether/domain/goals/several';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { severalOutcomeSchema } from '../people/several.ts';
import { idSchema } from '../wire.ts';

export const actOnGoals = endpoint({
  name: 'actOnGoals',
  summary:
    'Reminds the owners of several goals, follows the goals or ends that, or carries own ones over, with the caller’s rights checked for each. Which goal is refused is named with the reason; for the others it is done.',
  method: 'POST',
  path: '/Goal/several/act',
  scope: 'none',
  body: z.strictObject({
    Ids: z.array(idSchema).check(z.minLength(1), z.maxLength(mostSeveralGoals)),
    Act: z.enum(severalGoalActs),
  }),
  reply: severalOutcomeSchema,
});
