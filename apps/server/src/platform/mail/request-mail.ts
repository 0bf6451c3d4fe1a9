import { sql } from 'kysely';
import type { Queries } from '../database/driver.ts';
import { instant, timestamp } from '../database/instant.ts';
import { enqueueAll } from '../jobs/enqueue.ts';
import type { MailKind } from './mail-kind.ts';
import { mailQueue } from './mail-queue.ts';

interface MailScope {
  readonly db: Queries;
  readonly tenant: { readonly id: number };
  readonly now: number;
}

type RequestedKind = Pick<MailKind, 'name' | 'isUrgent'>;

export interface RequestedMail {
  readonly personId: number;
  readonly subjectId?: number;
  /** An address that differs from the person's address at sending time, such as the former address. */
  readonly address?: string;
}

/**
 * Requests a mail in the scope's transaction, so it is sent exactly when the change is committed, at least
 * once.
 */
export async function requestMail(scope: MailScope, kind: RequestedKind, mail: RequestedMail): Promise<void> {
  const { id } = await scope.db
    .insertInto('mail')
    .values({
      tenant_id: scope.tenant.id,
      kind: kind.name,
      person_id: mail.personId,
      subject_id: mail.subjectId ?? null,
      address: mail.address ?? null,
      is_urgent: kind.isUrgent ?? false,
      requested_at: timestamp(scope.now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueueMails(scope, [id], kind.isUrgent ?? false);
}

/**
 * Requests one mail for each person like `requestMail`, in two statements. `requested_at` is the scope's instant, so a kind
 * can tell by it which rows belong to the mail.
 */
export async function requestMails(
  scope: MailScope,
  kind: RequestedKind,
  personIds: readonly number[],
  subjectId: number | null = null,
): Promise<void> {
  if (personIds.length === 0) return;
  const { rows } = await sql<{ id: number }>`
    insert into mail (tenant_id, kind, person_id, subject_id, is_urgent, requested_at)
    select ${scope.tenant.id}::int, ${kind.name}, person_id, ${subjectId}::int, ${kind.isUrgent ?? false}::boolean,
      ${instant(scope.now)}
    from unnest(${personIds}::int[]) person_id returning id`.execute(scope.db);
  await enqueueMails(
    scope,
    rows.map(({ id }) => id),
    kind.isUrgent ?? false,
  );
}

/** Puts waiting mails into the queue; urgent ones go first. */
export async function enqueueMails(
  { db, tenant }: Pick<MailScope, 'db' | 'tenant'>,
  mailIds: readonly number[],
  isUrgent: boolean,
): Promise<void> {
  const all = mailIds.map((mailId) => ({ tenantId: tenant.id, mailId }));
  await enqueueAll({ db }, mailQueue, all, isUrgent ? 'first' : 'in turn');
}
