import type { TenantScope } from '../session/scope.ts';

/** A mail that is about to be sent. */
export interface WaitingMail {
  readonly person: { readonly id: number; readonly name: string };
  /** The row that the mail is about; the kind knows its table. */
  readonly subjectId: number | null;
  /** Epoch milliseconds: lifetimes of links count from here, however late the mail goes (decision A18). */
  readonly requestedAt: number;
}

/** A part of a mail's text. */
export type MailPart =
  | { readonly paragraph: string }
  | { readonly button: string; readonly href: string }
  /** Below the button, smaller. */
  | { readonly note: string };

/** What a mail says. HTML and plain text are made from the same parts; all of it is escaped. */
export interface MailText {
  readonly subject: string;
  readonly parts: readonly MailPart[];
}

/** Where the mail leads. */
export interface MailPlace {
  readonly tenant: TenantScope['tenant'];
  /** An absolute link to a path of the company's screens, such as `/v3/login`. */
  link(path: string): string;
}

/** A kind of mail, in `features/<feature>/mails.ts`. */
export interface MailKind<Facts = unknown> {
  /** Lower case and underscores. */
  readonly name: string;
  /**
   * Reads what the mail says, in a transaction of its own, and mints its link's secret; each try of sending mints a new
   * one. Undefined where the mail is no longer wanted.
   */
  prepare(scope: TenantScope, mail: WaitingMail): Promise<Facts | undefined>;
  write(facts: Facts, place: MailPlace): MailText;
}
