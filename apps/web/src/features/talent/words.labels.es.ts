import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.labels.ts';
import { layerTitles } from './words.layers.ts';

export const labelWords: Translated<typeof english.labelWords> = {
  title: layerTitles.labels,
  axis: {
    Primary: 'Primera valoración',
    Secondary: 'Segunda valoración',
    Tertiary: 'Tercera valoración',
  },
  texts: { Review: 'Texto de la evaluación', Comment: 'Comentario de la persona evaluada' },
  axisName: 'Nombre',
  axisPrompt: 'Pregunta',
  level: (level) => `Nivel ${level}`,
  descriptionOf: (level) => `Descripción del nivel ${level}`,
  saved: 'Las etiquetas se han guardado.',
  failed: 'No se han podido cargar las etiquetas.',
  changed: 'Otra persona ha cambiado las etiquetas entretanto. Lo que ha escrito se conserva.',
  load: 'Cargar las etiquetas actuales',
  notYours:
    'Solo la administración de RR. HH., la de la organización y la dirección general pueden cambiar las etiquetas.',
  frozen: 'Las evaluaciones completadas conservan las palabras con las que se firmaron.',
};
