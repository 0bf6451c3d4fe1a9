import { emailKeyOf, isSameEmail } from '@bellwether/domain/people/profile/email';
import { requestConfirmation } from '#platform/accounts/account-link.ts';
import { rememberEmailChange } from '#platform/accounts/email-change.ts';
import { isEmailTaken } from '#platform/database/constraint.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { nextVersion } from '#platform/http/version.ts';
import { requestMail } from '#platform/mail/request-mail.ts';
import { badField } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { endInvitations } from '../statements.ts';
import { profileFieldWords } from '../words.ts';
import type { HeldProfile } from './access.ts';
import { invitedEmailChangeMail } from './mails.ts';

/**
 * Changes the e-mail of a locked person (people.11). The change is immediate for an invited person, and if only
 * the spelling changes. Otherwise the new address waits for its confirmation, and the person signs in with the old
 * one until then. The open invitation of an invited person ends, because it went to the old address. That address
 * gets a notice (people.12), and Reinvite mails to the new one. The old address of a signed-in account can take a
 * change by somebody else back (accounts.10).
 */
export async function changeEmail(scope: Scope, { row }: HeldProfile, email: string): Promise<void> {
  const isSpelling = isSameEmail(email, row.email);
  const change = { personId: row.id, oldEmail: row.email, newEmail: email };
  if (isSpelling || row.invitation_accepted_at === null) {
    await writeEmail(scope, row.id, email);
    if (!isSpelling) {
      await rememberEmailChange(scope, { ...change, linkId: null });
      await endInvitations(scope, row.id);
      // Request the notice here and not in a reaction, because the event may not hold the former address.
      const notice = { personId: row.id, subjectId: scope.person.id, address: row.email };
      await requestMail(scope, invitedEmailChangeMail, notice);
    }
    return recordEvent(scope, { kind: 'person.email_changed', subjectId: row.id, detail: {} });
  }
  await scope.db
    .updateTable('person')
    .set({ unconfirmed_email: email, updated_at: nextVersion(scope) })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', row.id)
    .execute();
  const link = await requestConfirmation(scope, row.id, email);
  await rememberEmailChange(scope, { ...change, linkId: link });
  await recordEvent(scope, { kind: 'person.email_change_requested', subjectId: row.id, detail: { link } });
}

async function writeEmail(scope: Scope, personId: number, email: string): Promise<void> {
  try {
    await scope.db
      .updateTable('person')
      .set({ email, email_key: emailKeyOf(email), updated_at: nextVersion(scope) })
      .where('tenant_id', '=', scope.tenant.id)
      .where('id', '=', personId)
      .execute();
  } catch (error) {
    // Another person took the address after it was checked.
    if (isEmailTaken(error)) throw badField('Email', profileFieldWords, 'email_taken');
    throw error;
  }
}
