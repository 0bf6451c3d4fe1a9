import { tryModelAgain } from '@bellwether/domain/suggestions/words';
import { Button } from '@mantine/core';
import { Notice } from './notice.tsx';

interface AuthorNoteProps {
  /** The server's line about who wrote the text. */
  readonly notice: string;
  /** Templates wrote it because the model gave nothing. */
  readonly isFallback: boolean;
  readonly isPending?: boolean;
  readonly onAgain: () => void;
  /** The look of the line below a text that was written as asked. */
  readonly className?: string | undefined;
}

/** Says who wrote a text. If the model gave nothing, offers to try it again. */
export function AuthorNote({ notice, isFallback, isPending = false, onAgain, className }: AuthorNoteProps) {
  if (!isFallback) return <p className={className}>{notice}</p>;
  return (
    <Notice
      tone="warn"
      action={
        <Button variant="default" size="xs" loading={isPending} onClick={onAgain}>
          {tryModelAgain}
        </Button>
      }
    >
      {notice}
    </Notice>
  );
}
