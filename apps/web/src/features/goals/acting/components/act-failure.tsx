import { isConflict, problemText } from '#platform/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { changedMeanwhile, typedIsKept } from '../../approval/words.ts';
import classes from './act-failure.module.css';
import { ChangeList, type TextChange } from './change-list.tsx';
import { ReloadButton } from './reload-button.tsx';

interface ActFailureProps {
  /** What the call was refused with; null = nothing failed. */
  readonly error: unknown;
  /** What somebody else changed meanwhile, known once the goal is read anew after a 409. */
  readonly changes: readonly TextChange[];
  /** Takes the present goal as the one to work on; what was typed stays. */
  readonly onReload: () => void;
}

/**
 * Why a save failed: the server's sentence, which speaks of the goal as it is now, or where it is known what the other
 * person changed.
 */
export function ActFailure({ error, changes, onReload }: ActFailureProps) {
  if (error === null) return null;
  if (!isConflict(error)) return <Notice tone="bad">{problemText(error)}</Notice>;
  return (
    <div className={classes.failure}>
      <Notice tone="warn" action={<ReloadButton onReload={onReload} />}>
        {changes.length > 0 ? changedMeanwhile : problemText(error)} {typedIsKept}
      </Notice>
      {changes.length > 0 ? <ChangeList changes={changes} fromLabel="Before" toLabel="Now" /> : null}
    </div>
  );
}
