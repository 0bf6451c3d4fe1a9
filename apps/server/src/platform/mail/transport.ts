import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions, Transporter } from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport';
import type { Config, MailSignIn } from '../config/config.ts';
import { type Refusal, refusalOf, type SendError } from './refusal.ts';
import { SignInTokens } from './sign-in-token.ts';

/**
 * Sends a mail.
 * @throws MailFault when that fails.
 */
export type Deliver = (message: SendMailOptions, fileName: string) => Promise<void>;

/**
 * A mail that the server did not accept. `code`: the server's status or the network's code. `words`: what the server
 * said, without addresses.
 */
export class MailFault extends Error {
  readonly code: string;
  readonly words: string;
  readonly refusal: Refusal;

  constructor(code: string, refusal: Refusal, cause: unknown) {
    super(`The mail was not taken (${code}).`, { cause });
    this.code = code;
    this.words = withoutAddresses(cause);
    this.refusal = refusal;
  }
}

const longestWords = 300;

/** Returns the message of an error in one line; addresses of people do not belong in logs. */
function withoutAddresses(error: unknown): string {
  const { response, message } = error as { response?: string; message?: string };
  const words = (response ?? message ?? String(error)).replace(/\s+/g, ' ').trim();
  return words.replace(/<?[^\s<>]+@[^\s<>]+>?/g, '…').slice(0, longestWords);
}

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'mailSignIn' | 'home'>;

const ownSender = 'Bellwether <bellwether@localhost>';

/** Returns the sender address of mails. */
export function senderOf(config: Pick<Config, 'mailFrom'>): string {
  return config.mailFrom ?? ownSender;
}

/** Opens the transport: sends over SMTP_URL, or writes `.eml` files to the outbox under the home. */
export async function openTransport(config: MailConfig): Promise<Deliver> {
  // Load it at the first mail: most nodes send none after a start.
  const { createTransport } = await import('nodemailer');
  const { smtpUrl } = config;
  if (!smtpUrl) {
    const outbox = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    return async (message, fileName) => {
      const { message: bytes } = await outbox.sendMail(message);
      await writeToOutbox(join(config.home, 'outbox'), fileName, bytes as Buffer);
    };
  }
  const useSmtp = await openSmtp(smtpUrl, config.mailSignIn, sendPatience);
  return async (message) => {
    try {
      await useSmtp((smtp) => smtp.sendMail(message));
    } catch (error) {
      throw faultOf(error);
    }
  };
}

// The sum is below the time after which a node counts as dead while it sends a mail.
const sendPatience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

const refusedSignIn = 535;

/**
 * Returns a function that uses the mail server, with time limits. With `signIn`, each use signs in with a token, and once
 * more with a new one if the server has ended it.
 */
export async function openSmtp(
  smtpUrl: URL,
  signIn: MailSignIn | undefined,
  patience: Readonly<Record<string, number>>,
): Promise<<T>(use: (smtp: Transporter) => Promise<T>) => Promise<T>> {
  const { createTransport } = await import('nodemailer');
  const url = smtpAddress(smtpUrl, patience);
  if (!signIn) {
    const smtp = createTransport(url);
    return (use) => use(smtp);
  }
  const tokens = new SignInTokens(signIn);
  // nodemailer would keep a token that the server has ended.
  const openWith = (accessToken: string) => {
    const options: SMTPTransport.Options = { url, auth: { type: 'OAuth2', user: signIn.user, accessToken } };
    return createTransport(options);
  };
  return async (use) => {
    try {
      return await use(openWith(await tokens.token(false)));
    } catch (error) {
      if ((error as SendError).responseCode !== refusedSignIn) throw error;
      return use(openWith(await tokens.token(true)));
    }
  };
}

/** Returns SMTP_URL with time limits, as nodemailer reads it. */
function smtpAddress(smtpUrl: URL, patience: Readonly<Record<string, number>>): string {
  const url = new URL(smtpUrl);
  for (const [name, milliseconds] of Object.entries(patience))
    url.searchParams.set(name, String(milliseconds));
  return url.href;
}

// Write to another name and rename, so that readers of the folder never find half a mail.
async function writeToOutbox(folder: string, name: string, bytes: Buffer): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // A reader that looks for `.eml` files must not find half a mail.
    const part = join(folder, `.${name}.part`);
    await writeFile(part, bytes, { mode: 0o600 });
    await rename(part, join(folder, name));
  } catch (error) {
    throw new MailFault(
      (error as NodeJS.ErrnoException).code ?? 'outbox',
      { about: 'us', isFinal: false },
      error,
    );
  }
}

function faultOf(error: unknown): MailFault {
  const { responseCode, code } = error as SendError;
  return new MailFault(String(responseCode ?? code ?? 'unknown'), refusalOf(error as SendError), error);
}
