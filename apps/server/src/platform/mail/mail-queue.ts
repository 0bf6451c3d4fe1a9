import type { Queue } from '../jobs/job.ts';
import type { MailReference } from './mail-reference.ts';

/** Mails to be sent. A failed mail waits in `due_work`; the queue's own retries serve only nodes that die. */
export const mailQueue: Queue<MailReference> = {
  name: 'send-mail',
  shape: async () => (await import('./mail-reference.ts')).mailReference,
  retry: { limit: 5, delaySeconds: 5 },
  // Beside the time limits of the mail server, a worker may wait a minute for its turn.
  expireSeconds: 240,
};

/** The kind of due work that retries a failed mail. */
export const retryKind = 'retry_mail';
