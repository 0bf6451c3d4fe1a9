import { isEasyToGuess, type PasswordOwner } from '@bellwether/domain/accounts/password';
import { badField } from '#platform/http/problem.ts';
import type { PasswordHasher } from '#platform/session/password.ts';
import { accountWords } from './words.ts';

const commonCount = 10_000;
// The four criteria ask for eight: a shorter one is never compared.
const shortest = 8;

let common: Promise<ReadonlySet<string>> | undefined;

/** The most common passwords, in lower case. The list takes 20 MB while it is unpacked, so the first new password loads it. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(
        dictionary['passwords-common']
          .slice(0, commonCount)
          .filter((password) => password.length >= shortest),
      ),
  );
  return common;
}

/**
 * The hash of a new password of `owner`. Whatever sets a password goes through here. Throws 400 at `field`, the wire's name
 * of the new password, where it is too easy to guess (decisions-2 Z7); the four criteria are the contract's.
 */
export async function hashNewPassword(
  hasher: PasswordHasher,
  password: string,
  owner: PasswordOwner,
  field: 'Password' | 'NewPassword' = 'Password',
): Promise<string> {
  if (isEasyToGuess(password, owner, await commonPasswords()))
    throw badField(field, accountWords, 'password_too_easy');
  return hasher.hash(password);
}
