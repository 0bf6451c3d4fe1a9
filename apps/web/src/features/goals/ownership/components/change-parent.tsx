import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { goalMessages } from '@bellwether/domain/goals/messages';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useSession } from '#platform/session.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { FormActions, FormStack } from '#ui/form/form-actions.tsx';
import { ReasonButton } from '#ui/form/reason-button.tsx';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { useUnsaved } from '#ui/layers/unsaved-guard.tsx';
import { ActFailure } from '../../acting/components/act-failure.tsx';
import { GoalGate } from '../../acting/components/goal-gate.tsx';
import { GoalHead } from '../../acting/components/goal-summary.tsx';
import { useMeanwhile } from '../../acting/model/use-meanwhile.ts';
import { useChangeParentGoal } from '../api.ts';
import { parentWords } from '../words.ts';
import { type ParentChoice, ParentPicker } from './parent-picker.tsx';

/** Select or Change parent goal (1-goals §2, §5). */
export function ChangeParent({ goalId }: { readonly goalId: number }) {
  return (
    <GoalGate goalId={goalId} needs={() => 'ChangeParentGoal'}>
      {(info, reason) => <ChangeParentForm key={goalId} info={info} reason={reason} />}
    </GoalGate>
  );
}

interface ChangeParentFormProps {
  readonly info: GoalInfo;
  readonly reason: string | undefined;
}

function ChangeParentForm({ info, reason }: ChangeParentFormProps) {
  const { close, requestClose } = useLayerClose();
  const { Profile } = useSession();
  const change = useChangeParentGoal();
  const meanwhile = useMeanwhile(info);
  const [choice, setChoice] = useState<ParentChoice | null>(null);
  const release = useUnsaved(choice !== null);
  const { Goal } = info;
  const isOwner = Goal.User.Id === Profile.Id;

  const save = async (parentId: number) => {
    meanwhile.clear();
    try {
      await change.mutateAsync({ goal: meanwhile.base.Goal, parentId });
    } catch (error) {
      meanwhile.fail(error);
      return;
    }
    release();
    close();
    toast.success(parentId === 0 ? parentWords.removed : parentWords.changed);
  };

  return (
    <>
      <FormStack>
        <GoalHead info={info} />
        <ActFailure error={meanwhile.error} changes={meanwhile.changes} onReload={meanwhile.reload} />
        <ParentPicker
          goalId={Goal.Id}
          periodId={Goal.GoalPeriodId}
          managerId={Goal.User.ParentId}
          value={choice}
          onChange={setChoice}
          hint={Profile.IsGoalManager && !isOwner ? goalMessages.goalManagerParentHint : undefined}
        />
      </FormStack>
      <FormActions
        aside={
          Goal.ParentId === 0 ? null : (
            <Button variant="subtle" color="red" onClick={() => void save(0)} disabled={change.isPending}>
              {parentWords.remove}
            </Button>
          )
        }
      >
        <Button variant="default" onClick={requestClose}>
          Cancel
        </Button>
        <ReasonButton
          reason={reason ?? (choice === null ? goalMessages.parentRequired : undefined)}
          loading={change.isPending}
          onClick={() => void save(choice?.id ?? 0)}
        >
          Save
        </ReasonButton>
      </FormActions>
    </>
  );
}
