import { useId } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import { PasswordMeter } from '#features/accounts/door.ts';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import { useSession } from '#platform/session.ts';
import { PlainField } from '#ui/form/plain-field.tsx';
import { useChangePassword } from '../../api.ts';
import { passwordWords } from '../../words.ts';
import { type PasswordValues, passwordFaults } from '../model/password-faults.ts';

/** Asks for the old password, the new one with its strength, and the new one again (accounts.8). */
export function ChangePasswordLayer() {
  const { Profile, Tenant } = useSession();
  const change = useChangePassword();
  const meterId = useId();
  const form = useSaveForm<PasswordValues, unknown>({
    values: { Password: '', NewPassword: '', Confirmation: '' },
    faults: passwordFaults,
    save: ({ Password, NewPassword }) => change.mutateAsync({ Password, NewPassword }),
    done: passwordWords.changed,
  });
  const { control } = form;
  const fresh = useWatch({ control, name: 'NewPassword' });
  return (
    <SaveForm of={form} label={passwordWords.title}>
      {/* This field tells password managers whose password changes. */}
      <input type="email" autoComplete="username" value={Profile.Email} readOnly hidden />
      <PasswordField
        control={control}
        name="Password"
        label={passwordWords.old}
        autoComplete="current-password"
        focusFirst
      />
      <PasswordField
        control={control}
        name="NewPassword"
        label={passwordWords.fresh}
        autoComplete="new-password"
        describedBy={meterId}
      />
      <PasswordMeter
        password={fresh}
        owner={{ companyName: Tenant.Name, personName: Profile.Name, email: Profile.Email }}
        id={meterId}
      />
      <PasswordField
        control={control}
        name="Confirmation"
        label={passwordWords.confirmation}
        autoComplete="new-password"
      />
    </SaveForm>
  );
}

interface PasswordFieldProps {
  readonly control: Control<PasswordValues>;
  readonly name: keyof PasswordValues;
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly describedBy?: string;
  readonly focusFirst?: boolean;
}

function PasswordField({ control, name, label, focusFirst = false, ...input }: PasswordFieldProps) {
  const { field, fieldState } = useController({ control, name });
  return (
    <PlainField
      {...field}
      {...input}
      label={label}
      type="password"
      error={fieldState.error?.message}
      aria-required
      data-autofocus={focusFirst || undefined}
    />
  );
}
