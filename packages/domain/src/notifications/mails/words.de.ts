import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

export const stoppableMailLabels: Translated<typeof english.stoppableMailLabels> = {
  reports: 'Berichte',
  notifications: 'Benachrichtigungen',
  weekly_ask: 'Wöchentliche Abfrage',
};
