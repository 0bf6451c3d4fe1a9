import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.layers.ts';

export const layerTitles: Translated<typeof english.layerTitles> = {
  talked: 'Darüber gesprochen',
  secondView: 'Zweitmeinung abgeben',
  method: 'Wie wird das berechnet?',
};
