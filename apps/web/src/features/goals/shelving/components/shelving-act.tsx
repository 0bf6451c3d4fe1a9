import { type GoalMoveName, goalMoveTable } from '@bellwether/domain/goals/lifecycle';
import type { Permission } from '@bellwether/domain/goals/permission-names';
import { ActForm } from '../../approval/components/act-form.tsx';
import { GoalGate } from '../../approval/components/goal-gate.tsx';
import { GoalHead } from '../../approval/components/goal-summary.tsx';
import { useShelveGoal } from '../api.ts';
import { type ShelvingLayer, shelvingWords } from '../words.ts';

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

/** Shelve, Request to Shelve, Reactivate or Unshelve (1-goals §2, §4). */
export function ShelvingAct({ goalId, layer }: { readonly goalId: number; readonly layer: ShelvingLayer }) {
  const shelve = useShelveGoal();
  return (
    <GoalGate goalId={goalId} needs={() => permissions[layer]}>
      {(info, reason) => {
        const words = shelvingWords(layer, info.Goal.State);
        return (
          <ActForm
            key={goalId}
            info={info}
            reason={reason}
            draftKey={`goal.${goalId}.${layer}`}
            comment={goalMoveTable[moves[layer]].comment}
            button={words.title}
            done={words.done}
            act={(comment) => shelve.mutateAsync({ goalId, status: statuses[layer], comment })}
          >
            <GoalHead info={info} />
            <p>{words.explanation}</p>
          </ActForm>
        );
      }}
    </GoalGate>
  );
}
