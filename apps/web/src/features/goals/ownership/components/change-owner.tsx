import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { goalMessages } from '@bellwether/domain/goals/messages';
import { Button } from '@mantine/core';
import { Controller, useForm } from 'react-hook-form';
import { applyProblem } from '#platform/problem.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { faultResolver } from '#ui/form/fault-resolver.ts';
import { FormActions, FormStack } from '#ui/form/form-actions.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { useUnsaved } from '#ui/layers/unsaved-guard.tsx';
import { ActFailure } from '../../acting/components/act-failure.tsx';
import { GoalGate } from '../../acting/components/goal-gate.tsx';
import { GoalHead } from '../../acting/components/goal-summary.tsx';
import { useMeanwhile } from '../../acting/model/use-meanwhile.ts';
import { useChangeGoalOwner } from '../api.ts';
import { ownershipWords } from '../words.ts';
import { type Owner, OwnerSelect } from './owner-select.tsx';

/** Change Goal Ownership (1-goals §2, §5). */
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
  const { close, requestClose } = useLayerClose();
  const change = useChangeGoalOwner();
  const meanwhile = useMeanwhile(info);
  const form = useForm<{ UserId: Owner | null }>({
    defaultValues: { UserId: null },
    resolver: faultResolver(({ UserId }) =>
      UserId === null ? [{ path: 'UserId', message: goalMessages.ownerRequired }] : [],
    ),
  });
  const { isDirty, isSubmitting } = form.formState;
  const release = useUnsaved(isDirty);

  const submit = form.handleSubmit(async ({ UserId }) => {
    if (UserId === null) return;
    meanwhile.clear();
    try {
      await change.mutateAsync({ goal: meanwhile.base.Goal, ownerId: UserId.Id });
    } catch (error) {
      const unplaced = applyProblem(error, form.setError, { UserId: 'UserId' });
      if (unplaced !== undefined) meanwhile.fail(error);
      return;
    }
    release();
    close();
    toast.success(ownershipWords.changed);
  });

  return (
    <form onSubmit={submit} noValidate>
      <FormStack>
        <GoalHead info={info} />
        <p>{ownershipWords.explanation}</p>
        <ActFailure error={meanwhile.error} changes={meanwhile.changes} onReload={meanwhile.reload} />
        {reason !== undefined && meanwhile.hadConflict ? <p role="alert">{reason}</p> : null}
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
      </FormStack>
      <FormActions>
        <Button variant="default" onClick={requestClose}>
          Cancel
        </Button>
        <SubmitButton loading={isSubmitting}>Save</SubmitButton>
      </FormActions>
    </form>
  );
}
