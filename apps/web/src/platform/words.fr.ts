import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const colorSchemeSwitchWords: Translated<typeof english.colorSchemeSwitchWords> = {
  system: 'Système',
  light: 'Clair',
  dark: 'Sombre',
  colourScheme: 'Thème de couleurs',
};

export const failedPageWords: Translated<typeof english.failedPageWords> = {
  title: 'Non chargée',
  notLoaded: 'Impossible de charger cette page',
  whatYouTypedIs:
    'Votre saisie est conservée. Réessayez ; si le problème persiste, prévenez les admins de l’organisation.',
};

export const notFoundPageWords: Translated<typeof english.notFoundPageWords> = {
  pageNotFound: 'Page introuvable',
  thereIsNothingAt: 'Il n’y a rien à cette adresse',
  whereToGoFrom: 'Où aller maintenant',
  goToTheDashboard: 'Aller au tableau de bord',
  goToGoals: 'Aller aux objectifs',
  goToPeople: 'Aller aux personnes',
  findSomething: 'Rechercher',
  theLinkMayBe: 'Le lien contient peut-être une faute, ou ce qu’il désignait a été supprimé.',
};

export const awayWords: Translated<typeof english.awayWords> = {
  elsewhere:
    'Vous êtes hors ligne. Vous pouvez toujours lire votre tableau de bord et vos objectifs ; les mises à jour et commentaires de vos objectifs sont conservés ici et envoyés plus tard.',
};

export const partBoundaryWords: Translated<typeof english.partBoundaryWords> = {
  tryAgain: 'Réessayez ; votre saisie est conservée.',
};

export const refusalWords: Translated<typeof english.refusalWords> = {
  neverYours: 'Vous n’avez pas l’autorisation nécessaire.',
};
