import type { Appraisal } from '@bellwether/contract/talent/appraisal';
import type { AppraisalPermission } from '@bellwether/domain/talent/permission-names';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
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
 * form whose save is refused (decisions-2 Z3).
 */
export function AppraisalGate({ id, needs, children }: AppraisalGateProps) {
  const { data, error, refetch } = useQuery({ ...appraisalQuery(id), enabled: id > 0 });
  if (id === 0 || isAbsent(error)) return <Notice tone="warn">{appraisalWords.absent}</Notice>;
  if (!data) {
    if (!error) return <SkeletonForm fields={3} />;
    return (
      <ErrorPanel title={appraisalWords.failed} detail={problemText(error)} onRetry={() => void refetch()} />
    );
  }
  const may = data.Permissions[needs];
  if (may === true) return children(data);
  return <Notice tone="warn">{may === undefined ? appraisalWords.notYours : reasonWords[may]}</Notice>;
}
