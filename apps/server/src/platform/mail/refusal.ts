/** Whom a refusal is about: `us` = the whole queue, `mail` = this mail alone; and whether a retry of the mail is useless. */
export interface Refusal {
  readonly about: 'us' | 'mail';
  readonly isFinal: boolean;
}

/** What nodemailer says about a mail that was not taken. */
export interface SendError {
  /** The reply's status, such as 550; undefined if the server did not reply. */
  readonly responseCode?: number;
  /** The reply, such as `550 5.1.1 No such user`. */
  readonly response?: string;
  /** The command that was refused, such as `RCPT TO`. */
  readonly command?: string;
  /** nodemailer's own code, such as `EENVELOPE`. */
  readonly code?: string;
}

/** Commands that are about one mail. */
const ofOneMail = new Set(['RCPT TO', 'DATA']);

/**
 * Returns whom a refusal is about. The enhanced status code (RFC 3463) decides: its second number is the subject. Without
 * one, the status and the command decide. A server that does not answer refuses everybody.
 */
export function refusalOf(error: SendError): Refusal {
  const { responseCode: status, response = '', command = '', code } = error;
  if (status === undefined) {
    // nodemailer sent nothing, because the mail has no usable address.
    return code === 'EENVELOPE' ? { about: 'mail', isFinal: true } : { about: 'us', isFinal: false };
  }
  const isLasting = status >= 500;
  const ofThis = { about: 'mail', isFinal: isLasting } as const;
  const ofUs = { about: 'us', isFinal: false } as const;
  if (status === 421 || !ofOneMail.has(command)) return ofUs;
  const [, subject, detail] = /\b[245]\.(\d{1,3})\.(\d{1,3})\b/.exec(response) ?? [];
  switch (subject) {
    // The address: but 7 and 8 are the sender's.
    case '1':
      return detail === '7' || detail === '8' ? ofUs : ofThis;
    // The mailbox.
    case '2':
      return ofThis;
    // The mail system: but 4 is a mail that is too large.
    case '3':
      return detail === '4' ? ofThis : ofUs;
    // The way to the receiver: but 5 is a mail system that has too much to do.
    case '4':
      return detail === '5' ? ofUs : ofThis;
    // The content.
    case '6':
      return ofThis;
    // The protocol, and security or policy.
    case '5':
    case '7':
      return ofUs;
    default:
  }
  // 451 is an error of the server and 452 its full disk; 450 is the receiver's mailbox.
  return status === 451 || status === 452 ? ofUs : ofThis;
}
