import { type ComponentProps, lazy, Suspense } from 'react';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import type { CommentForm } from './comment-form.tsx';

const Loaded = lazy(async () => ({ default: (await import('./comment-form.tsx')).CommentForm }));

/** The form of a comment, for lists outside of the goals: its code is loaded when somebody begins to write. */
export function CommentFormLater(props: ComponentProps<typeof CommentForm>) {
  return (
    <Suspense fallback={<SkeletonForm fields={1} />}>
      <Loaded {...props} />
    </Suspense>
  );
}
