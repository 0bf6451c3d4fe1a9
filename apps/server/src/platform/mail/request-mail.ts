import type { Queries } from '../database/driver.ts';
import { enqueue } from '../jobs/enqueue.ts';
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
