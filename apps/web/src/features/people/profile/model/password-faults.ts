import { newPasswordSchema } from '@bellwether/contract/accounts/password';
import { readSaid } from '@bellwether/contract/faults';
import { CONFIRM_DIFFERS, CONFIRM_REQUIRED } from '#features/accounts/door.ts';
import type { FormFault } from '#ui/form/fault-resolver.ts';
import { passwordWords } from '../../words.ts';

export interface PasswordValues {
  Password: string;
  NewPassword: string;
  Confirmation: string;
}

/** Returns the faults of Change Password (accounts.8); values are trimmed. */
export function passwordFaults({ Password, NewPassword, Confirmation }: PasswordValues): FormFault[] {
  const fault = (path: keyof PasswordValues, message: string | undefined) =>
    message === undefined ? [] : [{ path, message }];
  const confirmation = Confirmation.trim();
  const [told] = readSaid(newPasswordSchema, NewPassword).issues ?? [];
  return [
    ...fault('Password', Password.trim() === '' ? passwordWords.oldRequired : undefined),
    ...(told ? [{ path: 'NewPassword', ...told.said }] : []),
    ...fault(
      'Confirmation',
      confirmation === ''
        ? CONFIRM_REQUIRED
        : confirmation === NewPassword.trim()
          ? undefined
          : CONFIRM_DIFFERS,
    ),
  ];
}
