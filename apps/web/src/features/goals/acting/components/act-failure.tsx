import { isConflict, problemText } from '#platform/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import type { GoalConflict } from '../model/use-conflict.ts';
import { changedMeanwhile, typedIsKept } from '../words.ts';
import classes from './act-failure.module.css';
import { ChangeList } from './change-list.tsx';
import { ReloadButton } from './reload-button.tsx';

interface ActFailureProps {
  readonly conflict: GoalConflict;
  /** Absent = the goal as it is now becomes the one to work on, and the fields stay as they are. */
  readonly onReload?: () => void;
}

/** Why a save failed, what somebody else changed, and why the act is not possible any more. */
export function ActFailure({ conflict, onReload = conflict.reload }: ActFailureProps) {
  return (
    <>
      <Failure conflict={conflict} onReload={onReload} />
      {conflict.reason === undefined ? null : <p role="alert">{conflict.reason}</p>}
    </>
  );
}

function Failure({ conflict: { error, changes }, onReload }: Required<ActFailureProps>) {
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
