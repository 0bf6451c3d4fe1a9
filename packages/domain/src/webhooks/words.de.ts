import type { Translated } from '../locale/language.ts';
import type * as english from './words.ts';

export const webhookMessages: Translated<typeof english.webhookMessages> = {
  urlRequired: 'Bitte geben Sie eine Adresse ein.',
  urlInvalid: 'Bitte geben Sie eine Adresse ein, die mit https:// beginnt.',
  kindsRequired: 'Bitte wählen Sie mindestens eine Art von Ereignissen.',
  replayNeedsOne: 'Bitte wählen Sie eine Zustellung oder einen Zeitpunkt.',
};
