import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.failed.ts';

export const failedShellWords: Translated<typeof english.failedShellWords> = {
  dashboard: 'Übersicht',
  goals: 'Ziele',
  predictions: 'Vorhersagen',
  signOut: 'Abmelden',
  main: 'Hauptmenü',
};

export const endedCompanyWords: Translated<typeof english.endedCompanyWords> = {
  title: 'Ihr Unternehmen nutzt Bellwether nicht mehr',
  tryAgain: 'Erneut versuchen',
};
