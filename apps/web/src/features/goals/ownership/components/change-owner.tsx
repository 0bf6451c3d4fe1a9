import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { goalMessages } from '@bellwether/domain/goals/messages';
import { Controller } from 'react-hook-form';
import { given } from '#platform/form/given.ts';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import { LayerSentence } from '#ui/layers/layer-sentence.tsx';
import { ActFailure } from '../../acting/components/act-failure.tsx';
import { GoalGate } from '../../acting/components/goal-gate.tsx';
import { GoalHead } from '../../acting/components/goal-summary.tsx';
import { useConflict } from '../../acting/model/use-conflict.ts';
import { useChangeGoalOwner } from '../api.ts';
import { ownershipWords } from '../words.ts';
import { type Owner, OwnerSelect } from './owner-select.tsx';

/** Change Goal Ownership (goals.28). */
export function ChangeOwner({ goalId }: { readonly goalId: number }) {
  return (
    <GoalGate goalId={goalId} needs={() => 'ChangeGoalOwnership'}>
      {(info, reason) => <ChangeOwnerForm key={goalId} info={info} reason={reason} />}
    </GoalGate>
  );
}

interface ChangeOwnerFormProps {
  readonly info: GoalInfo;
  readonly reason: string | undefined;
}

function ChangeOwnerForm({ info, reason }: ChangeOwnerFormProps) {
  const change = useChangeGoalOwner();
  const conflict = useConflict(info, reason);
  const form = useSaveForm({
    values: { UserId: null as Owner | null },
    faults: ({ UserId }) =>
      UserId === null ? [{ path: 'UserId', message: goalMessages.ownerRequired }] : [],
    conflict,
    save: ({ UserId }) => change.mutateAsync({ goal: conflict.base.Goal, ownerId: given(UserId).Id }),
    done: ownershipWords.changed,
  });
  return (
    <SaveForm of={form}>
      <GoalHead info={info} />
      <LayerSentence>{ownershipWords.explanation}</LayerSentence>
      <ActFailure conflict={conflict} />
      <Controller
        control={form.control}
        name="UserId"
        render={({ field, fieldState }) => (
          <OwnerSelect
            ref={field.ref}
            label={ownershipWords.newOwner}
            value={field.value}
            onChange={field.onChange}
            without={info.Goal.User.Id}
            error={fieldState.error?.message}
            required
            focusFirst
          />
        )}
      />
    </SaveForm>
  );
}
