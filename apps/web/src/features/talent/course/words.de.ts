import type { Translated } from '@bellwether/domain/locale/language';
import { layerTitles } from '../words.layers.ts';
import type * as english from './words.ts';

export const courseWords: Translated<typeof english.courseWords> = {
  title: layerTitles.course,
  failed: 'Die Entwicklung konnte nicht geladen werden.',
  none: 'Es gibt keine Beurteilung, die Sie lesen dürfen.',
  export: 'Alle Beurteilungen als PDF',
  exportOf: (name) => `Beurteilungen von ${name}`,
  path: 'Die erste Bewertung im Lauf der Zeit',
  now: (word) => `jetzt: ${word}`,
  anotherScale: 'auf einer anderen Skala als heute',
  reviewer: (name) => `von ${name}`,
  goals: (completed, counted) =>
    counted === 0
      ? 'Keine Ziele'
      : `${completed} von ${counted === 1 ? '1 Ziel' : `${counted} Zielen`} erreicht`,
  partly: (count) => `${count} teilweise`,
  missed: (count) => `${count} nicht erreicht`,
  noSignatures: 'Ohne Unterschriften',
  read: 'Lesen',
  readOf: (label) => `Beurteilung für ${label} lesen`,
  open: 'Entwicklung',
  openOf: (name) => `Entwicklung von ${name}`,
};
