import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';

export interface MailServer {
  /** In the form of SMTP_URL. */
  readonly url: string;
  /** The accepted mails, parsed, with the envelope's recipients. */
  readonly mails: { readonly email: Email; readonly raw: string; readonly to: readonly string[] }[];
  /** Answers recipients with this status from now on; 250 accepts, `silence` does not answer. */
  answer(status: 250 | 451 | 550 | 'silence'): void;
}

/** Starts a real mail server on loopback, without TLS. It stops after the last test of the file. */
export async function startMailServer(): Promise<MailServer> {
  const mails: MailServer['mails'] = [];
  let status: 250 | 451 | 550 | 'silence' = 250;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onRcptTo(_address, _session, done) {
      if (status === 'silence') return;
      if (status === 250) done();
      else done(Object.assign(new Error('not now'), { responseCode: status }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString();
        const to = session.envelope.rcptTo.map((one) => one.address);
        PostalMime.parse(raw).then((email) => {
          mails.push({ email, raw, to });
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    answer(next) {
      status = next;
    },
  };
}
