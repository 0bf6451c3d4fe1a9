import { sql } from 'kysely';
import type { ServerContext } from '../context.ts';
import type { Queries } from '../database/driver.ts';
import { instant } from '../database/instant.ts';
import { inTenant } from '../database/transaction.ts';
import type { MailFault } from './transport.ts';

/** How the mail server takes mails, over all companies and nodes. Instants are epoch milliseconds. */
export interface MailServerState {
  /** Since when it refuses all mails; null while it takes them. */
  readonly refusingSince: number | null;
  /** No mail leaves before; null without a pause. */
  readonly pausedUntil: number | null;
  /** What it said last, without addresses, or the code of the failure. */
  readonly words: string | null;
  readonly lastSentAt: number | null;
  /** Numbers since the installation. */
  readonly sent: number;
  readonly deferred: number;
  readonly refused: number;
}

/** The first pause of the queue, and the longest, in seconds. Each refusal doubles the pause. */
const firstPause = 30;
const longestPause = 900;

const millis = (column: string) =>
  sql<number | null>`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;
export async function readMailServer(db: Queries): Promise<MailServerState> {
  const row = await db
    .selectFrom('mail_server')
    .select((select) => [
      millis('refusing_since').as('refusingSince'),
      millis('paused_until').as('pausedUntil'),
      select.fn.coalesce('last_words', 'failure').as('words'),
      millis('last_sent_at').as('lastSentAt'),
      'sent',
      'deferred',
      'refused',
    ])
    .executeTakeFirstOrThrow();
  const { sent, deferred, refused } = row;
  return { ...row, sent: Number(sent), deferred: Number(deferred), refused: Number(refused) };
}

type MailContext = Pick<ServerContext, 'pool' | 'clock'>;

/** Returns until when no mail may leave (epoch milliseconds); undefined if one may. */
export async function pausedUntil(context: MailContext): Promise<number | undefined> {
  const { pausedUntil: until } = await inTenant(context.pool, 0, readMailServer);
  return until !== null && until > context.clock.now() ? until : undefined;
}

/**
 * Pauses the whole queue after a refusal of a mail whose sending began at `begunAt`, and returns until when. Mails that
 * were refused at the same time pause it once.
 */
export async function pauseQueue(context: MailContext, fault: MailFault, begunAt: number): Promise<number> {
  const now = context.clock.now();
  return inTenant(context.pool, 0, async (db) => {
    await sql`update mail_server set
        deferred = deferred + 1, failure = ${fault.code}, last_words = ${fault.words},
        refusing_since = coalesce(refusing_since, ${instant(now)}),
        pause_seconds = case when paused_until > ${instant(begunAt)} then pause_seconds
          else least(greatest(pause_seconds * 2, ${firstPause}::int), ${longestPause}::int) end,
        paused_until = case when paused_until > ${instant(begunAt)} then paused_until
          else ${instant(now)} + make_interval(secs => least(greatest(pause_seconds * 2, ${firstPause}::int), ${longestPause}::int)) end`.execute(
      db,
    );
    const { pausedUntil: until } = await readMailServer(db);
    return Math.max(until ?? now, now);
  });
}

/** Counts a mail that was given up. */
export async function noteRefused(context: MailContext): Promise<void> {
  await inTenant(context.pool, 0, (db) => sql`update mail_server set refused = refused + 1`.execute(db));
}

/** Notes that the server took a mail, and ends its pause. */
export async function noteSent(context: MailContext): Promise<void> {
  await inTenant(context.pool, 0, (db) =>
    sql`update mail_server set sent = sent + 1, last_sent_at = ${instant(context.clock.now())}, refusing_since = null,
      paused_until = null, pause_seconds = 0, failure = null, last_words = null`.execute(db),
  );
}
