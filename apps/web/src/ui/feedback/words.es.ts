import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const loadFailureWords: Translated<typeof english.loadFailureWords> = {
  tryAgain: 'Reintentar',
};

export const errorPanelWords: Translated<typeof english.errorPanelWords> = {
  tryAgain: 'Reintentar',
};

export const noticeWords: Translated<typeof english.noticeWords> = {
  close: 'Cerrar',
};

export const skeletonsWords: Translated<typeof english.skeletonsWords> = {
  loading: 'Cargando',
};

export const toasterWords: Translated<typeof english.toasterWords> = {
  close: 'Cerrar',
};
