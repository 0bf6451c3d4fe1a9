import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const offlineWords: Translated<typeof english.offlineWords> = {
  youAreOffline: (at) =>
    at === undefined ? 'Vous êtes hors ligne.' : `Vous êtes hors ligne. Données de ${at}.`,
  unreachable: (at) => `Le serveur est inaccessible. Données de ${at}.`,
  stillWorks: 'Les mises à jour et commentaires de vos objectifs sont conservés ici et envoyés plus tard.',
  waiting: (count) => `${count} en attente d’envoi`,
  refused: (count) => (count < 2 ? `${count} non enregistré` : `${count} non enregistrés`),
  newVersion: 'Bellwether a une nouvelle version.',
  reload: 'Recharger pour mettre à jour',
  title: 'En attente d’envoi',
  titleRefused: 'Non enregistré',
  prediction: (likelihood, quality) => `Probabilité : ${likelihood}. Qualité : ${quality}.`,
  given: (at) => `Saisie : ${at}`,
  open: 'Ouvrir l’objectif',
  discard: 'Abandonner',
  kept: 'Conservé sur cet appareil. L’envoi se fait dès que le serveur est accessible.',
  tooOld: 'Cette saisie date de plus de quatre semaines ; elle n’est donc plus envoyée.',
  leaving: (count) =>
    count === 1
      ? 'Une déconnexion supprime 1 mise à jour non enregistrée.'
      : `Une déconnexion supprime ${count} mises à jour non enregistrées.`,
  install: 'Installer Bellwether',
};
