import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.layers.ts';

export const layerTitles: Translated<typeof english.layerTitles> = {
  talked: 'Ya se ha hablado',
  secondView: 'Dar una segunda opinión',
  method: '¿Cómo se calcula?',
};
