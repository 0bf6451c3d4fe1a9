import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const channelWords: Translated<typeof english.channelWords> = {
  address_refused: 'Esta dirección no se puede usar. Debe empezar por https:// y ser accesible desde fuera.',
  too_many: 'La empresa tiene 30 canales. Quite primero uno.',
};
