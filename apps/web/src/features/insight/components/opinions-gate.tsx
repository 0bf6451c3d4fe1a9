import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Opinions, opinionsQuery } from '#features/goals/door.ts';
import { problemText } from '#platform/problem.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { viewWords } from '../words.ts';

interface OpinionsGateProps {
  readonly goalId: number | undefined;
  /** Returns why the form is not shown, or undefined. */
  readonly refusal: (opinions: Opinions) => string | undefined;
  readonly children: (goalId: number, opinions: Opinions) => ReactNode;
}

/** Loads what a dialog about a goal needs, and shows its form to people who may act. */
export function OpinionsGate({ goalId, refusal, children }: OpinionsGateProps) {
  const { data, error, refetch } = useQuery({ ...opinionsQuery(goalId ?? 0), enabled: goalId !== undefined });
  if (goalId === undefined) return <Notice tone="warn">{viewWords.notYours}</Notice>;
  if (data) {
    const reason = refusal(data);
    return reason === undefined ? children(goalId, data) : <Notice tone="warn">{reason}</Notice>;
  }
  if (!error) return <SkeletonForm fields={1} />;
  return <ErrorPanel title={viewWords.failed} detail={problemText(error)} onRetry={() => void refetch()} />;
}
