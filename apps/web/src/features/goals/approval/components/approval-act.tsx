import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { type GoalEditMoveName, goalEditMoveTable } from '@bellwether/domain/goals/edit-lifecycle';
import { type GoalMoveName, goalMoveTable } from '@bellwether/domain/goals/lifecycle';
import { reasonSentences } from '@bellwether/domain/goals/messages';
import type { Permission } from '@bellwether/domain/goals/permission-names';
import { useState } from 'react';
import { Notice } from '#ui/feedback/notice.tsx';
import { LayerSentence } from '#ui/layers/layer-sentence.tsx';
import { ActForm } from '../../acting/components/act-form.tsx';
import { GoalGate } from '../../acting/components/goal-gate.tsx';
import { GoalHead } from '../../acting/components/goal-summary.tsx';
import { PendingChanges } from '../../acting/components/pending-changes.tsx';
import { subjectOf } from '../../acting/model/act-subject.ts';
import { atLeast, REQUEST_APPROVAL_MS } from '../../acting/model/at-least.ts';
import { usePublishGoal, useRetractGoal, useRetractGoalEdit, useSubmitGoal } from '../api.ts';
import { approvalMoves } from '../model/approval-moves.ts';
import { openPlaceholders } from '../model/open-placeholders.ts';
import { type ApprovalLayer, approvalWords } from '../words.ts';

function neededFor(layer: ApprovalLayer, info: GoalInfo): Permission {
  if (layer === 'submit') return subjectOf(info) === 'edit' ? 'SubmitForApproval2' : 'SubmitForApproval';
  if (layer === 'publish') return 'Publish';
  return layer === 'retract' ? 'RetractApprovalRequest' : 'DiscardDraftChanges';
}

function commentRule(layer: ApprovalLayer, subject: 'goal' | 'edit') {
  const moves = approvalMoves[layer];
  const goalMove: GoalMoveName | undefined = 'goal' in moves ? moves.goal : undefined;
  const editMove: GoalEditMoveName = moves.edit;
  return subject === 'goal' && goalMove
    ? goalMoveTable[goalMove].comment
    : goalEditMoveTable[editMove].comment;
}

interface ApprovalActProps {
  readonly goalId: number;
  readonly layer: ApprovalLayer;
}

/** Requests approval, publishes, retracts, or discards edits (goals.14). */
export function ApprovalAct({ goalId, layer }: ApprovalActProps) {
  const submit = useSubmitGoal();
  const publish = usePublishGoal();
  const retract = useRetractGoal();
  const retractEdit = useRetractGoalEdit();

  const act = (subject: 'goal' | 'edit', comment: string): Promise<GoalInfo> => {
    if (layer === 'submit') {
      return atLeast(REQUEST_APPROVAL_MS, submit.mutateAsync({ goalId, comment }));
    }
    if (layer === 'publish') return publish.mutateAsync({ goalId, comment });
    if (layer === 'discard') return retractEdit.mutateAsync({ goalId, status: 'canceled', comment });
    return subject === 'edit'
      ? retractEdit.mutateAsync({ goalId, status: 'draft', comment })
      : retract.mutateAsync({ goalId, comment });
  };

  return (
    <GoalGate goalId={goalId} needs={(info) => neededFor(layer, info)}>
      {(info, reason) => <ApprovalForm key={goalId} info={info} reason={reason} layer={layer} act={act} />}
    </GoalGate>
  );
}

interface ApprovalFormProps {
  readonly info: GoalInfo;
  readonly reason: string | undefined;
  readonly layer: ApprovalLayer;
  readonly act: (subject: 'goal' | 'edit', comment: string) => Promise<GoalInfo>;
}

function ApprovalForm({ info, reason, layer, act }: ApprovalFormProps) {
  // Keep the subject from the dialog's opening: this act, or another person's, may change the goal meanwhile.
  const [subject] = useState(subjectOf(info));
  const words = approvalWords[layer][subject];
  const goesOut = layer === 'submit' || layer === 'publish';
  const open = goesOut ? openPlaceholders(info) : undefined;
  return (
    <ActForm
      info={info}
      reason={subject === subjectOf(info) ? reason : reasonSentences.wrong_state}
      draftKey={`goal.${info.Goal.Id}.${layer}`}
      comment={commentRule(layer, subject)}
      button={words.button}
      blocked={open}
      color={layer === 'discard' ? 'red' : undefined}
      done={words.done}
      act={(comment) => act(subject, comment)}
    >
      <GoalHead info={info} />
      {open ? <Notice tone="warn">{open}</Notice> : <LayerSentence>{words.explanation}</LayerSentence>}
      {/* Show the changes, so that nobody sends, publishes or discards them unseen. */}
      {subject === 'edit' ? <PendingChanges goalId={info.Goal.Id} /> : null}
    </ActForm>
  );
}
