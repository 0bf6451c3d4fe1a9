import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.layers.ts';

export const layerTitles: Translated<typeof english.layerTitles> = {
  view: 'Évaluation',
  create: 'Créer une évaluation',
  edit: 'Modifier l’évaluation',
  delete: 'Supprimer l’évaluation',
  close: 'Terminer sans signature',
  labels: 'Libellés et descriptions',
  course: 'Parcours',
  newCycle: 'Nouveau cycle d’évaluation',
  editCycle: 'Configurer le cycle d’évaluation',
  calibration: 'Calibrage',
  newCalibration: 'Nouveau calibrage',
};
