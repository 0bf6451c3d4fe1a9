import { ProblemError } from '@bellwether/contract/problem';
import { Button } from '@mantine/core';
import { problemText } from '#platform/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { waitWords, draftingHelpWords as words } from '../words.ts';

interface DraftFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Shows why no draft came, and when to try again. The form stays unchanged. */
export function DraftFailure({ error, onRetry, onClose }: DraftFailureProps) {
  const wait = error instanceof ProblemError ? error.retryAfter : undefined;
  const retry = (
    <Button variant="default" size="xs" onClick={onRetry}>
      {words.tryAgain}
    </Button>
  );
  return (
    <Notice tone="bad" onClose={onClose} action={wait === undefined ? retry : undefined}>
      {problemText(error)} {wait === undefined ? null : waitWords(wait)}
    </Notice>
  );
}
