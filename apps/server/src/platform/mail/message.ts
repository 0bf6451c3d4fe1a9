import type { SendMailOptions } from 'nodemailer';
import type { Config } from '../config/config.ts';
import type { MailText } from './mail-kind.ts';
import { type MailLook, renderHtml, renderText } from './render.ts';
import { senderOf } from './transport.ts';

/** A mail with everything that it says. */
export interface ReadyMail {
  readonly tenantId: number;
  readonly mailId: number;
  /** How often sending failed before. */
  readonly tries: number;
  readonly requestedAt: number;
  readonly to: { readonly name: string; readonly address: string };
  readonly look: MailLook;
  readonly text: MailText;
}

/** The message as nodemailer takes it, and the name of its file in an outbox. Sent twice, a mail has the same Message-ID. */
export function messageOf(
  mail: ReadyMail,
  config: Pick<Config, 'mailFrom'>,
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
      messageId: `<bellwether-${name}@${host}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      text: renderText(text, mail.look),
      html: renderHtml(text, mail.look),
      // What people wrote never names a file or an address to be loaded.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
  };
}

/** Without line breaks and other control characters, which could begin another header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
