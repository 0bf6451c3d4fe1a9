import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.storage.ts';

export const storageRefused: Translated<typeof english>['storageRefused'] =
  'Bellwether guarda su sesión en el almacenamiento de este navegador. Permítalo para este sitio.';

export const storageWords: Translated<typeof english.storageWords> = {
  kept: '',
  full: 'El almacenamiento de este navegador está lleno, así que su sesión dura solo hasta que cierre o recargue esta pestaña.',
  refused: `${storageRefused} Hasta entonces, su sesión dura solo hasta que cierre o recargue esta pestaña.`,
};
