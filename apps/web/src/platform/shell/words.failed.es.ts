import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.failed.ts';

export const failedShellWords: Translated<typeof english.failedShellWords> = {
  dashboard: 'Panel',
  goals: 'Objetivos',
  predictions: 'Predicciones',
  signOut: 'Cerrar sesión',
  main: 'Principal',
};

export const endedCompanyWords: Translated<typeof english.endedCompanyWords> = {
  title: 'Su empresa ya no usa Bellwether',
  tryAgain: 'Reintentar',
};
