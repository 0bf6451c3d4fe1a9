import { expect, test } from 'vitest';
import { refusalOf } from './refusal.ts';

const refuse = (response: string, command = 'RCPT TO') =>
  refusalOf({ responseCode: Number(response.slice(0, 3)), response, command });

test.each([
  ['421 4.7.0 Try again later', 'DATA'],
  ['421 closing', 'RCPT TO'],
  ['451 4.7.28 Our system has detected an unusual rate of mail', 'DATA'],
  ['451 too many messages, slow down', 'RCPT TO'],
  ['452 4.5.3 Too many recipients', 'RCPT TO'],
  ['452 4.3.1 Insufficient system storage', 'DATA'],
  ['454 4.7.0 Temporary authentication failure', 'AUTH PLAIN'],
  ['535 5.7.8 Bad credentials', 'AUTH XOAUTH2'],
  ['550 5.7.1 Daily sending quota exceeded', 'DATA'],
  ['550 5.7.60 Client does not have permissions to send as this sender', 'DATA'],
  ['553 5.1.8 Sender domain does not exist', 'RCPT TO'],
  ['550 5.4.5 Daily user sending limit exceeded', 'DATA'],
  ['554 go away', 'CONN'],
  ['550 Sender refused', 'MAIL FROM'],
])('%s is about us, never final', (response, command) => {
  expect(refuse(response, command)).toEqual({ about: 'us', isFinal: false });
});

test.each([
  ['550 5.1.1 No such user', true],
  ['550 No such user', true],
  ['553 mailbox name not allowed', true],
  ['552 5.2.2 Mailbox full', true],
  ['552 5.3.4 Message too big', true],
  ['554 5.6.0 Content refused', true],
  ['450 4.2.1 Mailbox busy', false],
  ['450 mailbox unavailable', false],
  ['452 4.2.2 Over quota of the mailbox', false],
  ['451 4.4.1 No answer from host', false],
])('%s is about this mail; lasting: %s', (response, isFinal) => {
  expect(refuse(response)).toEqual({ about: 'mail', isFinal });
});

test('a server that does not answer is about us; a mail without a usable address is about the mail', () => {
  expect(refusalOf({ code: 'ECONNECTION' })).toEqual({ about: 'us', isFinal: false });
  expect(refusalOf({ code: 'ETIMEDOUT', command: 'DATA' })).toEqual({ about: 'us', isFinal: false });
  expect(refusalOf({ code: 'EENVELOPE' })).toEqual({ about: 'mail', isFinal: true });
});
