import { newPasswordSchema } from '@bellwether/contract/accounts/password';
import type { FieldError } from '@bellwether/domain/goals/rules';
import { CONFIRM_DIFFERS, CONFIRM_REQUIRED } from '#features/accounts/door.ts';
import { passwordWords } from '../../words.ts';

export interface PasswordValues {
  Password: string;
  NewPassword: string;
  Confirmation: string;
}

/** Returns the faults of Change Password (accounts.8); values are trimmed. */
export function passwordFaults({ Password, NewPassword, Confirmation }: PasswordValues): FieldError[] {
  const fault = (path: keyof PasswordValues, message: string | undefined) =>
    message === undefined ? [] : [{ path, message }];
  const confirmation = Confirmation.trim();
  return [
    ...fault('Password', Password.trim() === '' ? passwordWords.oldRequired : undefined),
    ...fault('NewPassword', newPasswordSchema.safeParse(NewPassword).error?.issues[0]?.message),
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
