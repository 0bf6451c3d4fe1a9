import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { deleteConfirmation } from '@bellwether/domain/goals/messages';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { toast } from '#ui/feedback/toast.tsx';
import { FormActions, FormStack } from '#ui/form/form-actions.tsx';
import { ReasonButton } from '#ui/form/reason-button.tsx';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { useUnsaved } from '#ui/layers/unsaved-guard.tsx';
import { ActFailure } from '../../acting/components/act-failure.tsx';
import { GoalGate } from '../../acting/components/goal-gate.tsx';
import { GoalHead } from '../../acting/components/goal-summary.tsx';
import { useConflict } from '../../acting/model/use-conflict.ts';
import { useDeleteGoal } from '../api.ts';
import { childrenWords, deleteGoalWords, deleteWords } from '../words.ts';

interface DeleteGoalProps {
  readonly goalId: number;
  /** Leaves the page of the deleted goal. */
  readonly onDeleted: () => void;
}

/** Delete Goal: the button works once DELETE is typed exactly (goals.27). */
export function DeleteGoal({ goalId, onDeleted }: DeleteGoalProps) {
  return (
    <GoalGate goalId={goalId} needs={() => 'Delete'}>
      {(info) => <DeleteForm key={goalId} info={info} onDeleted={onDeleted} />}
    </GoalGate>
  );
}

function DeleteForm({ info, onDeleted }: { readonly info: GoalInfo; readonly onDeleted: () => void }) {
  const { requestClose } = useLayerClose();
  const remove = useDeleteGoal();
  const conflict = useConflict(info);
  const [typed, setTyped] = useState('');
  const isConfirmed = typed === deleteConfirmation;
  const release = useUnsaved(typed !== '');

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (!isConfirmed || remove.isPending) return;
    conflict.clear();
    try {
      await remove.mutateAsync(info.Goal.Id);
    } catch (error) {
      conflict.fail(error);
      return;
    }
    release();
    onDeleted();
    toast.success(deleteWords.deleted);
  };

  return (
    <form onSubmit={submit} noValidate>
      <FormStack>
        <GoalHead info={info} />
        <p>
          {deleteWords.explanation} {childrenWords(info.Goal.ChildCount)}
        </p>
        <ActFailure conflict={conflict} />
        <TextInput
          label={deleteWords.prompt}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          data-autofocus
        />
      </FormStack>
      <FormActions>
        <Button variant="default" onClick={requestClose}>
          {deleteGoalWords.cancel}
        </Button>
        <ReasonButton
          color="red"
          reason={isConfirmed ? undefined : deleteWords.reason}
          loading={remove.isPending}
          onClick={() => void submit()}
        >
          {deleteWords.title}
        </ReasonButton>
      </FormActions>
    </form>
  );
}
