import type { Profile } from '@bellwether/contract/people/profile';
import { goalMessages } from '@bellwether/domain/goals/messages';
import { useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { type Owner, OwnerSelect } from '#features/goals/door.ts';
import { given } from '#platform/form/given.ts';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { problemText } from '#platform/problem.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { PersonGate } from '../../components/person-gate.tsx';
import { deactivationQuery, useReassignGoals } from '../api.ts';
import { useLeaveWayOut } from '../model/use-leave-way-out.ts';
import { statusWords, wayOutWords } from '../words.ts';

/** Gives all open goals of a person to one other, before or after the person's deactivation. */
export function ReassignGoalsLayer({ at }: LayerProps<'reassign-goals'>) {
  return (
    <PersonGate at={at} needs={['Deactivate', 'Activate']} fields={2}>
      {(profile) => <GoalsGate profile={profile} />}
    </PersonGate>
  );
}

/** Shows the form only to people who may give these goals away (wire.4). */
function GoalsGate({ profile }: { readonly profile: Profile }) {
  const { data, error, refetch } = useQuery(deactivationQuery(profile.Id));
  if (!data) {
    if (!error) return <SkeletonForm fields={2} />;
    return (
      <ErrorPanel title={statusWords.failed} detail={problemText(error)} onRetry={() => void refetch()} />
    );
  }
  if (data.GoalCount === 0) return <Notice tone="info">{wayOutWords.noGoals(profile.Name)}</Notice>;
  if (data.ReassignCount === 0) return <Notice tone="warn">{wayOutWords.notYours}</Notice>;
  return <ReassignForm profile={profile} count={data.ReassignCount} />;
}

interface ReassignFormProps {
  readonly profile: Profile;
  readonly count: number;
}

function ReassignForm({ profile, count }: ReassignFormProps) {
  const reassign = useReassignGoals(profile.Id);
  const form = useSaveForm({
    values: { UserId: null as Owner | null },
    faults: ({ UserId }) =>
      UserId === null ? [{ path: 'UserId', message: goalMessages.ownerRequired }] : [],
    save: ({ UserId }) => reassign.mutateAsync(given(UserId).Id),
    leave: useLeaveWayOut(profile),
    done: ({ Count }, { values }) => wayOutWords.reassigned(Count, given(values.UserId).Name),
  });
  return (
    <SaveForm of={form} label={wayOutWords.reassignGoals}>
      <p>{wayOutWords.reassignExplanation(count, profile.Name)}</p>
      <Controller
        control={form.control}
        name="UserId"
        render={({ field, fieldState }) => (
          <OwnerSelect
            ref={field.ref}
            label={wayOutWords.newOwner}
            value={field.value}
            onChange={field.onChange}
            without={profile.Id}
            error={fieldState.error?.message}
            required
            focusFirst
          />
        )}
      />
    </SaveForm>
  );
}
