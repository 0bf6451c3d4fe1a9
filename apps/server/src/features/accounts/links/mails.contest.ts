import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { formatDay } from '@bellwether/domain/locale/dates';
import { emailKeyOf } from '@bellwether/domain/people/profile/email';
import type { MailKind, MailPart, MailPlace, WaitingMail } from '#platform/mail/mail-kind.ts';
import { mailWords } from '#platform/mail/words.ts';
import type { TenantScope } from '#platform/session/scope.ts';
import { mintContestLink } from './commands.contest.ts';
import { type ContestedChange, findChangeToMail } from './queries.contest.ts';
import { contestMailWords } from './words.mails.ts';

type ContestFacts = ContestedChange & { readonly token: string };

/** Reads the mail's change and mints the secret of its link; undefined if the link no longer works. */
async function prepareContest(scope: TenantScope, mail: WaitingMail): Promise<ContestFacts | undefined> {
  const { db, tenant, now } = scope;
  const change = await findChangeToMail(db, { tenantId: tenant.id, id: mail.subjectId ?? 0, now });
  if (change?.state !== 'open') return undefined;
  return { ...change, token: await mintContestLink(db, { tenantId: tenant.id, id: change.id }) };
}

/** Returns the words of these mails in the receiver's language. */
const wordsOf = ({ language }: MailPlace) => ({
  hello: (name: string) => ({ paragraph: language.words(mailWords).hello(name) }),
  ...language.words(contestMailWords),
});

const dayOf = (instant: number, { tenant, shownFor }: MailPlace) =>
  formatDay(tenantDay(instant, tenant.calendar.zone), shownFor);

function notMe({ token, until }: ContestFacts, place: MailPlace): MailPart[] {
  const words = wordsOf(place);
  return [
    { button: words.notMe, href: place.link(`/v3/notme/${token}`) },
    { note: words.notMeNote({ company: place.tenant.name, day: dayOf(until, place) }) },
  ];
}

/** Tells the old address that somebody else changes or has changed the e-mail, with the way back (accounts.10). */
export const emailChangedByOtherMail: MailKind<ContestFacts> = {
  name: 'email_changed_by_other',
  prepare: prepareContest,
  write(change, place) {
    const { hello, byOther } = wordsOf(place);
    const said = { by: change.changedBy, company: place.tenant.name, email: change.newEmail };
    const words = change.madeAt === null ? byOther : byOther.made;
    return {
      subject: words.subject,
      parts: [
        hello(change.name),
        { paragraph: words.said(said) },
        { paragraph: byOther.advice },
        ...notMe(change, place),
      ],
    };
  },
};

/** Tells an address that was replaced within the last day that the new one asked for a password (accounts.10). */
export const resetAtNewAddressMail: MailKind<ContestFacts> = {
  name: 'reset_at_new_address',
  prepare: prepareContest,
  write(change, place) {
    const { hello, atNew } = wordsOf(place);
    const said = { by: change.changedBy, company: place.tenant.name, email: change.newEmail };
    return {
      subject: atNew.subject,
      parts: [
        hello(change.name),
        { paragraph: atNew.said(said) },
        { paragraph: atNew.advice },
        ...notMe(change, place),
      ],
    };
  },
};

/** The same for a change that the person made: there is nothing to take back. */
export const resetAtOwnNewAddressMail: MailKind<{ readonly name: string }> = {
  name: 'reset_at_own_new_address',
  prepare: async (_scope, mail) => ({ name: mail.person.name }),
  write({ name }, place) {
    const { hello, atOwnNew } = wordsOf(place);
    const company = place.tenant.name;
    return {
      subject: atOwnNew.subject,
      parts: [hello(name), { paragraph: atOwnNew.said(company) }, { note: atOwnNew.note(company) }],
    };
  },
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
  write(change, place) {
    const { hello, contested } = wordsOf(place);
    const { name, changedBy: by, oldEmail: from, newEmail: to } = change;
    const day = dayOf(change.requestedAt, place);
    return {
      subject: contested.subject(name),
      parts: [
        hello(change.receiver),
        { paragraph: contested.said({ day, by, name, company: place.tenant.name, from, to }) },
        { paragraph: change.isPutBack ? contested.putBack : contested.taken },
        { button: contested.button(name), href: place.link(`/v3/profile/${change.personId}`) },
      ],
    };
  },
};
