import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const loadFailureWords: Translated<typeof english.loadFailureWords> = {
  tryAgain: 'Erneut versuchen',
};

export const errorPanelWords: Translated<typeof english.errorPanelWords> = {
  tryAgain: 'Erneut versuchen',
};

export const noticeWords: Translated<typeof english.noticeWords> = {
  close: 'Schließen',
};

export const skeletonsWords: Translated<typeof english.skeletonsWords> = {
  loading: 'Wird geladen',
};

export const toasterWords: Translated<typeof english.toasterWords> = {
  close: 'Schließen',
};
