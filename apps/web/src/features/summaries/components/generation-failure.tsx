import { Button } from '@mantine/core';
import { Notice } from '#ui/feedback/notice.tsx';
import { refusalOf } from '../model/refusal.ts';
import { summaryWords } from '../words.ts';

interface GenerationFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Why the generation stopped: the server's message, or that the call failed (summaries.1). */
export function GenerationFailure({ error, onRetry }: GenerationFailureProps) {
  const { sentence, isFailedCall, reason } = refusalOf(error);
  if (!isFailedCall) return <Notice tone="bad">{sentence}</Notice>;
  return (
    <Notice
      tone="bad"
      action={
        <Button variant="default" size="xs" onClick={onRetry}>
          {summaryWords.generateAgain}
        </Button>
      }
    >
      <strong>{sentence}</strong> {reason} {summaryWords.tryAgain}
    </Notice>
  );
}
