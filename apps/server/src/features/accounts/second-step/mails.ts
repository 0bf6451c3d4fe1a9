import type { Language, Translated } from '@bellwether/domain/locale/language';
import type { MailKind } from '#platform/mail/mail-kind.ts';
import { mailWords } from '#platform/mail/words.ts';
import { changedMailWords, resetMailWords } from './words.mails.ts';

type Mail = MailKind<{ readonly name: string }>;

/** `choose`: the button to a new password, for a note that advises one (mail.5). */
type Words = Translated<typeof resetMailWords> & { readonly choose?: string };

/** Returns a mail that leads to the Security page. */
const mailOf = (name: string, wordsIn: (language: Language) => Words): Mail => ({
  name,
  isUrgent: true,
  prepare: async (_scope, mail) => ({ name: mail.person.name }),
  write(facts, { tenant, link, language }) {
    const words = wordsIn(language);
    return {
      subject: words.subject,
      parts: [
        { paragraph: language.words(mailWords).hello(facts.name) },
        { paragraph: words.happened(tenant.name) },
        { button: words.button, href: link('/v3/account/security') },
        { note: words.note(tenant.name) },
        ...(words.choose === undefined ? [] : [{ button: words.choose, href: link('/v3/forgotpassword') }]),
      ],
    };
  },
});

/** Tells a person that an admin removed their second step. */
export const secondStepResetMail = mailOf('second_step_reset', (language) => language.words(resetMailWords));

/** Tells a person that their second step changed, because a thief would add one of their own. */
export const secondStepChangedMail = mailOf('second_step_changed', (language) =>
  language.words(changedMailWords),
);
