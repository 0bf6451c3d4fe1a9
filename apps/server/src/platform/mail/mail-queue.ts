import type { Queue } from '../jobs/job.ts';
import type { MailReference } from './mail-reference.ts';

/** Mails to be sent. A mail that fails waits in `due_work`; the queue's own retries are for nodes that die. */
export const mailQueue: Queue<MailReference> = {
  name: 'send-mail',
  shape: async () => (await import('./mail-reference.ts')).mailReference,
  retry: { limit: 5, delaySeconds: 5 },
  expireSeconds: 120,
};

/** The due work by which a mail that failed is tried again. */
export const retryKind = 'retry_mail';
