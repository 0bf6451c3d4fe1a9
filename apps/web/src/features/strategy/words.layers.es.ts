import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.layers.ts';

export const layerTitles: Translated<typeof english.layerTitles> = {
  basics: 'Misión, visión y valores',
  objectives: 'Objetivos estratégicos',
  video: 'Mensaje de la dirección general',
  publish: 'Publicar la estrategia',
  versions: 'Versiones anteriores',
};
