import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { formatDay } from '@bellwether/domain/locale/dates';
import { emailKeyOf } from '@bellwether/domain/people/profile/email';
import type { MailKind, MailPart, MailPlace, WaitingMail } from '#platform/mail/mail-kind.ts';
import type { TenantScope } from '#platform/session/scope.ts';
import { mintContestLink } from './commands.contest.ts';
import { type ContestedChange, findChangeToMail } from './queries.contest.ts';

type ContestFacts = ContestedChange & { readonly token: string };

/** Reads the mail's change and mints the secret of its link; undefined if the link no longer works. */
async function prepareContest(scope: TenantScope, mail: WaitingMail): Promise<ContestFacts | undefined> {
  const { db, tenant, now } = scope;
  const change = await findChangeToMail(db, { tenantId: tenant.id, id: mail.subjectId ?? 0, now });
  if (change?.state !== 'open') return undefined;
  return { ...change, token: await mintContestLink(db, { tenantId: tenant.id, id: change.id }) };
}

function notMe({ token, until }: ContestFacts, { tenant, link, shownFor }: MailPlace): MailPart[] {
  return [
    { button: 'This was not me', href: link(`/v3/notme/${token}`) },
    {
      note: `The link puts this address back, ends all sessions and tells the org admins of ${tenant.name}. It works once, until ${formatDay(tenantDay(until, tenant.calendar.zone), shownFor)}.`,
    },
  ];
}

/** Tells the old address that somebody else changes the e-mail, with the way back (accounts.10). */
export const emailChangedByOtherMail: MailKind<ContestFacts> = {
  name: 'email_changed_by_other',
  prepare: prepareContest,
  write: (change, place) => ({
    subject: 'Your e-mail address is about to change',
    parts: [
      { paragraph: `Hello ${change.name},` },
      {
        paragraph: `${change.changedBy} asked to change the e-mail of your account at ${place.tenant.name} to ${change.newEmail}. Until that address is confirmed, you sign in with this one.`,
      },
      { paragraph: 'If you know of this, there is nothing to do. If not, take the change back.' },
      ...notMe(change, place),
    ],
  }),
};

/** Tells an address that was replaced within the last day that the new one asked for a password (accounts.10). */
export const resetAtNewAddressMail: MailKind<ContestFacts> = {
  name: 'reset_at_new_address',
  prepare: prepareContest,
  write: (change, place) => ({
    subject: 'Somebody asked for a new password',
    parts: [
      { paragraph: `Hello ${change.name},` },
      {
        paragraph: `The e-mail of your account at ${place.tenant.name} is now ${change.newEmail}; ${change.changedBy} asked for that change. Somebody has just asked for a new password there.`,
      },
      { paragraph: 'If it was you, there is nothing to do. If not, take the change back.' },
      ...notMe(change, place),
    ],
  }),
};

/** The same for a change that the person made: there is nothing to take back. */
export const resetAtOwnNewAddressMail: MailKind<{ readonly name: string }> = {
  name: 'reset_at_own_new_address',
  prepare: async (_scope, mail) => ({ name: mail.person.name }),
  write: ({ name }, { tenant }) => ({
    subject: 'Somebody asked for a new password',
    parts: [
      { paragraph: `Hello ${name},` },
      {
        paragraph: `The e-mail of your account at ${tenant.name} was changed within the last day, and somebody has just asked for a new password at the new address. If it was you, there is nothing to do.`,
      },
      { note: `If it was not you, tell the org admin of ${tenant.name} at once.` },
    ],
  }),
};

interface ToldFacts extends ContestedChange {
  readonly receiver: string;
  readonly isPutBack: boolean;
}

/** Tells the org admins that somebody took a change of their address back; the subject is the change. */
export const emailContestedMail: MailKind<ToldFacts> = {
  name: 'email_contested',
  async prepare({ db, tenant, now }, mail) {
    const change = await findChangeToMail(db, { tenantId: tenant.id, id: mail.subjectId ?? 0, now });
    if (!change) return undefined;
    const { email_key: key } = await db
      .selectFrom('person')
      .select('email_key')
      .where('tenant_id', '=', tenant.id)
      .where('id', '=', change.personId)
      .executeTakeFirstOrThrow();
    return { ...change, receiver: mail.person.name, isPutBack: key === emailKeyOf(change.oldEmail) };
  },
  write: (change, { tenant, link, shownFor }) => ({
    subject: `${change.name} says: this was not me`,
    parts: [
      { paragraph: `Hello ${change.receiver},` },
      {
        paragraph: `On ${formatDay(tenantDay(change.requestedAt, tenant.calendar.zone), shownFor)} ${change.changedBy} asked to change the e-mail of ${change.name} at ${tenant.name} from ${change.oldEmail} to ${change.newEmail}. Whoever reads the old address has taken that back with the link "This was not me".`,
      },
      {
        paragraph: change.isPutBack
          ? 'The old address signs in again, and all sessions have ended. Please ask both people what happened.'
          : 'All sessions have ended, but the old address belongs to somebody else by now. Please set the right address, and ask both people what happened.',
      },
      { button: `Profile of ${change.name}`, href: link(`/v3/profile/${change.personId}`) },
    ],
  }),
};
