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
  answer(status: 250 | 450 | 451 | 550 | 'silence'): void;
}

/** A reply that refuses, such as `451 4.7.0 Slow down`. */
type Refuse = string | undefined;

export interface MailServerRules {
  /** Decides over each connection, by the number of connections that are open with it. */
  readonly connection?: (open: number) => Refuse;
  /** Decides over each recipient. */
  readonly recipient?: (address: string) => Refuse;
  /** Decides over each sign-in with an access token; without it nobody signs in. */
  readonly token?: (user: string, token: string) => Refuse;
  /** Runs when a whole mail has come, before it is accepted. */
  readonly taken?: () => Promise<void>;
}

/** Starts a real mail server on loopback, without TLS. It stops after the last test of the file. */
export async function startMailServer(rules: MailServerRules = {}): Promise<MailServer> {
  const mails: MailServer['mails'] = [];
  let open = 0;
  let status: 250 | 450 | 451 | 550 | 'silence' = 250;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: rules.token ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    ...(rules.token ? { authMethods: ['XOAUTH2'], authOptional: false, allowInsecureAuth: true } : {}),
    onConnect(_session, done) {
      open += 1;
      done(refusalOf(rules.connection?.(open)));
    },
    onClose() {
      open -= 1;
    },
    onAuth({ username = '', accessToken = '' }, _session, done) {
      const refused = rules.token?.(username, accessToken);
      if (refused === undefined) done(null, { user: username });
      else done(refusalOf(refused));
    },
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      const refused = refusalOf(rules.recipient?.(address));
      if (refused) return done(refused);
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
        PostalMime.parse(raw)
          .then(async (email) => {
            mails.push({ email, raw, to });
            await rules.taken?.();
          })
          .then(() => done(), done);
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

/** Returns the error with which `smtp-server` sends such a reply. */
function refusalOf(reply: Refuse): Error | undefined {
  if (reply === undefined) return undefined;
  return Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) });
}

/** Returns the settings of a server whose mails go to `post`. */
export const mailSettings = (post: MailServer) => ({
  SMTP_URL: post.url,
  MAIL_FROM: 'Goals <goals@mail.example.com>',
  PUBLIC_URL: 'https://goals.example.com',
  SUPPORT_EMAIL: 'help@mail.example.com',
});
