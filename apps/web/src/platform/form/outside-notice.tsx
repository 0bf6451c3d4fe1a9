import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Notice } from '#ui/feedback/notice.tsx';
import { isConflict, problemText } from '../problem.ts';
import type { OutsideChange } from './use-outside-change.ts';

interface OutsideNoticeProps {
  readonly of: Pick<OutsideChange<unknown>, 'error' | 'isNewer'>;
  /** The form's own save is on its way or done, so a newer version is its own. */
  readonly isSent: boolean;
  /** Says that somebody else changed the same thing, and that the typed text is kept. */
  readonly says: ReactNode;
  /** The label of the button that loads the present version. */
  readonly load: string;
  readonly onLoad: () => void;
}

/** Shows another person's change as soon as it is read, and why a save failed. */
export function OutsideNotice({ of, isSent, says, load, onLoad }: OutsideNoticeProps) {
  if (of.error !== null && !isConflict(of.error)) return <Notice tone="bad">{problemText(of.error)}</Notice>;
  const isNewer = of.isNewer && !isSent;
  if (of.error === null && !isNewer) return null;
  return (
    <Notice
      tone="warn"
      action={
        isNewer ? (
          <Button variant="default" size="xs" onClick={onLoad}>
            {load}
          </Button>
        ) : null
      }
    >
      {isNewer ? says : problemText(of.error)}
    </Notice>
  );
}
