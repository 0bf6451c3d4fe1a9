import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { type Opinions, opinionsQuery } from '#features/goals/door.ts';
import { useLetThrough } from '#platform/form/use-let-through.ts';
import { problemText } from '#platform/problem.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { viewWords } from '../../words.ts';

interface OpinionsGateProps {
  readonly goalId: number | undefined;
  /** Returns why the form is not shown; undefined if it is shown. */
  readonly refusal: (opinions: Opinions) => string | undefined;
  readonly children: (goalId: number, opinions: Opinions) => ReactNode;
}

/** Loads the data for a dialog about a goal, and shows the dialog's form to people who may use it. */
export function OpinionsGate({ goalId, refusal, children }: OpinionsGateProps) {
  const { data, error, refetch } = useQuery({ ...opinionsQuery(goalId ?? 0), enabled: goalId !== undefined });
  const reason = data && refusal(data);
  const isShown = useLetThrough(goalId ?? 0, data !== undefined && reason === undefined);
  if (goalId === undefined) return <Notice tone="warn">{viewWords.notYours}</Notice>;
  if (data) {
    return (
      <>
        {reason === undefined ? null : <Notice tone="warn">{reason}</Notice>}
        {isShown ? <Fragment key="form">{children(goalId, data)}</Fragment> : null}
      </>
    );
  }
  if (!error) return <SkeletonForm fields={1} />;
  return <ErrorPanel title={viewWords.failed} detail={problemText(error)} onRetry={() => void refetch()} />;
}
