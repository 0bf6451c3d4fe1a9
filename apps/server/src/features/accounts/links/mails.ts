import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { formatDay } from '@bellwether/domain/locale/dates';
import type { MailKind, MailPlace, WaitingMail } from '#platform/mail/mail-kind.ts';
import { mailWords } from '#platform/mail/words.ts';
import type { TenantScope } from '#platform/session/scope.ts';
import { mintAccountLink } from './commands.ts';
import { type EmailChange, findEmailChange, findLinkToMail } from './queries.ts';
import { linkMailWords } from './words.mails.ts';

/** The content of a mail with a link to an account. */
interface LinkFacts {
  readonly name: string;
  readonly token: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** Mints the secret of the mail's link; undefined if the link no longer works. */
async function prepareLink(scope: TenantScope, mail: WaitingMail): Promise<LinkFacts | undefined> {
  const { db, tenant, now } = scope;
  const link = await findLinkToMail(db, { tenantId: tenant.id, id: mail.subjectId ?? 0, now });
  if (!link) return undefined;
  const token = await mintAccountLink(db, { tenantId: tenant.id, id: link.id });
  return { name: mail.person.name, token, expiresAt: link.expiresAt };
}

/** Returns the words of these mails in the receiver's language. */
const wordsOf = ({ language }: MailPlace) => ({
  hello: (name: string) => ({ paragraph: language.words(mailWords).hello(name) }),
  ...language.words(linkMailWords),
});

const dayOf = (instant: number, { tenant, shownFor }: MailPlace) =>
  formatDay(tenantDay(instant, tenant.calendar.zone), shownFor);

/** Sends the link for choosing a new password. */
export const passwordResetMail: MailKind<LinkFacts> = {
  name: 'password_reset',
  isUrgent: true,
  prepare: prepareLink,
  write({ name, token }, place) {
    const { hello, reset } = wordsOf(place);
    return {
      subject: reset.subject,
      parts: [
        hello(name),
        { paragraph: reset.said(place.tenant.name) },
        { button: reset.button, href: place.link(`/v3/resetpassword/${token}`) },
        { note: reset.note },
      ],
    };
  },
};

/** Sends the link that unlocks an account. */
export const unlockMail: MailKind<LinkFacts> = {
  name: 'account_unlock',
  isUrgent: true,
  prepare: prepareLink,
  write({ name, token }, place) {
    const { hello, unlock } = wordsOf(place);
    return {
      subject: unlock.subject,
      parts: [
        hello(name),
        { paragraph: unlock.said(place.tenant.name) },
        { button: unlock.button, href: place.link(`/v3/login/unlock/${token}`) },
        { note: unlock.note },
      ],
    };
  },
};

/** Sends the link that confirms a new e-mail address; goes to the new address. */
export const emailConfirmationMail: MailKind<LinkFacts> = {
  name: 'email_confirmation',
  isUrgent: true,
  prepare: prepareLink,
  write({ name, token, expiresAt }, place) {
    const { hello, confirm } = wordsOf(place);
    const company = place.tenant.name;
    return {
      subject: confirm.subject,
      parts: [
        hello(name),
        { paragraph: confirm.said(company) },
        { button: confirm.button, href: place.link(`/v3/confirmemail/${token}`) },
        { note: confirm.note({ day: dayOf(expiresAt, place), company }) },
      ],
    };
  },
};

/**
 * Notifies the old address that the e-mail is about to change, and names who asked for it (people.11, people.12).
 */
export const emailChangeMail: MailKind<EmailChange & { readonly name: string }> = {
  name: 'email_change',
  async prepare({ db, tenant }, mail) {
    const change = await findEmailChange(db, { tenantId: tenant.id, link: mail.subjectId ?? 0 });
    return change && { ...change, name: mail.person.name };
  },
  write({ name, newEmail, changedBy }, place) {
    const { hello, change } = wordsOf(place);
    const company = place.tenant.name;
    return {
      subject: change.subject,
      parts: [
        hello(name),
        { paragraph: change.said({ by: changedBy, company, email: newEmail }) },
        { paragraph: change.advice },
        { button: change.button, href: place.link('/v3/forgotpassword') },
        { note: change.note(company) },
      ],
    };
  },
};

/** Notifies a person that the password was changed (accounts.6, accounts.8). */
export const passwordChangedMail: MailKind<{ readonly name: string; readonly changedAt: number }> = {
  name: 'password_changed',
  prepare: async (_scope, mail) => ({ name: mail.person.name, changedAt: mail.requestedAt }),
  write({ name, changedAt }, place) {
    const { hello, changed } = wordsOf(place);
    const company = place.tenant.name;
    return {
      subject: changed.subject,
      parts: [
        hello(name),
        { paragraph: changed.said({ company, day: dayOf(changedAt, place) }) },
        { paragraph: changed.advice(company) },
        { button: changed.button, href: place.link('/v3/forgotpassword') },
      ],
    };
  },
};
