import { reaction } from '#platform/events/reaction.ts';
import { requestMail } from '#platform/mail/request-mail.ts';
import {
  emailChangeMail,
  emailConfirmationMail,
  passwordChangedMail,
  passwordResetMail,
  unlockMail,
} from './mails.links.ts';
import { invitationMail } from './mails.ts';
import { findEmailChange } from './queries.links.ts';

/** Requests the mail of an invitation, because commands only record the event. */
export const mailInvitation = reaction({
  on: ['account.invited'],
  async react(scope, { subjectId, detail }) {
    if (!detail.isMailed || subjectId === null) return;
    await requestMail(scope, invitationMail, { personId: subjectId, subjectId: detail.invitation });
  },
});

/**
 * Requests the mail of a link. The call itself only records the event, so that its duration does not show
 * whether a mail follows.
 */
export const mailLink = reaction({
  on: ['account.reset_requested', 'account.unlock_requested'],
  async react(scope, { kind, subjectId, detail }) {
    if (subjectId === null) return;
    const mail = kind === 'account.reset_requested' ? passwordResetMail : unlockMail;
    await requestMail(scope, mail, { personId: subjectId, subjectId: detail.link });
  },
});

/** Requests the confirmation to the new address and a notice to the old one. */
export const mailEmailChange = reaction({
  on: ['person.email_change_requested'],
  async react(scope, { detail: { link } }) {
    const change = await findEmailChange(scope.db, { tenantId: scope.tenant.id, link });
    if (!change) return;
    const { personId, newEmail, oldEmail } = change;
    await requestMail(scope, emailConfirmationMail, { personId, subjectId: link, address: newEmail });
    await requestMail(scope, emailChangeMail, { personId, subjectId: link, address: oldEmail });
  },
});

export const mailPasswordChange = reaction({
  on: ['account.password_changed'],
  async react(scope, { subjectId }) {
    if (subjectId !== null) await requestMail(scope, passwordChangedMail, { personId: subjectId });
  },
});
