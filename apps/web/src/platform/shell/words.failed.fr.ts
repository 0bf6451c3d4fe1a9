import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.failed.ts';

export const failedShellWords: Translated<typeof english.failedShellWords> = {
  dashboard: 'Tableau de bord',
  goals: 'Objectifs',
  predictions: 'Prévisions',
  signOut: 'Se déconnecter',
  main: 'Menu principal',
};

export const endedCompanyWords: Translated<typeof english.endedCompanyWords> = {
  title: 'Votre entreprise n’utilise plus Bellwether',
  tryAgain: 'Réessayer',
};
