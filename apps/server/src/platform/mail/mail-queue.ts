import type { Queue } from '../jobs/job.ts';

/** The id of a row of `mail`, with its tenant. */
export interface MailReference {
  readonly tenantId: number;
  readonly mailId: number;
}

/** Mails to be sent. A failed mail waits in `due_work`; the queue's own retries serve only nodes that die. */
export const mailQueue: Queue<MailReference> = {
  name: 'send-mail',
  ids: ['tenantId', 'mailId'],
  retry: { limit: 5, delaySeconds: 5 },
  // Beside the time limits of the mail server, a worker may wait a minute for its turn.
  expireSeconds: 240,
};

/** The kind of due work that retries a failed mail. */
export const retryKind = 'retry_mail';
