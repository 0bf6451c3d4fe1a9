import {
  confirmAppraisal,
  createAnsweredAppraisal,
  listReviewQuestions,
  saveAnsweredAppraisal,
} from '@bellwether/contract/calls/talent/answered';
import type { Appraisal } from '@bellwether/contract/talent/appraisal';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { type AppraisalAbout, acceptAppraisal, talentKeys } from '../api.ts';

/** The questions that a cycle asks the manager about a person; none if the review is one text. */
export const reviewQuestionsQuery = (cycleId: number, personId: number) =>
  queryOptions({
    queryKey: [...talentKeys.lists, 'questions', cycleId, personId] as const,
    queryFn: ({ signal }) =>
      api.call(listReviewQuestions, { params: { id: `${cycleId}`, userId: `${personId}` }, signal }),
  });

interface AnsweredSave {
  readonly Primary: number;
  readonly Secondary: number;
  readonly TertiaryRating: number | null;
  readonly Answers: readonly { readonly Id: number; readonly Answer: string }[];
}

/** Writes the appraisal of a person in a cycle with a template, or changes `former`. */
export function useSaveAnswers(
  { UserId, EvaluationPeriodId, CycleId = 0 }: AppraisalAbout,
  former: Pick<Appraisal, 'Id' | 'UpdatedAt'> | undefined,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ Answers, ...ratings }: AnsweredSave) => {
      const body = { UserId, EvaluationPeriodId, ...ratings, Answers: [...Answers] };
      if (!former) return api.call(createAnsweredAppraisal, { body: { ...body, CycleId } });
      const { Id, UpdatedAt } = former;
      return api.call(saveAnsweredAppraisal, { params: { id: `${Id}` }, body: { ...body, UpdatedAt } });
    },
    onSuccess: (appraisal) => acceptAppraisal(client, appraisal),
  });
}

/** Acknowledges as the employee, which completes an appraisal without signatures. */
export function useConfirmAppraisal({ Id, UpdatedAt }: Pick<Appraisal, 'Id' | 'UpdatedAt'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ Comment }: { readonly Comment: string }) =>
      api.call(confirmAppraisal, { params: { id: `${Id}` }, body: { Comment, UpdatedAt } }),
    onSuccess: (appraisal) => acceptAppraisal(client, appraisal),
  });
}
