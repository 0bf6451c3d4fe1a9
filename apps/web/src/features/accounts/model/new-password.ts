import { newPasswordSchema } from '@bellwether/contract/accounts';
import { ProblemError } from '@bellwether/contract/problem';
import * as z from 'zod/mini';
import { CONFIRM_DIFFERS, CONFIRM_REQUIRED } from '../words.ts';

/** The fields of whatever form sets a new password; the password's own rules are the contract's (3-strategy §5). */
export const newPasswordFields = {
  password: newPasswordSchema,
  confirmation: z.string().check(z.trim(), z.minLength(1, CONFIRM_REQUIRED)),
} as const;

/** The check of a form with these fields. */
export const confirmationMatches = z.refine<{ readonly password: string; readonly confirmation: string }>(
  (form) => form.confirmation === '' || form.confirmation === form.password,
  {
    error: CONFIRM_DIFFERS,
    path: ['confirmation'],
    // Two different passwords are told at once, not only when all other fields are right.
    when: () => true,
  },
);

/** What the server says about the new password; undefined where the failure is about something else. */
export function newPasswordFault(error: unknown): string | undefined {
  return error instanceof ProblemError ? error.errorFor('Password') : undefined;
}
