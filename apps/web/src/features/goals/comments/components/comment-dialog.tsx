import { lazy, Suspense } from 'react';
import { AppDialog } from '#ui/app-dialog.tsx';
import { SkeletonForm } from '#ui/skeletons.tsx';
import { useGoalLayer } from '../../goal-search.ts';

const NewComment = lazy(() => import('./new-comment.tsx').then((module) => ({ default: module.NewComment })));

/** The comment form in a dialog (1-goals §2), for what the address names or, without that, for the goal. */
export function CommentDialog({ goalId }: { readonly goalId: number | undefined }) {
  const { open, closeLayer } = useGoalLayer();
  return (
    <AppDialog opened={open === 'comment' && goalId !== undefined} onClose={closeLayer} title="Add a comment">
      <Suspense fallback={<SkeletonForm fields={1} />}>
        {goalId === undefined ? null : <NewComment goalId={goalId} />}
      </Suspense>
    </AppDialog>
  );
}
