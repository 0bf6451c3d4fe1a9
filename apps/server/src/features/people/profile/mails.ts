import type { MailKind } from '#platform/mail/mail-kind.ts';
import { mailWords } from '#platform/mail/words.ts';
import { invitedChangeWords } from './words.mails.ts';

interface ChangeFacts {
  readonly name: string;
  readonly changedBy: string;
}

/**
 * Tells an invited person's former address who changed it (people.11, people.12); the subject is the actor. It does
 * not name the new address, because the former one may belong to a stranger.
 */
export const invitedEmailChangeMail: MailKind<ChangeFacts> = {
  name: 'invited_email_change',
  async prepare({ db, tenant }, { person, subjectId }) {
    const actor = await db
      .selectFrom('person')
      .select('name')
      .where('tenant_id', '=', tenant.id)
      .where('id', '=', subjectId ?? 0)
      .executeTakeFirst();
    return actor && { name: person.name, changedBy: actor.name };
  },
  write({ name, changedBy }, { tenant, language }) {
    const words = language.words(invitedChangeWords);
    return {
      subject: words.subject,
      parts: [
        { paragraph: language.words(mailWords).hello(name) },
        { paragraph: words.said({ by: changedBy, company: tenant.name }) },
        { note: words.note(tenant.name) },
      ],
    };
  },
};
