import { reaction } from '#platform/events/reaction.ts';
import { requestMail } from '#platform/mail/request-mail.ts';
import { invitationMail } from './mails.ts';

/** Whoever invites by mail, a command or a screen, only records it; the mail follows from that. */
export const mailInvitation = reaction({
  on: ['account.invited'],
  async react(scope, { subjectId, detail }) {
    if (!detail.isMailed || subjectId === null) return;
    await requestMail(scope, invitationMail, { personId: subjectId, subjectId: detail.invitation });
  },
});
