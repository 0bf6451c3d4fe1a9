import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { formatDay } from '@bellwether/domain/locale/dates';
import type { MailKind, WaitingMail } from '#platform/mail/mail-kind.ts';
import type { TenantScope } from '#platform/session/scope.ts';
import { mintAccountLink } from './commands.ts';
import { type EmailChange, findEmailChange, findLinkToMail } from './queries.ts';

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

const oneHour = 'The link works once, and for one hour after it was requested.';

/** Sends the link for choosing a new password. */
export const passwordResetMail: MailKind<LinkFacts> = {
  name: 'password_reset',
  isUrgent: true,
  prepare: prepareLink,
  write: ({ name, token }, { tenant, link }) => ({
    subject: 'Choose a new password',
    parts: [
      { paragraph: `Hello ${name},` },
      { paragraph: `Somebody asked for a new password for your account at ${tenant.name}.` },
      { button: 'Choose a new password', href: link(`/v3/resetpassword/${token}`) },
      {
        note: `${oneHour} If you did not ask for it, you can ignore this mail: your password stays as it is.`,
      },
    ],
  }),
};

/** Sends the link that unlocks an account. */
export const unlockMail: MailKind<LinkFacts> = {
  name: 'account_unlock',
  isUrgent: true,
  prepare: prepareLink,
  write: ({ name, token }, { tenant, link }) => ({
    subject: 'Unlock your account',
    parts: [
      { paragraph: `Hello ${name},` },
      {
        paragraph: `Somebody asked to unlock your account at ${tenant.name}. An account is locked for a while after too many wrong passwords.`,
      },
      { button: 'Unlock account', href: link(`/v3/login/unlock/${token}`) },
      { note: `${oneHour} If you did not ask for it, you can ignore this mail.` },
    ],
  }),
};

/** Sends the link that confirms a new e-mail address; goes to the new address. */
export const emailConfirmationMail: MailKind<LinkFacts> = {
  name: 'email_confirmation',
  isUrgent: true,
  prepare: prepareLink,
  write: ({ name, token, expiresAt }, { tenant, shownFor, link }) => ({
    subject: 'Confirm your e-mail address',
    parts: [
      { paragraph: `Hello ${name},` },
      {
        paragraph: `This address is to become the e-mail of your account at ${tenant.name}. Until you confirm it, you sign in with your old one.`,
      },
      { button: 'Confirm e-mail address', href: link(`/v3/confirmemail/${token}`) },
      {
        note: `The link works once, until ${formatDay(tenantDay(expiresAt, tenant.calendar.zone), shownFor)}. If you have no account at ${tenant.name}, you can ignore this mail.`,
      },
    ],
  }),
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
  write: ({ name, newEmail, changedBy }, { tenant, link }) => ({
    subject: 'Your e-mail address is about to change',
    parts: [
      { paragraph: `Hello ${name},` },
      {
        paragraph: `${changedBy ?? 'You'} asked to change the e-mail of your account at ${tenant.name} to ${newEmail}. Until that address is confirmed, you sign in with this one.`,
      },
      { paragraph: 'If this is not right, choose a new password at once: that also cancels the change.' },
      { button: 'Choose a new password', href: link('/v3/forgotpassword') },
      { note: `Please tell the org admin of ${tenant.name}, too.` },
    ],
  }),
};

/** Notifies a person that the password was changed (accounts.6, accounts.8). */
export const passwordChangedMail: MailKind<{ readonly name: string; readonly changedAt: number }> = {
  name: 'password_changed',
  prepare: async (_scope, mail) => ({ name: mail.person.name, changedAt: mail.requestedAt }),
  write: ({ name, changedAt }, { tenant, shownFor, link }) => ({
    subject: 'Your password was changed',
    parts: [
      { paragraph: `Hello ${name},` },
      {
        paragraph: `The password of your account at ${tenant.name} was changed on ${formatDay(tenantDay(changedAt, tenant.calendar.zone), shownFor)}. If it was you, there is nothing to do.`,
      },
      {
        paragraph: `If it was somebody else, choose a new password at once and tell the org admin of ${tenant.name}.`,
      },
      { button: 'Choose a new password', href: link('/v3/forgotpassword') },
    ],
  }),
};
