import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const exportWords: Translated<typeof english.exportWords> = {
  region: 'Exports',
  fold: 'Replier les exports',
  unfold: 'Afficher les exports',
  count: (count) => (count < 2 ? `${count} export` : `${count} exports`),
  waiting: 'En attente : deux exports sont créés à la fois.',
  running: 'En cours de création…',
  made: (name, size) => (name ? `${name} · ${size}` : size),
  cancel: 'Annuler',
  again: 'Télécharger de nouveau',
  retry: 'Réessayer',
  change: 'Changer les choix',
  remove: 'Retirer',
  of: (act, title) => `${act} : ${title}`,
  said: {
    waiting: (title) => `${title} : en attente.`,
    running: (title) => `${title} : création en cours.`,
    made: (title) => `${title} : téléchargement terminé.`,
    failed: (title, reason) => `${title} : échec de la création. ${reason}`,
    canceled: (title) => `${title} : export annulé.`,
  },
};
