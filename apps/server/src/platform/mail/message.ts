import type { Language } from '@bellwether/domain/locale/language';
import type { SendMailOptions } from 'nodemailer';
import type { Config } from '../config/config.ts';
import type { MailText } from './mail-kind.ts';
import { type MailLook, renderHtml, renderText } from './render.ts';
import { senderOf } from './transport.ts';

/** A mail with all its content. */
export interface ReadyMail {
  readonly tenantId: number;
  readonly mailId: number;
  readonly kind: string;
  /** The number of failed tries. */
  readonly tries: number;
  /** When the mail server first refused it, epoch milliseconds; null if it never did. */
  readonly failingSince: number | null;
  readonly requestedAt: number;
  /** The application's clock at this try, epoch milliseconds. */
  readonly sentAt: number;
  readonly to: { readonly name: string; readonly address: string };
  readonly look: MailLook;
  /** The receiver's language. */
  readonly language: Language;
  readonly text: MailText;
}

/**
 * Returns the message for nodemailer, and the name of its file in an outbox. Each try has the same
 * Message-ID.
 */
export function messageOf(
  mail: ReadyMail,
  config: Pick<Config, 'mailFrom' | 'supportEmail'>,
): { message: SendMailOptions; fileName: string } {
  const from = senderOf(config);
  const host = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost';
  const name = `${mail.tenantId}-${mail.mailId}`;
  const text: MailText = { ...mail.text, subject: oneLine(mail.text.subject) };
  return {
    fileName: `${new Date(mail.requestedAt).toISOString().replaceAll(':', '-')}-${name}.eml`,
    message: {
      from,
      to: { name: oneLine(mail.to.name), address: oneLine(mail.to.address) },
      subject: text.subject,
      date: new Date(mail.sentAt),
      messageId: `<bellwether-${name}@${host}>`,
      ...(text.unsubscribe !== undefined && config.supportEmail ? { replyTo: config.supportEmail } : {}),
      // Neither a person's absence notice nor a mailing list shall answer.
      headers: {
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
        ...unsubscribeHeaders(text),
      },
      text: renderText(text, mail.look, mail.language),
      html: renderHtml(text, mail.look, mail.language),
      // Text that people wrote must not load a file or an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
  };
}

function unsubscribeHeaders({ unsubscribe }: MailText): Record<string, { prepared: true; value: string }> {
  if (unsubscribe === undefined) return {};
  return {
    // Prepared: nodemailer would fold the address, and some mail programs read only its first line.
    'List-Unsubscribe': { prepared: true, value: `<${unsubscribe.address}>` },
    'List-Unsubscribe-Post': { prepared: true, value: 'List-Unsubscribe=One-Click' },
  };
}

/** Returns the text without line breaks and control characters, which could begin another header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
