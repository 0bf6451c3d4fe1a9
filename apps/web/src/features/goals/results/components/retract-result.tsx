import { goalMoveTable } from '@bellwether/domain/goals/lifecycle';
import { LayerSentence } from '#ui/layers/layer-sentence.tsx';
import { ActForm } from '../../acting/components/act-form.tsx';
import { GoalGate } from '../../acting/components/goal-gate.tsx';
import { GoalHead } from '../../acting/components/goal-summary.tsx';
import { useRetractResult } from '../api.ts';
import { retractResultWords } from '../words.ts';

/** Lets the owner retract the result before it is reviewed; a comment is optional (goals.18). */
export function RetractResult({ goalId }: { readonly goalId: number }) {
  const retract = useRetractResult();
  return (
    <GoalGate goalId={goalId} needs={() => 'RetractFinalizeResult'}>
      {(info, reason) => (
        <ActForm
          key={goalId}
          info={info}
          reason={reason}
          draftKey={`goal.${goalId}.retract-result`}
          comment={goalMoveTable.retractResult.comment}
          button={retractResultWords.title}
          done={retractResultWords.done}
          act={(comment) => retract.mutateAsync({ goalId, comment })}
        >
          <GoalHead info={info} />
          <LayerSentence>{retractResultWords.explanation}</LayerSentence>
        </ActForm>
      )}
    </GoalGate>
  );
}
