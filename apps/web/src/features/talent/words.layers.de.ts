import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.layers.ts';

export const layerTitles: Translated<typeof english.layerTitles> = {
  view: 'Beurteilung',
  create: 'Beurteilung erstellen',
  edit: 'Beurteilung bearbeiten',
  delete: 'Beurteilung löschen',
  close: 'Ohne Unterschrift abschließen',
  labels: 'Bezeichnungen und Beschreibungen',
  course: 'Entwicklung',
  newCycle: 'Neue Beurteilungsrunde',
  editCycle: 'Beurteilungsrunde einrichten',
  calibration: 'Kalibrierung',
  newCalibration: 'Neue Kalibrierung',
};
