import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { formatDay } from '@bellwether/domain/locale/dates';
import { mintInvitationLink } from '#platform/accounts/invitation.ts';
import type { MailKind } from '#platform/mail/mail-kind.ts';
import { mailWords } from '#platform/mail/words.ts';
import { findInvitationToMail, type InvitationToMail } from './queries.ts';
import { invitationMailWords } from './words.mails.ts';

/** Invites a person to set a password; the subject is the invitation. */
export const invitationMail: MailKind<InvitationToMail & { readonly token: string }> = {
  name: 'invitation',
  isUrgent: true,
  async prepare({ db, tenant, now }, mail) {
    const invitation = await findInvitationToMail(db, { tenantId: tenant.id, id: mail.subjectId ?? 0, now });
    if (!invitation) return undefined;
    const of = { tenantId: tenant.id, invitationId: invitation.id };
    return { ...invitation, token: await mintInvitationLink(db, of) };
  },
  write({ name, invitedBy, expiresAt, token }, { tenant, shownFor, language, link }) {
    const words = language.words(invitationMailWords);
    return {
      subject: words.subject(tenant.name),
      parts: [
        { paragraph: language.words(mailWords).hello(name) },
        { paragraph: words.said(invitedBy) },
        { button: words.button, href: link(`/v3/invitation/${token}`) },
        { note: words.note(formatDay(tenantDay(expiresAt, tenant.calendar.zone), shownFor)) },
      ],
    };
  },
};
