import { LastNote } from '#features/people/door.ts';
import { SelfReviewPage } from '#features/talent/self-review/pages/self-review-page.tsx';

/** The self review with the viewer's last note about their manager. It joins features, so it is part of none. */
export function SelfReviewWithNote() {
  return <SelfReviewPage LastNote={LastNote} />;
}
