import {
  easyMessages,
  judgePassword,
  type PasswordOwner,
} from '@bellwether/domain/accounts/passwords/password';
import { said } from '@bellwether/domain/shared/said';
import { timestamp } from '#platform/database/instant.ts';
import { badField } from '#platform/refusal/problem.ts';
import type { PasswordHasher } from '#platform/session/password.ts';
import type { Scope } from '#platform/session/scope.ts';
import { accountWords } from '../words.ts';

/**
 * Returns the hash of a new password of `owner`. Every call that sets a password must use it. `field` is the wire's name of
 * the new password.
 * @throws HttpProblem 400 at `field` with the reason if it is too easy to guess (accounts.9); the contract checks the
 * four criteria.
 */
export async function hashNewPassword(
  hasher: PasswordHasher,
  password: string,
  owner: PasswordOwner,
  field: 'Password' | 'NewPassword' = 'Password',
): Promise<string> {
  const { commonPasswords } = await import('@bellwether/domain/accounts/passwords/common-passwords');
  const { easy } = judgePassword(password, owner, commonPasswords);
  if (easy) throw badField(field, accountWords, 'password_too_easy', said(easyMessages, easy));
  return hasher.hash(password);
}

/** Stores the acting person's password, the first one or the next. */
export async function storePassword(scope: Scope, passwordHash: string): Promise<void> {
  const written = { password_hash: passwordHash, changed_at: timestamp(scope.now) };
  await scope.db
    .insertInto('credential')
    .values({ tenant_id: scope.tenant.id, person_id: scope.person.id, ...written })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'person_id']).doUpdateSet(written))
    .execute();
}
