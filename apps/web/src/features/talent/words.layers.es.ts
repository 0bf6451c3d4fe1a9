import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.layers.ts';

export const layerTitles: Translated<typeof english.layerTitles> = {
  view: 'Evaluación',
  create: 'Crear evaluación',
  edit: 'Editar evaluación',
  delete: 'Eliminar evaluación',
  close: 'Completar sin firma',
  labels: 'Etiquetas y descripciones',
  course: 'Trayectoria',
  newCycle: 'Nuevo ciclo de evaluación',
  editCycle: 'Configurar ciclo de evaluación',
  calibration: 'Calibración',
  newCalibration: 'Nueva calibración',
};
