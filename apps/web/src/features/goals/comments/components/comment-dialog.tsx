import { lazy } from 'react';
import { AppDialog } from '#ui/layers/app-dialog.tsx';
import { LayerContent } from '#ui/layers/layer-content.tsx';
import { useGoalLayer } from '../../model/goal-search.ts';

const NewComment = lazy(() => import('./new-comment.tsx').then((module) => ({ default: module.NewComment })));

/** The comment form in a dialog (1-goals §2), for what the address names or, without that, for the goal. */
export function CommentDialog({ goalId }: { readonly goalId: number | undefined }) {
  const { open, closeLayer } = useGoalLayer();
  return (
    <AppDialog opened={open === 'comment' && goalId !== undefined} onClose={closeLayer} title="Add a comment">
      <LayerContent>{goalId === undefined ? null : <NewComment goalId={goalId} />}</LayerContent>
    </AppDialog>
  );
}
