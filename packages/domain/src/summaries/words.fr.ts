import type { Translated } from '../locale/language.ts';
import type * as english from './words.ts';

export const summaryMessages: Translated<typeof english.summaryMessages> = {
  noPastQuarter: 'Il n’y a pas de trimestre passé pour créer un rapport.',
  failedCall: 'Une erreur est survenue.',
  tryAgain: 'Réessayez.',
};
