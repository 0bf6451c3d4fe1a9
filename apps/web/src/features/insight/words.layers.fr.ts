import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.layers.ts';

export const layerTitles: Translated<typeof english.layerTitles> = {
  talked: 'J’en ai parlé',
  secondView: 'Donner un second avis',
  method: 'Comment est-ce calculé ?',
};
