import type { SelfReview } from '@bellwether/contract/talent/self-review';
import { useQuery } from '@tanstack/react-query';
import { WritingForm } from '../../answers/components/writing-form.tsx';
import { selfReviewQuery, useSaveSelfReview } from '../api.ts';
import { selfReviewWords } from '../words.ts';

/** The employee writes about themselves. Saving keeps it private; handing in ends the writing (talent.20). */
export function SelfReviewForm({ review }: { readonly review: SelfReview }) {
  const { refetch } = useQuery(selfReviewQuery(review.CycleId, review.User.Id));
  const save = useSaveSelfReview();
  return (
    <WritingForm
      draftKey={`self-review.${review.CycleId}`}
      label={selfReviewWords.own}
      present={review}
      questionsOf={({ Questions }) => Questions}
      refetch={() => void refetch()}
      save={save.mutateAsync}
      words={selfReviewWords}
    />
  );
}
