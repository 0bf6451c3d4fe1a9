import { useQuery } from '@tanstack/react-query';
import { problemText } from '#platform/problem.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonBar } from '#ui/feedback/skeletons.tsx';
import { approvalRequestQuery } from '../api.ts';
import { pendingChangesWords } from '../words.ts';
import { ProposedChanges } from './proposed-changes.tsx';

/** Shows the changes of the pending edit, field by field. */
export function PendingChanges({ goalId }: { readonly goalId: number }) {
  const review = useQuery(approvalRequestQuery(goalId));
  if (review.data) return <ProposedChanges review={review.data} />;
  if (!review.isError) return <SkeletonBar height={64} />;
  return (
    <ErrorPanel
      title={pendingChangesWords.notLoaded}
      detail={problemText(review.error)}
      onRetry={() => void review.refetch()}
    />
  );
}
