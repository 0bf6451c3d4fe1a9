import { commonPasswordText } from './common-passwords.generated.ts';

/** The most common passwords in the form of `comparedForms`. Load this file when it is needed: it has 56 kB. */
export const commonPasswords: ReadonlySet<string> = new Set(commonPasswordText.split(' '));
