import type { Translated } from '../locale/language.ts';
import type * as english from './words.ts';

export const webhookMessages: Translated<typeof english.webhookMessages> = {
  urlRequired: 'Saisissez une adresse.',
  urlInvalid: 'Saisissez une adresse qui commence par https://.',
  kindsRequired: 'Choisissez au moins un type d’événement.',
  replayNeedsOne: 'Choisissez un envoi ou un moment.',
};
