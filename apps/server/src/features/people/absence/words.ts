import { absenceFaultMessages } from '@bellwether/domain/people/absence/words';

/** What is wrong with an absence. */
export const absenceWords = {
  ...absenceFaultMessages,
  deputy_missing: 'Please choose an active person who is no observer.',
} as const;
