import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.storage.ts';

export const storageRefused: Translated<typeof english>['storageRefused'] =
  'Bellwether conserve votre session dans ce navigateur. Autorisez le stockage pour ce site.';

export const storageWords: Translated<typeof english.storageWords> = {
  kept: '',
  full: 'Le stockage de ce navigateur est plein. Votre session ne dure donc que jusqu’à la fermeture ou au rechargement de cet onglet.',
  refused: `${storageRefused} D’ici là, votre session ne dure que jusqu’à la fermeture ou au rechargement de cet onglet.`,
};
