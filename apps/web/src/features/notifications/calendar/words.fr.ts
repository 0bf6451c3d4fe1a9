import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const calendarWords: Translated<typeof english.calendarWords> = {
  hint: 'Abonnez-vous à vos échéances, à vos jours de prévision et aux fins de trimestre dans votre propre agenda.',
  secret:
    'Toute personne qui a le lien peut lire cet agenda : gardez-le pour vous. Il n’est affiché que maintenant.',
  made: 'Un lien a été créé le',
  get: 'Obtenir un lien',
  renew: 'Renouveler le lien',
  renewHint: 'Un nouveau lien met fin à l’actuel.',
  remove: 'Retirer le lien',
  removed: 'Le lien a été retiré.',
  link: 'Lien d’agenda',
  copy: 'Copier le lien',
  copied: 'Le lien a été copié.',
  notCopied: 'Le lien n’a pas pu être copié. Sélectionnez-le et copiez-le vous-même.',
  failed: 'Impossible de charger le lien d’agenda.',
};
