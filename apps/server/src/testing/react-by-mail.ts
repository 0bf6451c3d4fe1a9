import { EventReader } from '../platform/events/event-reader.ts';
import { readers } from '../reactions.ts';
import type { TestServer } from './test-server.ts';

/** Runs the reactions that write mails, for all events so far. @throws Error if one fails. */
export async function reactByMail(server: TestServer): Promise<void> {
  const mailReader = readers.find(({ name }) => name === 'mail');
  if (!mailReader) throw new Error('No reader writes mails.');
  const failed = (facts: object) => {
    throw new Error('A reaction failed.', { cause: facts });
  };
  const reader = new EventReader(server.context, mailReader, { warn: failed, error: failed });
  while (await reader.turn());
}
