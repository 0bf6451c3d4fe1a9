import { isConflict, problemText } from '#platform/problem.ts';
import { ChangeList } from '#ui/data/change-list.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useGoalChanger } from '../../model/goal-changes.ts';
import type { GoalConflict } from '../model/use-conflict.ts';
import { changedMeanwhile, differenceWords, typedIsKept } from '../words.ts';
import classes from './act-failure.module.css';
import { ReloadButton } from './reload-button.tsx';

interface ActFailureProps {
  readonly conflict: GoalConflict;
  /** Absent = the present goal becomes the new base, and the fields stay unchanged. */
  readonly onReload?: () => void;
}

/** Shows why a save failed, what another person changed, and why the act is no longer possible. */
export function ActFailure({ conflict, onReload = conflict.reload }: ActFailureProps) {
  return (
    <>
      <Failure conflict={conflict} onReload={onReload} />
      {conflict.reason === undefined ? null : <p role="alert">{conflict.reason}</p>}
    </>
  );
}

function Failure({ conflict: { base, error, changes }, onReload }: Required<ActFailureProps>) {
  const changer = useGoalChanger(base.Goal.Id);
  if (error === null && changes.length === 0) return null;
  if (error !== null && !isConflict(error)) return <Notice tone="bad">{problemText(error)}</Notice>;
  return (
    <div className={classes.failure}>
      <Notice tone="warn" action={<ReloadButton onReload={onReload} />}>
        {changes.length > 0 ? changedMeanwhile(changer) : problemText(error)} {typedIsKept}
      </Notice>
      {changes.length > 0 ? (
        <ChangeList
          changes={changes}
          fromLabel={differenceWords.before}
          toLabel={differenceWords.now}
          level={4}
        />
      ) : null}
    </div>
  );
}
