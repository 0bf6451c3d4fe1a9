import type { Language } from '@bellwether/domain/locale/language';
import { sql } from 'kysely';
import type { MailKind, MailPart, MailPlace } from '#platform/mail/mail-kind.ts';
import { mailWords } from '#platform/mail/words.ts';
import type { TenantScope } from '#platform/session/scope.ts';
import { changedMailWords, resetMailWords } from './words.mails.ts';

/** Tells a person that an admin removed their second step. */
export const secondStepResetMail: MailKind<{ readonly name: string }> = {
  name: 'second_step_reset',
  isUrgent: true,
  prepare: async (_scope, { person }) => ({ name: person.name }),
  write({ name }, place) {
    const words = place.language.words(resetMailWords);
    return { subject: words.subject, parts: partsOf(name, words.happened(place.tenant.name), words, place) };
  },
};

/** What happened to a second step; the row is an event. */
interface ChangeRow {
  readonly kind: 'account.passkey_added' | 'account.codes_switched_on' | 'account.codes_switched_off';
  /** The name of the added passkey; null if it is gone. */
  readonly passkey: string | null;
}

/** Tells a person how their second step changed, because a thief would add one of their own. Its subject is the event. */
export const secondStepChangedMail: MailKind<ChangeRow & { readonly name: string }> = {
  name: 'second_step_changed',
  isUrgent: true,
  async prepare(scope, { person, subjectId }) {
    const change = await changeOf(scope, person.id, subjectId);
    return change && { name: person.name, ...change };
  },
  write({ name, ...change }, place) {
    const { tenant, link, language } = place;
    const words = language.words(changedMailWords);
    return {
      subject: words.subject,
      parts: [
        ...partsOf(name, happenedOf(change, tenant.name, language), words, place),
        // Whoever did it knows the password (mail.5).
        { button: words.choose, href: link('/v3/forgotpassword') },
      ],
    };
  },
};

/** Returns what the event says; without one, which a mail of an earlier version has not, the last change. */
async function changeOf(
  { db, tenant }: TenantScope,
  personId: number,
  eventId: number | null,
): Promise<ChangeRow | undefined> {
  const query = sql<ChangeRow>`select event.kind, passkey.name as passkey from event
    left join passkey on passkey.tenant_id = event.tenant_id and passkey.id = (event.detail ->> 'passkey')::int
    where event.tenant_id = ${tenant.id} and event.id = coalesce(${eventId}::bigint, (select max(last.id) from event last
      where last.tenant_id = ${tenant.id} and last.subject_id = ${personId}
        and last.kind in ('account.passkey_added', 'account.codes_switched_on', 'account.codes_switched_off')))`;
  return (await query.execute(db)).rows[0];
}

function happenedOf({ kind, passkey }: ChangeRow, company: string, language: Language): string {
  const words = language.words(changedMailWords);
  if (kind === 'account.codes_switched_on') return words.codesOn(company);
  if (kind === 'account.codes_switched_off') return words.codesOff(company);
  return passkey === null ? words.passkey(company) : words.namedPasskey(company, passkey);
}

interface LeadingWords {
  readonly button: string;
  readonly note: (company: string) => string;
}

/** Returns the parts of a mail that leads to the Security page. */
function partsOf(name: string, happened: string, words: LeadingWords, place: MailPlace): MailPart[] {
  return [
    { paragraph: place.language.words(mailWords).hello(name) },
    { paragraph: happened },
    { button: words.button, href: place.link('/v3/account/security') },
    { note: words.note(place.tenant.name) },
  ];
}
