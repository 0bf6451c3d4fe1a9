import { passwordCriteria } from '@bellwether/domain/accounts/passwords/password';
import { said } from '@bellwether/domain/shared/said';
import * as z from 'zod/mini';
import { refusedAs } from '../faults.ts';
import { requiredText } from '../wire.ts';
import { accountMessages } from '../words.ts';

/** The most characters of a password. Argon2id reads all of them, so a longer one would make a sign-in expensive. */
export const longestPassword = 200;

const notStrong = said(accountMessages, 'notStrong');

// Same schema as the sign-in's: a character that only one of them drops or refuses would lock the person out.
export const newPasswordSchema = requiredText(longestPassword, notStrong, 'Password').check(
  z.minLength(8, refusedAs(said(accountMessages, 'tooShort'))),
  z.refine((value) => Object.values(passwordCriteria(value)).every(Boolean), refusedAs(notStrong)),
);
