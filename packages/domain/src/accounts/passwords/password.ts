export { easyMessages } from './words.ts';

/** The owner's names, which an attacker tries first. A name that is not known is empty. */
export interface PasswordOwner {
  readonly companyName: string;
  readonly personName: string;
  readonly email: string;
}

const fewestLetters = 4;

/** What people write for a letter. `l` becomes `i`, because `1` and `!` stand for both. */
const letterOf: Readonly<Record<string, string>> = {
  '@': 'a',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  $: 's',
  '!': 'i',
  l: 'i',
};

/** Folds case, accents and full-width letters, because guesses differ in them. */
function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Undoes the signs that people write for letters. */
function undone(text: string): string {
  return text.replace(/[@013$!l]/g, (sign) => letterOf[sign] ?? sign);
}

/**
 * Returns the forms of a password that are looked for among the common ones (accounts.9): without case, with signs
 * turned back into letters, and without all, some or none of the digits and marks at its end. The shortest form is the first
 * one; forms of fewer than four characters are left out.
 */
export function comparedForms(password: string): string[] {
  const guessed = folded(password.trim());
  const end = guessed.replace(/[^\p{L}]+$/u, '').length;
  const forms: string[] = [];
  for (let length = end; length <= guessed.length; length += 1)
    if (length >= fewestLetters) forms.push(undone(guessed.slice(0, length)));
  return forms;
}

/** Returns the words of a name with at least four letters. */
function wordsOf(name: string): string[] {
  return folded(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => [...word].length >= fewestLetters);
}

/** Why a password is easy to guess. */
export type EasyReason = 'common' | 'company' | 'person' | 'mailbox';

/** Returns the four criteria, all required: length, both cases, a digit, a special character (accounts.9). */
export function passwordCriteria(password: string) {
  return {
    length: password.length >= 8,
    cases: /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password),
    digit: /\d/.test(password),
    special: /[^\p{L}\p{N}\s]/u.test(password),
  };
}

export interface PasswordJudgement {
  readonly met: ReturnType<typeof passwordCriteria>;
  /** Undefined if the password is not easy to guess. */
  readonly easy: EasyReason | undefined;
  /** Empty if no criterion is met. A password is strong exactly if it is accepted. */
  readonly strength: 'Easy' | 'Moderate' | 'Strong' | '';
}

/**
 * Judges a new password: screens show the result, and the server refuses by it. It is easy to guess if `common` has one of
 * its forms, or if it contains a word of at least four letters from the company's name, the person's name or the part of the
 * e-mail before the @ (accounts.9).
 */
export function judgePassword(
  password: string,
  owner: PasswordOwner,
  common: ReadonlySet<string>,
): PasswordJudgement {
  // Trim first, because the stored password has no spaces at its ends.
  const met = passwordCriteria(password.trim());
  const count = Object.values(met).filter(Boolean).length;
  const easy = whyEasy(password, owner, common);
  return { met, easy, strength: strengthOf(count, easy !== undefined) };
}

function strengthOf(count: number, isEasy: boolean): PasswordJudgement['strength'] {
  if (count === 0) return '';
  if (count === 1 || isEasy) return 'Easy';
  return count < 4 ? 'Moderate' : 'Strong';
}

function whyEasy(
  password: string,
  owner: PasswordOwner,
  common: ReadonlySet<string>,
): EasyReason | undefined {
  if (comparedForms(password).some((form) => common.has(form))) return 'common';
  const guessed = folded(password);
  const spelled = undone(guessed);
  const holds = (name: string) =>
    wordsOf(name).some((word) => guessed.includes(word) || spelled.includes(undone(word)));
  if (holds(owner.companyName)) return 'company';
  if (holds(owner.personName)) return 'person';
  return holds(owner.email.slice(0, Math.max(0, owner.email.lastIndexOf('@')))) ? 'mailbox' : undefined;
}
