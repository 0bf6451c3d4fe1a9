import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const connectionWords: Translated<typeof english.connectionWords> = {
  off: 'Désactivé',
  on: 'Activé',
  lastUsed: 'dernière utilisation',
  failingSince: 'En échec depuis',
  refusedSince: 'Des réponses sont refusées depuis',
  refusedHint:
    'Un inconnu peut en être la cause, mais aussi un certificat, un destinataire ou une horloge qui a changé.',
  log: 'Ce qui s’est passé',
  noLog: 'Rien ne s’est encore passé.',
  logFailed: 'Impossible de charger ce qui s’est passé.',
  worked: 'réussi',
  failed: 'échoué',
};
