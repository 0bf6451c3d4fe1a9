import type { Translated } from '../locale/language.ts';
import type * as english from './words.ts';

export const summaryMessages: Translated<typeof english.summaryMessages> = {
  noPastQuarter: 'Es gibt kein vergangenes Quartal für einen Bericht.',
  failedCall: 'Etwas ist schiefgegangen.',
  tryAgain: 'Bitte versuchen Sie es erneut.',
};
