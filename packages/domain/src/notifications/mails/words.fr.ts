import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

export const stoppableMailLabels: Translated<typeof english.stoppableMailLabels> = {
  reports: 'E-mails de rapports',
  notifications: 'Notifications',
  weekly_ask: 'Demande hebdomadaire',
};
