import { reaction } from '#platform/events/reaction.ts';
import { requestMail, requestMails } from '#platform/mail/request-mail.ts';
import {
  emailChangedByOtherMail,
  emailContestedMail,
  resetAtNewAddressMail,
  resetAtOwnNewAddressMail,
} from './links/mails.contest.ts';
import {
  emailChangeMail,
  emailConfirmationMail,
  passwordChangedMail,
  passwordResetMail,
  unlockMail,
} from './links/mails.ts';
import {
  contestableChangeOf,
  findChangeToMail,
  formerAddressOf,
  orgAdmins,
} from './links/queries.contest.ts';
import { findEmailChange } from './links/queries.ts';
import { invitationMail } from './mails.ts';

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

/** Requests the confirmation to the new address and a notice to the old one; after a change by somebody else with a way back. */
export const mailEmailChange = reaction({
  on: ['person.email_change_requested'],
  async react(scope, { detail: { link } }) {
    const change = await findEmailChange(scope.db, { tenantId: scope.tenant.id, link });
    if (!change) return;
    const { personId, newEmail, oldEmail } = change;
    await requestMail(scope, emailConfirmationMail, { personId, subjectId: link, address: newEmail });
    const contestable = await contestableChangeOf(scope.db, { tenantId: scope.tenant.id, link });
    if (contestable === undefined)
      return requestMail(scope, emailChangeMail, { personId, subjectId: link, address: oldEmail });
    await requestMail(scope, emailChangedByOtherMail, {
      personId,
      subjectId: contestable,
      address: oldEmail,
    });
  },
});

/** Tells a freed address that the person was activated with another one, with a way back (people.18). */
export const mailReplacedEmail = reaction({
  on: ['person.email_changed'],
  async react(scope, { subjectId: personId, detail }) {
    if (personId === null || detail.change === undefined) return;
    const of = { tenantId: scope.tenant.id, id: detail.change, now: scope.now };
    const change = await findChangeToMail(scope.db, of);
    if (!change) return;
    const mail = { personId, subjectId: change.id, address: change.oldEmail };
    await requestMail(scope, emailChangedByOtherMail, mail);
  },
});

export const mailPasswordChange = reaction({
  on: ['account.password_changed'],
  async react(scope, { subjectId }) {
    if (subjectId !== null) await requestMail(scope, passwordChangedMail, { personId: subjectId });
  },
});

/** Tells the address that was replaced within the last day that somebody asked for a new password (accounts.10). */
export const mailResetToFormer = reaction({
  on: ['account.reset_requested'],
  async react(scope, { subjectId: personId, at }) {
    if (personId === null) return;
    const { db, tenant } = scope;
    const former = await formerAddressOf(db, { tenantId: tenant.id, personId, now: at });
    if (!former) return;
    const { change, email: address, isContestable } = former;
    const mail = isContestable ? resetAtNewAddressMail : resetAtOwnNewAddressMail;
    await requestMail(scope, mail, { personId, subjectId: change, address });
  },
});

/** Tells the org admins that an address was put back (accounts.10). */
export const mailContested = reaction({
  on: ['account.email_contested'],
  async react(scope, { subjectId: personId, detail }) {
    if (personId === null) return;
    const admins = await orgAdmins(scope.db, { tenantId: scope.tenant.id, beside: personId });
    await requestMails(scope, emailContestedMail, admins, detail.change);
  },
});
