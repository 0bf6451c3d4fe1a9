import type { GoalInfo, ReviewInfo } from '@bellwether/contract/goals/goal';
import { actingWords } from '@bellwether/domain/people/absence/words';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { problemText } from '#platform/problem.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { GoalGate } from '../../acting/components/goal-gate.tsx';
import { GoalTexts, Labelled } from '../../acting/components/goal-summary.tsx';
import { ProposedChanges } from '../../acting/components/proposed-changes.tsx';
import { ReviewsDone } from '../../acting/components/reviews-done.tsx';
import { type GoalRun, useGoalRun } from '../../acting/model/next-goal.ts';
import { goalInfoQuery } from '../../reading/api.ts';
import { useShelveGoal } from '../../shelving/api.ts';
import { shelvedChildrenWords } from '../../shelving/words.ts';
import { goalEditReviewQuery, goalReviewQuery, useApproveGoal, useRequestChanges } from '../api.ts';
import { goalReviewWords, type ReviewLayer, reviewWords } from '../words.ts';
import { ReviewForm } from './review-form.tsx';

interface GoalReviewProps {
  readonly goalId: number;
  readonly layer: ReviewLayer;
}

/** Review Goal, Review Proposed Changes and the Shelve Goal modal (goals.17). */
export function GoalReview({ goalId, layer }: GoalReviewProps) {
  const title = useQuery(goalInfoQuery(goalId)).data?.Goal.GoalDetail.Title ?? '';
  const run = useGoalRun('review', { goalId, title, layer });
  if (run.isFinished) return <ReviewsDone run={run} />;
  if (run.isPending) return <SkeletonForm />;
  return (
    <GoalGate goalId={goalId} needs={() => reviewWords[layer].permission} run={run}>
      {(info, reason) => (
        <Answer key={`${goalId}.${layer}`} info={info} reason={reason} layer={layer} run={run} />
      )}
    </GoalGate>
  );
}

interface AnswerProps {
  readonly info: GoalInfo;
  readonly reason: string | undefined;
  readonly layer: ReviewLayer;
  readonly run: GoalRun;
}

function Answer({ info, reason, layer, run }: AnswerProps) {
  const approve = useApproveGoal();
  const requestChanges = useRequestChanges();
  const shelve = useShelveGoal();
  const goalId = info.Goal.Id;
  const reviewed = useReviewed(layer, info);
  const answer = (isYes: boolean, comment: string) => {
    if (layer === 'review-shelving')
      return shelve.mutateAsync({ goalId, status: isYes ? 'approved' : 'denied', comment });
    const input = { goalId, comment, updatedAt: versionOf(layer, reviewed.data) };
    return isYes ? approve.mutateAsync(input) : requestChanges.mutateAsync(input);
  };
  return (
    <ReviewForm
      info={info}
      reason={reason}
      layer={layer}
      run={run}
      isRead={layer === 'review-shelving' || reviewed.data !== undefined}
      answer={answer}
    >
      <RequestComment info={info} />
      {layer === 'review' ? (
        <Loaded {...reviewed}>{(review) => <GoalTexts goal={review.Goal} />}</Loaded>
      ) : null}
      {layer === 'review-edits' ? (
        <Loaded {...reviewed}>{(review) => <ProposedChanges review={review} />}</Loaded>
      ) : null}
      {layer === 'review-shelving' ? (
        <>
          <p>
            {goalReviewWords.shelvedStays} {shelvedChildrenWords(info.Goal.ChildCount)}
          </p>
          <GoalTexts goal={info.Goal} />
        </>
      ) : null}
    </ReviewForm>
  );
}

/** Returns the goal, or its proposed changes, for the review. */
function useReviewed(layer: ReviewLayer, info: GoalInfo) {
  // Keep showing an edit that was retracted meanwhile; the form says that it can no longer be answered.
  const lastId = useRef(0);
  const editId = info.GoalEdits.find((edit) => edit.State === 'review')?.Id ?? lastId.current;
  lastId.current = editId;
  const goal = useQuery({ ...goalReviewQuery(info.Goal.Id), enabled: layer === 'review' });
  const edit = useQuery({
    ...goalEditReviewQuery(info.Goal.Id, editId),
    enabled: layer === 'review-edits' && editId !== 0,
  });
  const { data, error, refetch } = layer === 'review-edits' ? edit : goal;
  return { data, error, retry: () => void refetch() };
}

/** Returns the version that was read: an answer to another version is refused. */
function versionOf(layer: ReviewLayer, read: ReviewInfo | undefined): string | undefined {
  if (layer !== 'review-edits') return read?.Goal.UpdatedAt;
  return read?.GoalEdits.find((edit) => edit.State === 'review')?.UpdatedAt;
}

interface LoadedProps {
  readonly data: ReviewInfo | undefined;
  readonly error: unknown;
  readonly retry: () => void;
  readonly children: (review: ReviewInfo) => ReactNode;
}

function Loaded({ data, error, retry, children }: LoadedProps) {
  if (data) return children(data);
  if (!error) return <SkeletonForm fields={2} />;
  return <ErrorPanel title={goalReviewWords.notLoaded} detail={problemText(error)} onRetry={retry} />;
}

/** Shows the requester's comments at the latest transition. */
function RequestComment({ info }: { readonly info: GoalInfo }) {
  const request = info.GoalTransitions.findLast((each) => each.ToState?.includes('review'));
  if (!request) return null;
  return request.Comments.filter((comment) => comment.UserId === request.UserId).map((comment) => (
    <Labelled
      key={comment.Id}
      label={goalReviewWords.wrote(actingWords(comment.Name, comment.ForName))}
      text={comment.Comment}
    />
  ));
}
