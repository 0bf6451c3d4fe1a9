import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

export const stoppableMailLabels: Translated<typeof english.stoppableMailLabels> = {
  reports: 'Informes',
  notifications: 'Notificaciones',
  weekly_ask: 'Consulta semanal',
};
