import { sql } from 'kysely';
import type { MailKind } from '#platform/mail/mail-kind.ts';
import { mailWords } from '#platform/mail/words.ts';
import { changedMailWords } from '../second-step/words.mails.ts';
import { programMailWords } from './words.mails.ts';

interface ProgramFacts {
  readonly name: string;
  /** Null: it is gone. */
  readonly program: string | null;
}

/** Returns a mail about a program that acts for the receiver from now on, because a thief would add one of their own. */
const programMail = (
  name: string,
  { words: which, table, page }: { words: 'token' | 'agent'; table: string; page: string },
): MailKind<ProgramFacts> => ({
  name,
  isUrgent: true,
  async prepare({ db, tenant }, { person, subjectId }) {
    const { rows } = await sql<{ name: string }>`select name from ${sql.raw(table)} program
      where program.tenant_id = ${tenant.id} and program.id = ${subjectId ?? 0}`.execute(db);
    return { name: person.name, program: rows[0]?.name ?? null };
  },
  write({ name: receiver, program }, { tenant, link, language }) {
    const words = language.words(programMailWords);
    const { subject, said, named, button } = words[which];
    return {
      subject,
      parts: [
        { paragraph: language.words(mailWords).hello(receiver) },
        { paragraph: program === null ? said(tenant.name) : named(tenant.name, program) },
        { button, href: link(page) },
        { note: words.note(tenant.name) },
        // Whoever made it may know the password (mail.5).
        { button: language.words(changedMailWords).choose, href: link('/v3/forgotpassword') },
      ],
    };
  },
});

/** Tells a person of a new token; the subject is the token. */
export const tokenMadeMail = programMail('token_made', {
  words: 'token',
  table: 'api_token',
  page: '/v3/settings/tokens',
});

/** Tells a person of a new agent; the subject is its client. */
export const agentAllowedMail = programMail('agent_allowed', {
  words: 'agent',
  table: 'agent_client',
  page: '/v3/settings/agents',
});
