import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import type { Config } from '../config/config.ts';

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
  /** A retry cannot succeed. */
  readonly isFinal: boolean;

  constructor(code: string, isFinal: boolean, cause: unknown) {
    super(`The mail was not taken (${code}).`, { cause });
    this.code = code;
    this.words = withoutAddresses(cause);
    this.isFinal = isFinal;
  }
}

const longestWords = 300;

/** Returns the message of an error in one line; addresses of people do not belong in logs. */
function withoutAddresses(error: unknown): string {
  const { response, message } = error as { response?: string; message?: string };
  const words = (response ?? message ?? String(error)).replace(/\s+/g, ' ').trim();
  return words.replace(/<?[^\s<>]+@[^\s<>]+>?/g, '…').slice(0, longestWords);
}

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'home'>;

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
  const smtp = createTransport(smtpAddress(smtpUrl, sendPatience));
  return async (message) => {
    try {
      await smtp.sendMail(message);
    } catch (error) {
      throw faultOf(error);
    }
  };
}

// The sum is below the time after which a node counts as dead while it sends a mail.
const sendPatience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/** Returns SMTP_URL with time limits, as nodemailer reads it. */
export function smtpAddress(smtpUrl: URL, patience: Readonly<Record<string, number>>): string {
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
    throw new MailFault((error as NodeJS.ErrnoException).code ?? 'outbox', false, error);
  }
}

const aboutThisMail = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

function faultOf(error: unknown): MailFault {
  const { responseCode, command, code } = error as { responseCode?: number; command?: string; code?: string };
  // A 5xx about the connection or the password is not final, because the operator can correct the settings.
  const isFinal = responseCode !== undefined && responseCode >= 500 && aboutThisMail.has(command ?? '');
  const isAddress = code === 'EENVELOPE' && responseCode === undefined;
  return new MailFault(String(responseCode ?? code ?? 'unknown'), isFinal || isAddress, error);
}
