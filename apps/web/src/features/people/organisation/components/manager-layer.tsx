import type { Profile } from '@bellwether/contract/people/profile';
import { useController } from 'react-hook-form';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { useSession } from '#platform/session.ts';
import { useChangeManager } from '../../api.ts';
import { PersonGate } from '../../components/person-gate.tsx';
import { cardWords, managerWords } from '../../profile/words.ts';
import { ManagerChoices } from './manager-choices.tsx';

interface Values {
  ManagerId: number | null;
}

/** Gives a person another manager, from a list with search (people.7, people.15). */
export function ManagerLayer({ at }: LayerProps<'change-manager' | 'assign-manager'>) {
  return (
    <PersonGate at={at} needs={['ChangeManager']} fields={4} isNamed>
      {(profile) => <ManagerForm profile={profile} />}
    </PersonGate>
  );
}

function ManagerForm({ profile }: { readonly profile: Profile }) {
  const { Profile: own } = useSession();
  const change = useChangeManager(profile.Id);
  const form = useSaveForm<Values, Profile>({
    values: { ManagerId: null },
    faults: ({ ManagerId }) =>
      ManagerId === null ? [{ path: 'ManagerId', message: managerWords.required }] : [],
    save: ({ ManagerId }) => change.mutateAsync({ managerId: ManagerId ?? 0, seenId: profile.Manager }),
    done: managerWords.saved,
  });
  const { field, fieldState } = useController({ control: form.control, name: 'ManagerId' });
  return (
    <SaveForm of={form} label={profile.ManagerUser ? cardWords.changeManager : cardWords.assignManager}>
      <ManagerChoices
        value={field.value}
        onChange={field.onChange}
        error={fieldState.error?.message}
        personId={profile.Id}
        of="person"
        // Only for the ceo and org admins, and only where a manager can be taken away (people.13).
        offersNobody={profile.Manager !== 0 && capabilitiesOfProfile(own).administersPeople}
      />
    </SaveForm>
  );
}
