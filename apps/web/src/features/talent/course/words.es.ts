import type { Translated } from '@bellwether/domain/locale/language';
import { layerTitles } from '../words.layers.ts';
import type * as english from './words.ts';

export const courseWords: Translated<typeof english.courseWords> = {
  title: layerTitles.course,
  failed: 'No se ha podido cargar la trayectoria.',
  none: 'No hay ninguna evaluación que usted pueda leer.',
  export: 'Todas las evaluaciones en PDF',
  exportOf: (name) => `Evaluaciones de ${name}`,
  path: 'La primera valoración a lo largo del tiempo',
  now: (word) => `ahora: ${word}`,
  anotherScale: 'en una escala distinta de la actual',
  reviewer: (name) => `de ${name}`,
  goals: (completed, counted) =>
    counted === 0
      ? 'Sin objetivos'
      : `${completed} de ${counted === 1 ? '1 objetivo' : `${counted} objetivos`} ${completed === 1 ? 'cumplido' : 'cumplidos'}`,
  partly: (count) => `${count} en parte`,
  missed: (count) => `${count} sin cumplir`,
  noSignatures: 'Sin firmas',
  read: 'Leer',
  readOf: (label) => `Leer la evaluación de ${label}`,
  open: 'Trayectoria',
  openOf: (name) => `Trayectoria de ${name}`,
};
