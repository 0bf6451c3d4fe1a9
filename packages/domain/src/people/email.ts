/** RFC 5321: mail cannot be delivered to a longer address (decisions-2 A5). */
const longestEmail = 254;
const emailPattern = /^[^\s@<>(),;:\\"[\]]+@[^\s@<>(),;:\\"[\]]+\.[^\s@<>(),;:\\"[\]]+$/;

/** Returns whether a text is an e-mail address that mail can be sent to. */
export function isEmail(text: string): boolean {
  return text.length <= longestEmail && emailPattern.test(text);
}

/** Returns the form in which e-mails are compared: NFKC, lower case, trimmed. */
export function emailKeyOf(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}

/**
 * Returns whether two spellings are certainly the same mailbox: they differ in upper and lower case alone.
 * Equal keys are not enough, because NFKC joins addresses that a mail server tells apart.
 */
export function isSameEmail(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
