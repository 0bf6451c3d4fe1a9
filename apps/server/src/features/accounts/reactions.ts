import { reaction } from '#platform/events/reaction.ts';
import { requestMail } from '#platform/mail/request-mail.ts';
import { invitationMail } from './mails.ts';

/** Requests the mail of an invitation: commands and screens only record the event. */
export const mailInvitation = reaction({
  on: ['account.invited'],
  async react(scope, { subjectId, detail }) {
    if (!detail.isMailed || subjectId === null) return;
    await requestMail(scope, invitationMail, { personId: subjectId, subjectId: detail.invitation });
  },
});
