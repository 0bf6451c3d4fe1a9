import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const connectionWords: Translated<typeof english.connectionWords> = {
  off: 'Désactivé',
  on: 'Activé',
  lastUsed: 'dernière utilisation',
  failingSince: 'En échec depuis',
  log: 'Ce qui s’est passé',
  noLog: 'Rien ne s’est encore passé.',
  logFailed: 'Impossible de charger ce qui s’est passé.',
  worked: 'réussi',
  failed: 'échoué',
};
