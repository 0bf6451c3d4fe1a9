import { emailOnlySchema, type Profile } from '@bellwether/contract/people/profile';
import { profileLimits } from '@bellwether/domain/people/profile/profile';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { TextField } from '#ui/form/form-fields.tsx';
import { PersonGate } from '../../components/person-gate.tsx';
import { schemaFaults } from '../../model/schema-faults.ts';
import { profileWords } from '../../words.ts';
import { useActivateWithEmail } from '../api.ts';
import { statusWords } from '../words.ts';

/** Activates a person whose address was freed, with a new address (people.18). */
export function ActivateLayer({ at }: LayerProps<'activate'>) {
  return (
    <PersonGate at={at} needs={['ActivateWithEmail']} fields={1} isNamed>
      {(profile) => <ActivateForm profile={profile} />}
    </PersonGate>
  );
}

function ActivateForm({ profile }: { readonly profile: Profile }) {
  const activate = useActivateWithEmail(profile.Id);
  const form = useSaveForm<{ Email: string }, unknown>({
    values: { Email: '' },
    faults: (values) => schemaFaults(emailOnlySchema, values),
    save: ({ Email }) => activate.mutateAsync(Email.trim()),
    done: statusWords.activated(profile.Name),
  });
  return (
    <SaveForm of={form} label={statusWords.activate}>
      <p>{statusWords.needsEmail(profile.Name)}</p>
      <TextField
        control={form.control}
        name="Email"
        label={profileWords.email}
        limit={profileLimits.email}
        type="email"
        autoComplete="off"
        required
        focusFirst
      />
    </SaveForm>
  );
}
