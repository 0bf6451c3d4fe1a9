import type { Profile } from '@bellwether/contract/people/profile';
import { employeeMessages } from '@bellwether/domain/people/adding/employee';
import { useController } from 'react-hook-form';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PersonGate } from '../../components/person-gate.tsx';
import { useMoveReports } from '../../status/api.ts';
import { useLeaveWayOut } from '../../status/model/use-leave-way-out.ts';
import { wayOutWords } from '../../status/words.ts';
import { ManagerChoices } from './manager-choices.tsx';

/** Moves all direct reports of a person to one manager, before or after the person's deactivation. */
export function MoveReportsLayer({ at }: LayerProps<'move-reports'>) {
  return (
    <PersonGate at={at} needs={['Deactivate', 'Activate']} fields={4}>
      {(profile) => <MoveForm profile={profile} />}
    </PersonGate>
  );
}

interface Values {
  ManagerId: number | null;
}

function MoveForm({ profile }: { readonly profile: Profile }) {
  const move = useMoveReports(profile.Id);
  const form = useSaveForm<Values, { Count: number }>({
    values: { ManagerId: null },
    faults: ({ ManagerId }) =>
      ManagerId === null ? [{ path: 'ManagerId', message: employeeMessages.managerRequired }] : [],
    save: ({ ManagerId }) => move.mutateAsync(ManagerId ?? 0),
    leave: useLeaveWayOut(profile),
    done: ({ Count }) => wayOutWords.moved(Count),
  });
  const { field, fieldState } = useController({ control: form.control, name: 'ManagerId' });
  const count = profile.DirectReports.length;
  if (count === 0) return <Notice tone="info">{wayOutWords.noReports(profile.Name)}</Notice>;
  return (
    <SaveForm of={form} label={wayOutWords.moveReports}>
      <p>{wayOutWords.moveExplanation(count, profile.Name)}</p>
      <ManagerChoices
        value={field.value}
        onChange={field.onChange}
        error={fieldState.error?.message}
        personId={profile.Id}
        of="reports"
      />
    </SaveForm>
  );
}
