import { ProblemError } from '@bellwether/contract/problem';
import { problemText } from '#platform/problem.ts';
import { NothingWritten } from '../api.ts';
import { summaryWords } from '../words.ts';

interface Refusal {
  readonly sentence: string;
  /** Whether the call failed, so that another try may help. */
  readonly isFailedCall: boolean;
  /**
   * A further reason, if there is one: the goals changed, the day's drafts are used up, or the AI provider is too
   * busy.
   */
  readonly reason: string | undefined;
}

/**
 * Returns the message to show: the server's, or the fixed message for a failed call (summaries.1).
 */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof NothingWritten && error.message !== '')
    return { sentence: error.message, isFailedCall: false, reason: undefined };
  const isTold = error instanceof ProblemError && [404, 429, 503].includes(error.status);
  return {
    sentence: summaryWords.failedCall,
    isFailedCall: true,
    reason: isTold ? problemText(error) : undefined,
  };
}
