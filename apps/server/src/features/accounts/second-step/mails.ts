import type { Translated } from '@bellwether/domain/locale/language';
import type { MailKind, MailPart, MailPlace, MailText } from '#platform/mail/mail-kind.ts';
import { mailWords } from '#platform/mail/words.ts';
import { changedMailWords, resetMailWords } from './words.mails.ts';

/** Tells a person that an admin removed their second step. */
export const secondStepResetMail: MailKind<{ readonly name: string }> = {
  name: 'second_step_reset',
  isUrgent: true,
  prepare: async (_scope, { person }) => ({ name: person.name }),
  write({ name }, place) {
    const words = place.language.words(resetMailWords);
    return { subject: words.subject, parts: partsOf(name, words.happened(place.tenant.name), words, place) };
  },
};

/** Tells a person that a passkey was added, because a thief would add one of their own. Its subject is the passkey. */
export const passkeyAddedMail: MailKind<{ readonly name: string; readonly passkey: string | null }> = {
  name: 'passkey_added',
  isUrgent: true,
  async prepare({ db, tenant }, { person, subjectId }) {
    const passkey = await db
      .selectFrom('passkey')
      .select('name')
      .where('tenant_id', '=', tenant.id)
      .where('id', '=', subjectId ?? 0)
      .executeTakeFirst();
    return { name: person.name, passkey: passkey?.name ?? null };
  },
  write: ({ name, passkey }, place) =>
    changed(name, place, (words, company) =>
      passkey === null ? words.passkey(company) : words.namedPasskey(company, passkey),
    ),
};

/** Returns a mail about a change that needs no more words than its kind. */
const changeMail = (name: string, happened: Happened): MailKind<{ readonly name: string }> => ({
  name,
  isUrgent: true,
  prepare: async (_scope, { person }) => ({ name: person.name }),
  write: (facts, place) => changed(facts.name, place, happened),
});

/** Tell a person that codes of an application are asked for at the sign-in, or no longer. */
export const codesSwitchedOnMail = changeMail('codes_switched_on', (words, company) =>
  words.codesOn(company),
);
export const codesSwitchedOffMail = changeMail('codes_switched_off', (words, company) =>
  words.codesOff(company),
);
/** What an earlier version requested, which did not say what has changed. */
export const secondStepChangedMail = changeMail('second_step_changed', (words, company) =>
  words.something(company),
);

type Happened = (words: Translated<typeof changedMailWords>, company: string) => string;

function changed(name: string, place: MailPlace, happened: Happened): MailText {
  const { tenant, link, language } = place;
  const words = language.words(changedMailWords);
  return {
    subject: words.subject,
    parts: [
      ...partsOf(name, happened(words, tenant.name), words, place),
      // Whoever did it knows the password (mail.5).
      { button: words.choose, href: link('/v3/forgotpassword') },
    ],
  };
}

interface LeadingWords {
  readonly button: string;
  readonly note: (company: string) => string;
}

/** Returns the parts of a mail that leads to the Security page. */
function partsOf(name: string, happened: string, words: LeadingWords, place: MailPlace): MailPart[] {
  return [
    { paragraph: place.language.words(mailWords).hello(name) },
    { paragraph: happened },
    { button: words.button, href: place.link('/v3/settings/security') },
    { note: words.note(place.tenant.name) },
  ];
}
