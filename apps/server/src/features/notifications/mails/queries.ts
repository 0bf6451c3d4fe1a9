import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { getRefusedMails } from '@bellwether/contract/notifications/mails';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { sql } from 'kysely';
import { heldSince } from '#platform/mail/restore-hold.ts';
import { readFailing, wordsForAdmins } from '#platform/mail/waiting-mails.ts';
import type { Scope } from '#platform/session/scope.ts';

const newest = 5;

/**
 * Returns the number of the company's mails that failed for good, and the newest of them. Each entry has only the
 * address that failed and the time, but no link of the mail. Also returns what waits for the mail server.
 */
export async function refusedMails({
  db,
  tenant,
}: Scope): Promise<EndpointReplyInput<typeof getRefusedMails>> {
  const { rows } = await sql<{ address: string; at: number; count: number }>`
    select coalesce(mail.address, person.email) as address, (extract(epoch from mail.ended_at) * 1000)::bigint as at,
      count(*) over ()::int as count
    from mail join person on person.tenant_id = ${tenant.id} and person.id = mail.person_id
    where mail.tenant_id = ${tenant.id} and mail.state = 'failed'
    order by mail.ended_at desc, mail.id desc limit ${newest}`.execute(db);
  const waiting = await readFailing(db, tenant.id);
  const { since } = waiting;
  return {
    Count: rows[0]?.count ?? 0,
    Waiting: {
      Count: waiting.count,
      Since: since === null ? null : instantToIso(since),
      Words: waiting.words === null ? null : wordsForAdmins(waiting.words),
      IsHeld: (await heldSince(db)) !== undefined,
    },
    data: rows.map(({ address, at }) => ({ Address: address, FailedAt: instantToIso(at) })),
  };
}
