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
 * Returns whether two spellings are certainly the same mailbox, because they differ only in upper and lower case.
 * Equal keys are not enough: NFKC makes addresses equal that a mail server treats as different.
 */
export function isSameEmail(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
