import type { DueWork } from '../jobs/due.ts';
import type { Job } from '../jobs/job.ts';
import type { MailKind } from './mail-kind.ts';
import { mailQueue, retryKind } from './mail-queue.ts';
import type { MailReference } from './mail-reference.ts';

/** Returns the job that sends mails of the kinds that `load` returns. */
export function sendMail(load: () => Promise<readonly MailKind[]>): Job<MailReference> {
  return {
    ...mailQueue,
    atOnce: 4,
    async run(context, reference) {
      const [{ sendOne }, kinds] = await Promise.all([import('./send-mail.ts'), load()]);
      await sendOne(context, kinds, reference);
    },
  };
}

/** Retries a mail that failed. */
export const retryMail: DueWork = {
  kind: retryKind,
  async run(scope, mailId) {
    const { enqueue } = await import('../jobs/enqueue.ts');
    await enqueue(scope, mailQueue, { tenantId: scope.tenant.id, mailId });
  },
};
