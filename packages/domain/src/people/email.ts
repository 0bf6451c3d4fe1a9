/** RFC 5321: a longer address cannot be delivered to (decisions-2 A5). */
const longestEmail = 254;
const emailPattern = /^[^\s@<>(),;:\\"[\]]+@[^\s@<>(),;:\\"[\]]+\.[^\s@<>(),;:\\"[\]]+$/;

/** Whether a text is an e-mail address that mail can be sent to. */
export function isEmail(text: string): boolean {
  return text.length <= longestEmail && emailPattern.test(text);
}

/** The e-mail as it is compared: NFKC, lower case, no blanks around it. */
export function emailKeyOf(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}

/**
 * Whether two spellings reach the same mailbox for certain: they differ in upper and lower case alone. Equal keys are not
 * enough, because NFKC joins addresses that a mail server tells apart.
 */
export function isSameEmail(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
