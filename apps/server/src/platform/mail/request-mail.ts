import { recordEvent } from '../events/record-event.ts';
import type { Scope } from '../session/scope.ts';

/** Mails about an account, with the ids that each is made from. */
export interface MailRequests {
  /** To the new address: the link that confirms it. */
  email_confirmation: { readonly personId: number; readonly link: number };
  /** To the address that still signs in: somebody asks to replace it; names who did, where it was another person. */
  email_change_notice: { readonly personId: number; readonly link: number };
}

/**
 * Requests a mail, in the transaction of what it tells of. The request is an event with kind and ids: no address, no text and
 * no secret. Every mail of an account goes through here, so that sending is connected in one place.
 */
export async function requestMail<Kind extends keyof MailRequests>(
  scope: Scope,
  kind: Kind,
  ids: MailRequests[Kind],
): Promise<void> {
  await recordEvent(scope, 'account.mail_requested', ids.personId, { mail: kind, link: ids.link });
}
