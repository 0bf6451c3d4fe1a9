import { ProblemError } from '@bellwether/contract/problem';
import { manualMessages } from '@bellwether/domain/people/manual/manual';
import { problemText } from '#platform/problem.ts';

/**
 * Returns the message for a failed save of the manual entry: the server's message for a refusal, else the fixed one
 * (texts.9).
 */
export function entryFailure(error: unknown): string {
  return error instanceof ProblemError && error.status < 500 ? problemText(error) : manualMessages.failed;
}
