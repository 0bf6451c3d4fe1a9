import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { goalMessages } from '@bellwether/domain/goals/messages';
import { Button } from '@mantine/core';
import { useController } from 'react-hook-form';
import { given } from '#platform/form/given.ts';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import { useSession } from '#platform/session.ts';
import type { FormFault } from '#ui/form/fault-resolver.ts';
import { ReasonButton } from '#ui/form/reason-button.tsx';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { ActFailure } from '../../acting/components/act-failure.tsx';
import { GoalGate } from '../../acting/components/goal-gate.tsx';
import { GoalHead } from '../../acting/components/goal-summary.tsx';
import { useConflict } from '../../acting/model/use-conflict.ts';
import { useChangeParentGoal } from '../api.ts';
import { changeParentWords, parentWords } from '../words.ts';
import { type ParentChoice, ParentPicker } from './parent-picker.tsx';

/** Select or Change parent goal (goals.16). */
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
  const { requestClose } = useLayerClose();
  const { Profile } = useSession();
  const change = useChangeParentGoal();
  const conflict = useConflict(info);
  const { Goal } = info;
  const isOwner = Goal.User.Id === Profile.Id;
  const form = useSaveForm({
    values: { Parent: null as ParentChoice | null },
    faults: (): FormFault[] => [],
    conflict,
    save: ({ Parent }, act: 'save' | 'remove') =>
      change.mutateAsync({
        goal: conflict.base.Goal,
        parentId: act === 'remove' ? 0 : given(Parent).id,
      }),
    done: (_, { act }) => (act === 'remove' ? parentWords.removed : parentWords.changed),
  });
  const parent = useController({ control: form.control, name: 'Parent' });
  return (
    <SaveForm
      of={form}
      act={null}
      aside={
        Goal.ParentId === 0 ? null : (
          <Button
            variant="subtle"
            color="red"
            onClick={() => void form.submit('remove')}
            disabled={form.busy !== null}
          >
            {parentWords.remove}
          </Button>
        )
      }
      actions={
        <>
          <Button variant="default" onClick={requestClose}>
            {changeParentWords.cancel}
          </Button>
          <ReasonButton
            reason={reason ?? (parent.field.value === null ? goalMessages.parentRequired : undefined)}
            loading={form.busy !== null}
            onClick={() => void form.submit('save')}
          >
            {changeParentWords.save}
          </ReasonButton>
        </>
      }
    >
      <GoalHead info={info} />
      <ActFailure conflict={conflict} />
      <ParentPicker
        goalId={Goal.Id}
        periodId={Goal.GoalPeriodId}
        managerId={Goal.User.ParentId}
        value={parent.field.value}
        onChange={parent.field.onChange}
        hint={Profile.IsGoalManager && !isOwner ? goalMessages.goalManagerParentHint : undefined}
      />
    </SaveForm>
  );
}
