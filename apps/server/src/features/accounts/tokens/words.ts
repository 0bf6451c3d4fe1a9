import { tokenLimits } from '@bellwether/domain/accounts/tokens/tokens';

/** Why a call about tokens is refused, by code. */
export const tokenWords = {
  too_many_own: `You have ${tokenLimits.personal} tokens. Please end one first.`,
  too_many_of_company: `The company has ${tokenLimits.company} tokens. Please end one first.`,
  needs_an_end: 'Your company asks that every token ends. Please choose a number of days.',
} as const;
