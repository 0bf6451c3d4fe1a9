import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { type GoalMoveName, goalMoveTable } from '@bellwether/domain/goals/lifecycle';
import type { Permission } from '@bellwether/domain/goals/permission-names';
import { useState } from 'react';
import { ActForm } from '../../acting/components/act-form.tsx';
import { GoalGate } from '../../acting/components/goal-gate.tsx';
import { GoalHead } from '../../acting/components/goal-summary.tsx';
import { useShelveGoal } from '../api.ts';
import { type ShelvingLayer, shelvedChildrenWords, shelvingWords } from '../words.ts';

const permissions: Readonly<Record<ShelvingLayer, Permission>> = {
  shelve: 'Shelve',
  'request-shelving': 'RequestToShelve',
  reactivate: 'Reactivate',
};

const statuses = {
  shelve: 'shelved',
  'request-shelving': 'shelving_in_review',
  reactivate: 'reactivated',
} as const satisfies Record<ShelvingLayer, string>;

const moves: Readonly<Record<ShelvingLayer, GoalMoveName>> = {
  shelve: 'shelveGoal',
  'request-shelving': 'requestShelving',
  reactivate: 'reactivateGoal',
};

/** Renders Shelve, Request to Shelve, Reactivate or Unshelve (goals.25). */
export function ShelvingAct({ goalId, layer }: { readonly goalId: number; readonly layer: ShelvingLayer }) {
  const shelve = useShelveGoal();
  return (
    <GoalGate goalId={goalId} needs={() => permissions[layer]}>
      {(info, reason) => (
        <ShelvingForm
          key={`${goalId}.${layer}`}
          info={info}
          reason={reason}
          layer={layer}
          act={(comment) => shelve.mutateAsync({ goalId, status: statuses[layer], comment })}
        />
      )}
    </GoalGate>
  );
}

interface ShelvingFormProps {
  readonly info: GoalInfo;
  readonly reason: string | undefined;
  readonly layer: ShelvingLayer;
  readonly act: (comment: string) => Promise<GoalInfo>;
}

function ShelvingForm({ info, reason, layer, act }: ShelvingFormProps) {
  // Keep the state from the dialog's opening: this act, or another person's, must not change the dialog's
  // texts.
  const [state] = useState(info.Goal.State);
  const words = shelvingWords(layer, state);
  return (
    <ActForm
      info={info}
      reason={reason}
      draftKey={`goal.${info.Goal.Id}.${layer}`}
      comment={goalMoveTable[moves[layer]].comment}
      button={words.title}
      done={words.done}
      act={act}
    >
      <GoalHead info={info} />
      <p>
        {words.explanation} {layer === 'reactivate' ? null : shelvedChildrenWords(info.Goal.ChildCount)}
      </p>
    </ActForm>
  );
}
