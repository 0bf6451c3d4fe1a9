import type { Appraisal } from '@bellwether/contract/talent/appraisal';
import type { AppraisalPermission } from '@bellwether/domain/talent/permission-names';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useLetThrough } from '#platform/form/use-let-through.ts';
import { isAbsent, problemText } from '#platform/problem.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { appraisalQuery } from '../api.ts';
import { appraisalWords, reasonWords } from '../words.appraisal.ts';

interface AppraisalGateProps {
  readonly id: number;
  readonly needs: AppraisalPermission;
  readonly children: (appraisal: Appraisal) => ReactNode;
}

/**
 * Shows a form only to people who may act now. Everybody else gets the reason, so that a copied link never leads to a
 * form whose save is refused (wire.4). An open form stays below the reason, because another person's act must not
 * remove typed text.
 */
export function AppraisalGate({ id, needs, children }: AppraisalGateProps) {
  const { data, error, refetch } = useQuery({ ...appraisalQuery(id), enabled: id > 0 });
  const may = data?.Permissions[needs];
  const isShown = useLetThrough(id, may === true && !isAbsent(error));
  if (id === 0 || (isAbsent(error) && !isShown)) return <Notice tone="warn">{appraisalWords.absent}</Notice>;
  if (!data) {
    if (!error) return <SkeletonForm fields={3} />;
    return (
      <ErrorPanel title={appraisalWords.failed} detail={problemText(error)} onRetry={() => void refetch()} />
    );
  }
  const reason = isAbsent(error)
    ? appraisalWords.absent
    : may === true
      ? undefined
      : may === undefined
        ? appraisalWords.notYours
        : reasonWords[may];
  return (
    <>
      {reason === undefined ? null : <Notice tone="warn">{reason}</Notice>}
      {isShown ? <Fragment key="form">{children(data)}</Fragment> : null}
    </>
  );
}
