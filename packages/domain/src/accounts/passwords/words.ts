import type { EasyReason } from './password.ts';

const tooEasy = 'This password is too easy to guess.';

/** What the person reads about it, on the screen and in the refusal (accounts.9). */
export const easyMessages: Readonly<Record<EasyReason, string>> = {
  common: `${tooEasy} It is a common one, or a common one with small changes.`,
  company: `${tooEasy} It contains the name of the company.`,
  person: `${tooEasy} It contains your name.`,
  mailbox: `${tooEasy} It contains the name in your e-mail.`,
};
