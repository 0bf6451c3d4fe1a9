import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { formatDay } from '@bellwether/domain/locale/dates';
import { sql } from 'kysely';
import type { MailKind } from '#platform/mail/mail-kind.ts';
import { askedMailWords, endMailWords } from './words.company.ts';

interface EndFacts {
  readonly receiver: string;
  readonly by: string | null;
  /** Epoch milliseconds. */
  readonly purgeAt: number;
}

/** Tells ceo and org admins that their company has ended; the subject is the person who ended it. */
export const companyEndedMail: MailKind<EndFacts> = {
  name: 'company_ended',
  isUrgent: true,
  async prepare({ db, tenant }, mail) {
    const { rows } = await sql<{ by: string | null; purge_at: number | null }>`
      select person.name as by, purge_at from tenant
      left join person on person.tenant_id = tenant.id and person.id = ${mail.subjectId}
      where tenant.id = ${tenant.id}`.execute(db);
    const [row] = rows;
    // Taken back meanwhile.
    if (row?.purge_at == null) return undefined;
    return { receiver: mail.person.name, by: row.by, purgeAt: row.purge_at };
  },
  write: ({ receiver, by, purgeAt }, { tenant, link, shownFor, language }) => ({
    subject: language.words(endMailWords).subject(tenant.name),
    parts: [
      { paragraph: language.words(endMailWords).hello(receiver) },
      {
        paragraph: language
          .words(endMailWords)
          .said({ by: by ?? language.words(endMailWords).somebody, company: tenant.name }),
      },
      {
        paragraph: language
          .words(endMailWords)
          .when(formatDay(tenantDay(purgeAt, tenant.calendar.zone), shownFor)),
      },
      { paragraph: language.words(endMailWords).advice },
      { button: language.words(endMailWords).button, href: link('/v3/settings/company/all-data') },
    ],
  }),
};

interface AskedFacts {
  readonly receiver: string;
  readonly by: string;
}

/** Tells the other admins that somebody asked for the file of all data; the subject is that person. */
export const companyDataAskedMail: MailKind<AskedFacts> = {
  name: 'company_data_asked',
  isUrgent: true,
  async prepare({ db, tenant }, { person, subjectId }) {
    const { rows } = await sql<{ by: string }>`select name as by from person
      where tenant_id = ${tenant.id} and id = ${subjectId}`.execute(db);
    return rows[0] && { receiver: person.name, by: rows[0].by };
  },
  write({ receiver, by }, { tenant, link, language }) {
    const words = language.words(askedMailWords);
    return {
      subject: words.subject({ by, company: tenant.name }),
      parts: [
        { paragraph: language.words(endMailWords).hello(receiver) },
        { paragraph: words.said({ by, company: tenant.name }) },
        { paragraph: words.advice },
        { button: language.words(endMailWords).button, href: link('/v3/settings/company/all-data') },
      ],
    };
  },
};
