import { limits } from '@bellwether/domain/goals/messages';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idSchema, textSchema } from '../wire.ts';
import { goalInfoSchema } from './goal.ts';

export const shelveGoal = endpoint({
  name: 'shelveGoal',
  summary: 'Shelves, asks to shelve, reactivates, or answers a request to shelve (`approved` or `denied`).',
  method: 'POST',
  path: '/Goal/shelve',
  scope: 'goals:write',
  body: z.strictObject({
    Id: idSchema,
    Status: z.enum(['shelved', 'shelving_in_review', 'reactivated', 'approved', 'denied']),
    Comment: z._default(textSchema(limits.comment, 'Comment'), ''),
  }),
  reply: goalInfoSchema,
});
