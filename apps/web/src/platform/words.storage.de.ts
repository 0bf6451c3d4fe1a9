import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.storage.ts';

export const storageRefused: Translated<typeof english>['storageRefused'] =
  'Bellwether speichert Ihre Sitzung in diesem Browser. Bitte erlauben Sie das Speichern für diese Website.';

export const storageWords: Translated<typeof english.storageWords> = {
  kept: '',
  full: 'Der Speicher dieses Browsers ist voll. Sie bleiben nur angemeldet, bis Sie diesen Tab schließen oder neu laden.',
  refused: `${storageRefused} Bis dahin bleiben Sie nur angemeldet, bis Sie diesen Tab schließen oder neu laden.`,
};
