import { emailKeyOf } from '@bellwether/domain/people/profile/email';
import { freeEmailChanges, rememberEmailChange, replaceFreedEmail } from '#platform/accounts/email-change.ts';
import { isEmailTaken } from '#platform/database/constraint.ts';
import { timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { nextVersion } from '#platform/http/version.ts';
import { badField } from '#platform/refusal/problem.ts';
import { demandFreshProof } from '#platform/session/fresh-proof.ts';
import type { Scope } from '#platform/session/scope.ts';
import { demandOnProfile, holdProfile } from '../profile/access.ts';
import { placeholderOf } from '../queries.ts';
import { emailFault } from '../statements.ts';
import { profileFieldWords } from '../words.ts';

/**
 * Frees the address of a deactivated person, so that somebody else can have it at once (people.18). The person keeps
 * a placeholder. Only a row for the mail to the former address remembers it for a while (accounts.10).
 * @throws HttpProblem 404, 403 and 409 in the order of wire.1; 409 unless the person is deactivated and has an
 * address.
 */
export async function freeEmail(scope: Scope, personId: number): Promise<void> {
  demandOnProfile(await holdProfile(scope, personId), 'FreeEmail');
  const profile = await holdProfile(scope, personId, { lock: true });
  demandOnProfile(profile, 'FreeEmail');
  const { db, tenant, now } = scope;
  const placeholder = placeholderOf(personId);
  await db
    .updateTable('person')
    .set({
      email: placeholder,
      email_key: placeholder,
      email_freed_at: timestamp(now),
      unconfirmed_email: null,
      email_activated_at: null,
      updated_at: nextVersion(scope),
    })
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', personId)
    .execute();
  await freeEmailChanges(scope, { personId, email: profile.row.email, placeholder });
  // The directory knows people by their address, too.
  await db
    .deleteFrom('scim_user')
    .where('tenant_id', '=', tenant.id)
    .where('person_id', '=', personId)
    .execute();
  await db
    .deleteFrom('account_link')
    .where('tenant_id', '=', tenant.id)
    .where('person_id', '=', personId)
    .execute();
  await recordEvent(scope, { kind: 'person.email_freed', subjectId: personId, detail: {} });
}

/**
 * Activates a person whose address was freed, with a new one. The freed address hears of it, and can take it back (accounts.10).
 * @throws HttpProblem as `freeEmail`; 409 that asks for the password; 400 at `Email` for an address that somebody else has.
 */
export async function activateWithEmail(scope: Scope, personId: number, email: string): Promise<void> {
  demandOnProfile(await holdProfile(scope, personId), 'ActivateWithEmail');
  const profile = await holdProfile(scope, personId, { lock: true });
  demandOnProfile(profile, 'ActivateWithEmail');
  demandFreshProof(scope);
  const emailKey = emailKeyOf(email);
  const fault = await emailFault(scope, emailKey, personId);
  if (fault) throw badField('Email', profileFieldWords, fault);
  try {
    await scope.db
      .updateTable('person')
      .set({
        email,
        email_key: emailKey,
        email_freed_at: null,
        deactivated_at: null,
        updated_at: nextVersion(scope),
      })
      .where('tenant_id', '=', scope.tenant.id)
      .where('id', '=', personId)
      .execute();
  } catch (error) {
    // Another person took the address after it was checked.
    if (isEmailTaken(error)) throw badField('Email', profileFieldWords, 'email_taken');
    throw error;
  }
  const placeholder = placeholderOf(personId);
  const change = await replaceFreedEmail(scope, { personId, email, placeholder });
  if (!change)
    await rememberEmailChange(scope, { personId, oldEmail: placeholder, newEmail: email, linkId: null });
  const detail = change ? { change } : {};
  await recordEvent(scope, { kind: 'person.email_changed', subjectId: personId, detail });
  await recordEvent(scope, { kind: 'person.activated', subjectId: personId, detail: {} });
}
