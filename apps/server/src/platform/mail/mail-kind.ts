import type { ShownFor } from '@bellwether/domain/locale/dates';
import type { Language } from '@bellwether/domain/locale/language';
import type { TenantScope } from '../session/scope.ts';

/** A mail that waits to be sent. */
export interface WaitingMail {
  readonly person: { readonly id: number; readonly name: string };
  /** The row that the mail is about; the kind knows its table. */
  readonly subjectId: number | null;
  /** Epoch milliseconds. A link's lifetime counts from here, even if the mail is sent late (accounts.4). */
  readonly requestedAt: number;
}

/** A part of a mail's text. */
export type MailPart =
  | { readonly paragraph: string }
  /** Above a group of lines. */
  | { readonly heading: string }
  /**
   * Below it stands its address, to be copied. `isOwnPage`: without the address, because the page is found in the
   * product, too.
   */
  | { readonly button: string; readonly href: string; readonly isOwnPage?: true }
  /** A link that is less important than the button. */
  | { readonly link: string; readonly href: string }
  /** In smaller print. */
  | { readonly note: string }
  | { readonly lines: readonly MailLine[] };

/** One line of a list; the title is its link, if it has one. */
export interface MailLine {
  readonly title: string;
  readonly href?: string;
  /** Below the title, in smaller print. */
  readonly says?: string;
}

/** The content of a mail. HTML and plain text are made from the same parts; all of it is escaped. */
export interface MailText {
  readonly subject: string;
  readonly parts: readonly MailPart[];
  /** Only for mails that people can stop (mail.2). Answers to such a mail go to SUPPORT_EMAIL. */
  readonly unsubscribe?: Unsubscribe;
}

export interface Unsubscribe {
  /**
   * The absolute address whose page stops the mails, and which stops them at once if a mail program sends a POST there
   * (RFC 8058).
   */
  readonly address: string;
  /** The name of the mails that it stops, such as "Weekly ask". */
  readonly mails: string;
}

/** Builds the links of a mail. */
export interface MailPlace {
  readonly tenant: TenantScope['tenant'];
  /** The receiver's locale, and the company's day on which the mail is sent. */
  readonly shownFor: Required<ShownFor>;
  /** The receiver's language. */
  readonly language: Language;
  /** Returns an absolute link to a path of the company's screens, such as `/v3/login`. */
  link(path: string): string;
}

/** A kind of mail, defined in `features/<feature>/mails.ts`. */
export interface MailKind<Facts = unknown> {
  /** Lower case and underscores. */
  readonly name: string;
  /** Whether somebody waits for it, so that it goes before other mails. */
  readonly isUrgent?: boolean;
  /**
   * Reads the mail's content in its own transaction, and mints its link's secret; each retry mints a new
   * secret. Returns undefined if the mail is no longer wanted.
   */
  prepare(scope: TenantScope, mail: WaitingMail): Promise<Facts | undefined>;
  write(facts: Facts, place: MailPlace): MailText;
}
