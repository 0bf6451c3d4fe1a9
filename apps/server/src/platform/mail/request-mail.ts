import { sql } from 'kysely';
import type { Queries } from '../database/driver.ts';
import { enqueue, enqueueAll } from '../jobs/enqueue.ts';
import type { MailKind } from './mail-kind.ts';
import { mailQueue } from './mail-queue.ts';

interface MailScope {
  readonly db: Queries;
  readonly tenant: { readonly id: number };
  readonly now: number;
}

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
export async function requestMail(
  scope: MailScope,
  kind: Pick<MailKind, 'name'>,
  mail: RequestedMail,
): Promise<void> {
  const { id } = await scope.db
    .insertInto('mail')
    .values({
      tenant_id: scope.tenant.id,
      kind: kind.name,
      person_id: mail.personId,
      subject_id: mail.subjectId ?? null,
      address: mail.address ?? null,
      requested_at: new Date(scope.now).toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueue(scope, mailQueue, { tenantId: scope.tenant.id, mailId: id });
}

/**
 * Requests one mail for each person like `requestMail`, in two statements. `requested_at` is the scope's instant, so a kind
 * can tell by it which rows belong to the mail.
 */
export async function requestMails(
  scope: MailScope,
  kind: Pick<MailKind, 'name'>,
  personIds: readonly number[],
  subjectId: number | null = null,
): Promise<void> {
  if (personIds.length === 0) return;
  const { rows } = await sql<{ id: number }>`
    insert into mail (tenant_id, kind, person_id, subject_id, requested_at)
    select ${scope.tenant.id}::int, ${kind.name}, person_id, ${subjectId}::int,
      ${new Date(scope.now).toISOString()}::timestamptz
    from unnest(${personIds}::int[]) person_id returning id`.execute(scope.db);
  await enqueueAll(
    scope,
    mailQueue,
    rows.map(({ id }) => ({ tenantId: scope.tenant.id, mailId: id })),
  );
}
