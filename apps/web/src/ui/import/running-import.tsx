import { Button } from '@mantine/core';
import { Notice } from '../feedback/notice.tsx';
import classes from './import.module.css';
import { tableImportWords as words } from './words.ts';

interface RunningImportProps {
  readonly isWaiting: boolean;
  readonly written: number;
  readonly all: number;
  /** Says how far the import is. */
  readonly text: string;
  readonly isCancelling: boolean;
  /** Why it was not cancelled. */
  readonly fault: string | null;
  readonly onCancel: () => void;
}

/** Shows the progress of a running import, with a button that cancels it. */
export function RunningImport({
  isWaiting,
  written,
  all,
  text,
  isCancelling,
  fault,
  onCancel,
}: RunningImportProps) {
  return (
    <>
      <p className={classes.counts} role="status">
        {isWaiting ? words.waiting : text}
      </p>
      <progress
        className={classes.progress}
        value={written}
        max={Math.max(1, all)}
        aria-label={words.progress}
      />
      <p className={classes.quiet}>{words.leave}</p>
      {fault === null ? null : <Notice tone="warn">{fault}</Notice>}
      <div className={classes.buttons}>
        <Button variant="default" loading={isCancelling} onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </>
  );
}
