import { complianceAnswers } from '@bellwether/domain/dashboard/compliance';
import * as z from 'zod/mini';
import { complianceFigures, complianceScopeParam } from './dashboard.ts';
import { endpoint } from './endpoint.ts';
import { idSchema, pathWord } from './wire.ts';

/** The most people whom one call reminds. */
export const mostReminded = 1000;

/** What became of the people of one call. */
export const remindedSchema = z.object({
  /** How many were reminded by this call. */
  Reminded: z.int(),
  /** How many were reminded before today. */
  Already: z.int(),
  /** How many are away, so they were not reminded. */
  Away: z.int(),
});
export type Reminded = z.output<typeof remindedSchema>;

/**
 * 403 for people who may not remind with this list (notifications.14); 404 for an answer that the figure does not have,
 * or whose people owe nothing.
 */
export const remindPeople = endpoint({
  name: 'remindPeople',
  summary:
    'Reminds the people behind a compliance figure of what they owe, each once a day at most; nobody who is away. Without `UserIds` all of them, 1000 at most; ids that are not in the list are ignored.',
  method: 'POST',
  path: '/dashboard/complience/{scope}/{figure}/{answer}/remind',
  scope: 'none',
  who: 'readsCompliance',
  params: z.strictObject({
    scope: complianceScopeParam,
    figure: pathWord(complianceFigures),
    answer: pathWord(complianceAnswers),
  }),
  body: z.strictObject({
    UserIds: z.optional(z.array(idSchema).check(z.minLength(1), z.maxLength(mostReminded))),
  }),
  reply: remindedSchema,
});
