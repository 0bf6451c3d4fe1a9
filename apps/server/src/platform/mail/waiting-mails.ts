import { sql } from 'kysely';
import type { DatabasePool } from '../database/pool.ts';
import { inTenant } from '../database/transaction.ts';
import { readDueCompanies } from '../jobs/due.ts';
import { retryKind } from './mail-queue.ts';
import { heldSince } from './restore-hold.ts';

const notReached = 'it does not answer';

/** A reply of the mail server begins with its status. Other failures name addresses of the operator's network. */
export function wordsForAdmins(words: string): string {
  return /^\d{3}\b/.test(words) ? words : notReached;
}

/** Mails that the mail server has not taken, over all companies. */
export interface WaitingMails {
  readonly count: number;
  /** Epoch milliseconds of the first failure; null without such mails. */
  readonly since: number | null;
  /** What the mail server said last, or the code of the failure. */
  readonly words: string | null;
  /** Since when a restore holds all mails; undefined if none does. */
  readonly heldSince: number | undefined;
}

/** Reads the mails that wait for another attempt. */
export async function readWaitingMails(pool: DatabasePool): Promise<WaitingMails> {
  const held = await inTenant(pool, 0, heldSince);
  const companies = await readDueCompanies(pool, retryKind, readFailing);
  const began = companies.flatMap(({ since }) => (since === null ? [] : [since]));
  return {
    count: companies.reduce((sum, { count }) => sum + count, 0),
    since: began.length === 0 ? null : Math.min(...began),
    words: companies.findLast(({ words }) => words !== null)?.words ?? null,
    heldSince: held,
  };
}

/** Reads the same of one company. While the mail server refuses everything, all mails of the company wait for it. */
export async function readFailing(
  db: Parameters<typeof heldSince>[0],
  tenantId: number,
): Promise<Omit<WaitingMails, 'heldSince'>> {
  const { rows } = await sql<{ count: number; since: number | null; words: string | null }>`
    select count(*)::int as count, least(min(mail.failing_since), min(server.refusing_since)) as since,
      coalesce(min(server.last_words),
        (array_agg(coalesce(nullif(mail.last_words, ''), mail.failure) order by mail.id desc))[1]) as words
    from mail cross join mail_server server
    where mail.tenant_id = ${tenantId} and mail.state = 'waiting'
      and (mail.failing_since is not null or server.refusing_since is not null)`.execute(db);
  return rows[0] ?? { count: 0, since: null, words: null };
}
