import { newPasswordSchema } from '@bellwether/contract/accounts/password';
import { ProblemError } from '@bellwether/contract/problem';
import * as z from 'zod/mini';
import { CONFIRM_DIFFERS, CONFIRM_REQUIRED } from '../../words.ts';

/**
 * The fields of every form that sets a new password; the contract checks the password itself (accounts.9).
 */
export const newPasswordFields = {
  password: newPasswordSchema,
  confirmation: z.string().check(z.trim(), z.minLength(1, CONFIRM_REQUIRED)),
} as const;

/** Refuses a confirmation that differs from the password. */
export const confirmationMatches = z.refine<{ readonly password: string; readonly confirmation: string }>(
  (form) => form.confirmation === '' || form.confirmation === form.password,
  {
    error: CONFIRM_DIFFERS,
    path: ['confirmation'],
    // Run this check even while other fields are wrong.
    when: () => true,
  },
);

/** Returns the server's message about the new password; undefined if the failure has another cause. */
export function newPasswordFault(error: unknown): string | undefined {
  return error instanceof ProblemError ? error.errorFor('Password') : undefined;
}
