import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { formatDay } from '@bellwether/domain/locale/dates';
import { mintInvitationLink } from '#platform/accounts/invitation.ts';
import type { MailKind } from '#platform/mail/mail-kind.ts';
import { findInvitationToMail, type InvitationToMail } from './queries.ts';

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
  write: ({ name, invitedBy, expiresAt, token }, { tenant, shownFor, link }) => ({
    subject: `You are invited to ${tenant.name}`,
    parts: [
      { paragraph: `Hello ${name},` },
      {
        paragraph: `${invitedBy} invites you to Bellwether: set your goals each quarter, and say each week how likely they are. Choose a password to get in.`,
      },
      { button: 'Accept invitation', href: link(`/v3/invitation/${token}`) },
      {
        note: `The link works once, until ${formatDay(tenantDay(expiresAt, tenant.calendar.zone), shownFor)}. If you did not expect this mail, you can ignore it.`,
      },
    ],
  }),
};
