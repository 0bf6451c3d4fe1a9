import {
  getSelfReview,
  handInSelfReview,
  listSelfReviews,
  saveSelfReview,
} from '@bellwether/contract/calls/talent/self-review';
import type { SelfReview } from '@bellwether/contract/talent/self-review';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { goalKeys } from '#features/goals/door.ts';
import { api } from '#platform/api.ts';
import type { WritingSave } from '../answers/components/writing-form.tsx';
import { talentKeys } from '../api.ts';

const reviewKey = (cycleId: number, personId: number) =>
  ['talent', 'self-review', cycleId, personId] as const;

/** The viewer's own self reviews, newest cycle first. */
export const ownSelfReviewsQuery = queryOptions({
  queryKey: [...talentKeys.lists, 'self-reviews'] as const,
  queryFn: ({ signal }) => api.call(listSelfReviews, { signal }),
});

export const selfReviewQuery = (cycleId: number, personId: number) =>
  queryOptions({
    queryKey: reviewKey(cycleId, personId),
    queryFn: ({ signal }) =>
      api.call(getSelfReview, { params: { id: `${cycleId}`, userId: `${personId}` }, signal }),
  });

/** Saves the viewer's self review, or hands it in. */
export function useSaveSelfReview() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ of, act, answers }: WritingSave<SelfReview>) => {
      const body = { Answers: [...answers], UpdatedAt: of.UpdatedAt };
      const call = { params: { id: `${of.CycleId}` }, body };
      return act === 'save' ? api.call(saveSelfReview, call) : api.call(handInSelfReview, call);
    },
    onSuccess(review) {
      client.setQueryData(reviewKey(review.CycleId, review.User.Id), review);
      return Promise.all([
        client.invalidateQueries({ queryKey: talentKeys.lists }),
        client.invalidateQueries({ queryKey: goalKeys.dashboard }),
      ]);
    },
  });
}
