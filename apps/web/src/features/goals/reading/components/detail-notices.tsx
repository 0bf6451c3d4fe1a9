import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { isInDispute, shelveWarning } from '@bellwether/domain/goals/badges';
import { Button } from '@mantine/core';
import { lazy, useState } from 'react';
import { LatePart } from '#platform/late-part.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonBar } from '#ui/feedback/skeletons.tsx';
import { disputeNotice } from '../words.detail.ts';
import { detailNoticesWords } from '../words.ts';
import classes from './detail-notices.module.css';
import { changesAsked, SentBackNotice } from './sent-back.tsx';

const PendingChanges = lazy(() =>
  import('../../acting/components/pending-changes.tsx').then((module) => ({
    default: module.PendingChanges,
  })),
);

/** Shows notices that must be read before the goal (goals.24). */
export function DetailNotices({ info }: { readonly info: GoalInfo }) {
  const { Goal, GoalEdits, GoalResult, GoalManagerResult, Permissions } = info;
  const shelved = shelveWarning(Goal.State, Permissions.ApproveShelve === true);
  const dispute =
    Goal.State === 'finalized' &&
    isInDispute(GoalResult?.Completed ?? null, GoalManagerResult?.Completed ?? null);
  const edit = GoalEdits[0];
  const pending = edit?.State === 'draft' || edit?.State === 'review' ? edit.State : undefined;
  const asked = changesAsked(info);
  if (!shelved && !dispute && !pending && !asked) return null;
  return (
    <div className={classes.notices}>
      {shelved ? <Notice tone="warn">{shelved}</Notice> : null}
      {dispute ? (
        <Notice tone="bad">
          {disputeNotice(Goal.User.Name, {
            owner: GoalResult?.Completed === true,
            manager: GoalManagerResult?.Completed === true,
          })}
        </Notice>
      ) : null}
      {asked ? <SentBackNotice asked={asked} /> : null}
      {pending ? <PendingNotice state={pending} goalId={Goal.Id} /> : null}
    </div>
  );
}

interface PendingNoticeProps {
  readonly state: 'draft' | 'review';
  readonly goalId: number;
}

function PendingNotice({ state, goalId }: PendingNoticeProps) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <Notice
        tone="info"
        action={
          <Button variant="subtle" size="compact-sm" aria-expanded={shown} onClick={() => setShown(!shown)}>
            {shown ? detailNoticesWords.hideChanges : detailNoticesWords.viewChanges}
          </Button>
        }
      >
        {state === 'review' ? detailNoticesWords.proposedChangesOfThis : detailNoticesWords.changesOfThisGoal}
      </Notice>
      {shown ? (
        <LatePart fallback={<SkeletonBar height={64} />}>
          <PendingChanges goalId={goalId} />
        </LatePart>
      ) : null}
    </>
  );
}
