import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.layers.ts';

export const layerTitles: Translated<typeof english.layerTitles> = {
  basics: 'Mission, vision et valeurs',
  objectives: 'Objectifs stratégiques',
  video: 'Message de la direction générale',
  publish: 'Publier la stratégie',
  versions: 'Versions précédentes',
};
