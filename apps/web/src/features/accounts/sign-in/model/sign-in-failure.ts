import { ProblemError, wentWrong } from '@bellwether/contract/problem';
import { COMPANY_NOT_ACTIVE } from '../../words.ts';

/** Returns the text of a failed sign-in: the server's sentence, except one that has its own text (texts.9). */
export function signInFailure(error: unknown): string {
  if (!(error instanceof ProblemError) || !error.detail) return wentWrong;
  return error.code === 'tenant_deactivated' ? COMPANY_NOT_ACTIVE : error.detail;
}
