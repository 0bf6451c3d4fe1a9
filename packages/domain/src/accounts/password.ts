/** Whose password it is: an attacker tries these words first. */
export interface PasswordOwner {
  readonly companyName: string;
  readonly personName: string;
  readonly email: string;
}

const fewestLetters = 4;

/** As guesses are compared: without regard to case, accents and wide letters. */
function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of a name that count, of at least four letters each. */
function wordsOf(name: string): string[] {
  return folded(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => [...word].length >= fewestLetters);
}

/**
 * Whether a password is too easy to guess: it is among `common` (lower case), or it holds a word of at least four letters
 * of the company's name, the person's name or the part of the e-mail address before the @ (decisions-2 Z7).
 */
export function isEasyToGuess(password: string, owner: PasswordOwner, common: ReadonlySet<string>): boolean {
  if (common.has(password.trim().toLowerCase())) return true;
  const guessed = folded(password);
  const mailbox = owner.email.slice(0, Math.max(0, owner.email.lastIndexOf('@')));
  return [owner.companyName, owner.personName, mailbox]
    .flatMap(wordsOf)
    .some((word) => guessed.includes(word));
}
