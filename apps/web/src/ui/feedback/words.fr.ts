import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const loadFailureWords: Translated<typeof english.loadFailureWords> = {
  tryAgain: 'Réessayer',
};

export const errorPanelWords: Translated<typeof english.errorPanelWords> = {
  tryAgain: 'Réessayer',
};

export const noticeWords: Translated<typeof english.noticeWords> = {
  close: 'Fermer',
};

export const skeletonsWords: Translated<typeof english.skeletonsWords> = {
  loading: 'Chargement',
};

export const toasterWords: Translated<typeof english.toasterWords> = {
  close: 'Fermer',
};
