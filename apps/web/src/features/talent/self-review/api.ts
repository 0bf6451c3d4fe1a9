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

interface SelfReviewSave {
  readonly act: 'save' | 'handIn';
  readonly answers: SelfReview['Questions'];
}

/** Saves the viewer's self review, or hands it in. */
export function useSaveSelfReview(of: Pick<SelfReview, 'CycleId' | 'UpdatedAt'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ act, answers }: SelfReviewSave) => {
      const Answers = answers.map(({ Id, Answer }) => ({ Id, Answer }));
      const call = { params: { id: `${of.CycleId}` }, body: { Answers, UpdatedAt: of.UpdatedAt } };
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
