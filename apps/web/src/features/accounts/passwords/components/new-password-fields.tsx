import type { PasswordOwner } from '@bellwether/domain/accounts/passwords/password';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { PlainField } from '#ui/form/plain-field.tsx';
import { newPasswordFieldsWords } from '../../words.links.ts';
import { PasswordMeter } from './password-meter.tsx';

interface NewPasswordFieldsProps {
  /** The two registered fields of the form. */
  readonly password: UseFormRegisterReturn;
  readonly confirmation: UseFormRegisterReturn;
  /** The password so far. */
  readonly typed: string;
  readonly owner: PasswordOwner;
  readonly errors: {
    readonly password?: { readonly message?: string | undefined } | undefined;
    readonly confirmation?: { readonly message?: string | undefined } | undefined;
  };
}

/** Shows the fields for a new password, its strength, and its confirmation. */
export function NewPasswordFields({ password, confirmation, typed, owner, errors }: NewPasswordFieldsProps) {
  const meterId = useId();
  return (
    <>
      <PlainField
        {...password}
        label={newPasswordFieldsWords.password}
        type="password"
        autoComplete="new-password"
        error={errors.password?.message}
        describedBy={meterId}
      />
      <PasswordMeter password={typed} owner={owner} id={meterId} />
      <PlainField
        {...confirmation}
        label={newPasswordFieldsWords.confirmPassword}
        type="password"
        autoComplete="new-password"
        error={errors.confirmation?.message}
      />
    </>
  );
}
