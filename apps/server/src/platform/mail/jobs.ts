import type { DueWork } from '../jobs/due.ts';
import type { Job } from '../jobs/job.ts';
import type { MailKind } from './mail-kind.ts';
import { type MailReference, mailQueue, retryKind } from './mail-queue.ts';

/** Returns the job that sends mails of the kinds that `load` returns. */
export function sendMail(load: () => Promise<readonly MailKind[]>): Job<MailReference> {
  return {
    ...mailQueue,
    // With more workers than mails in a minute, a worker would wait longer for its turn than a job may take.
    atOnce: ({ mailConnections, mailPerMinute = mailConnections }) =>
      Math.min(mailConnections, mailPerMinute),
    async run(context, reference) {
      const [{ sendOne }, kinds] = await Promise.all([import('./send-mail.ts'), load()]);
      await sendOne(context, kinds, reference);
    },
  };
}

/** Retries a mail that failed. */
export const retryMail: DueWork = {
  kind: retryKind,
  evenIfEnded: true,
  async run(scope, mailId) {
    const { enqueueMails } = await import('./request-mail.ts');
    const mail = await scope.db
      .selectFrom('mail')
      .select(['id', 'is_urgent'])
      .where('tenant_id', '=', scope.tenant.id)
      .where('id', '=', mailId)
      .executeTakeFirst();
    if (mail) await enqueueMails(scope, [mail.id], mail.is_urgent);
  },
};
