/** The owner's names, which an attacker tries first. */
export interface PasswordOwner {
  readonly companyName: string;
  readonly personName: string;
  readonly email: string;
}

const fewestLetters = 4;

/** Folds case, accents and full-width letters, because guesses differ in them. */
function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Returns the words of a name with at least four letters. */
function wordsOf(name: string): string[] {
  return folded(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => [...word].length >= fewestLetters);
}

/**
 * Returns whether a password is too easy to guess. It is, if it is in `common` (lower case), or if it
 * contains a word of at least four letters from the company's name, the person's name or the part of the
 * e-mail address before the @ (decisions-2 Z7).
 */
export function isEasyToGuess(password: string, owner: PasswordOwner, common: ReadonlySet<string>): boolean {
  if (common.has(password.trim().toLowerCase())) return true;
  const guessed = folded(password);
  const mailbox = owner.email.slice(0, Math.max(0, owner.email.lastIndexOf('@')));
  return [owner.companyName, owner.personName, mailbox]
    .flatMap(wordsOf)
    .some((word) => guessed.includes(word));
}
