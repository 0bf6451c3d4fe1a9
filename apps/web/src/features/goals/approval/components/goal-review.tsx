import type { GoalInfo, ReviewInfo } from '@bellwether/contract/goals/goal';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { problemText } from '#platform/problem.ts';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { SkeletonForm } from '#ui/skeletons.tsx';
import { type GoalRun, useGoalRun } from '../../next-goal.ts';
import { goalInfoQuery } from '../../reading/api.ts';
import { useShelveGoal } from '../../shelving/api.ts';
import { shelvedChildrenWords } from '../../shelving/words.ts';
import { goalEditReviewQuery, goalReviewQuery, useApproveGoal } from '../api.ts';
import { type ReviewLayer, reviewWords, stillWaiting } from '../words.ts';
import { GoalGate } from './goal-gate.tsx';
import { GoalTexts, Labelled } from './goal-summary.tsx';
import { ProposedChanges } from './proposed-changes.tsx';
import { ReviewForm } from './review-form.tsx';
import { RunSummary } from './run-place.tsx';

interface GoalReviewProps {
  readonly goalId: number;
  readonly layer: ReviewLayer;
}

/** Review Goal, Review Proposed Changes and the Shelve Goal modal (1-goals §2). */
export function GoalReview({ goalId, layer }: GoalReviewProps) {
  const title = useQuery(goalInfoQuery(goalId)).data?.Goal.GoalDetail.Title ?? '';
  const run = useGoalRun('review', { goalId, title, layer });
  if (run.isFinished) return <RunSummary run={run} title={stillWaiting} />;
  if (run.isPending) return <SkeletonForm />;
  return (
    <GoalGate
      goalId={goalId}
      needs={() => reviewWords[layer].permission}
      otherwise={run.next ? <Button onClick={run.skip}>Next</Button> : null}
    >
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
  const shelve = useShelveGoal();
  const goalId = info.Goal.Id;
  const answer = (isYes: boolean, comment: string) =>
    layer === 'review-shelving'
      ? shelve.mutateAsync({ goalId, status: isYes ? 'approved' : 'denied', comment })
      : approve.mutateAsync({ goalId, status: isYes ? 'approved' : 'draft', comment });
  return (
    <ReviewForm info={info} reason={reason} layer={layer} run={run} answer={answer}>
      <RequestComment info={info} />
      {layer === 'review' ? <GoalUnderReview goalId={goalId} /> : null}
      {layer === 'review-edits' ? <EditUnderReview info={info} /> : null}
      {layer === 'review-shelving' ? (
        <>
          <p>
            A shelved goal stays where it is, marked, and takes no more predictions until it is reactivated.{' '}
            {shelvedChildrenWords(info.Goal.ChildCount)}
          </p>
          <GoalTexts goal={info.Goal} />
        </>
      ) : null}
    </ReviewForm>
  );
}

function GoalUnderReview({ goalId }: { readonly goalId: number }) {
  const { data, error, refetch } = useQuery(goalReviewQuery(goalId));
  return (
    <Loaded data={data} error={error} retry={() => void refetch()}>
      {(review) => <GoalTexts goal={review.Goal} />}
    </Loaded>
  );
}

function EditUnderReview({ info }: { readonly info: GoalInfo }) {
  // An edit that was taken back meanwhile stays to be read: the form says that it cannot be answered any more.
  const lastId = useRef(0);
  const editId = info.GoalEdits.find((edit) => edit.State === 'review')?.Id ?? lastId.current;
  lastId.current = editId;
  const { data, error, refetch } = useQuery({
    ...goalEditReviewQuery(info.Goal.Id, editId),
    enabled: editId !== 0,
  });
  return (
    <Loaded data={data} error={error} retry={() => void refetch()}>
      {(review) => <ProposedChanges review={review} />}
    </Loaded>
  );
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
  return <ErrorPanel title="The goal could not be loaded." detail={problemText(error)} onRetry={retry} />;
}

/** What the person who asked said to it: the comments at the latest transition. */
function RequestComment({ info }: { readonly info: GoalInfo }) {
  const request = info.GoalTransitions.findLast((each) => each.ToState?.includes('review'));
  if (!request) return null;
  return request.Comments.filter((comment) => comment.UserId === request.UserId).map((comment) => (
    <Labelled key={comment.Id} label={`${comment.Name} wrote`} text={comment.Comment} />
  ));
}
