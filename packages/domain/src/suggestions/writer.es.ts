import type { Translated } from '../locale/language.ts';
import type * as english from './writer.en.ts';

/** What a draft says beside the templates. */
export const draftWriter: Translated<typeof english.draftWriter> = {
  by: (day) => `antes del ${day}`,
  quoted: (title) => `«${title}»`,
  frames: [
    (title) => `Primer paso: ${title}`,
    (title) => `Junto con [equipo]: ${title}`,
    (title) => `Prueba en [segmento]: ${title}`,
    (title, label) => `${label}: ${title}`,
    (title) => `Con [socio]: ${title}`,
    (title) => `Para [público]: ${title}`,
    (title, label) => `${label}, primera mitad: ${title}`,
    (title) => `En [mercado]: ${title}`,
    (title, label) => `${label}, con [equipo]: ${title}`,
    (title, label) => `${label}, para [cliente]: ${title}`,
    (title) => `En el proyecto [proyecto]: ${title}`,
    (title) => `Con [responsable]: ${title}`,
    (title) => `En el proceso [proceso]: ${title}`,
  ],
  parentTitles: (area, parent, by) => [
    `Entregar [número] resultados del área ${area} para ${parent} ${by}`,
    `Llevar la parte del área ${area} en ${parent} de [partida] a [meta] ${by}`,
  ],
  parentObjectives: (area, parent) => [
    `Convertir el área ${area} en un motor de ${parent}`,
    `Dar a ${parent} lo que solo el área ${area} puede dar`,
  ],
  parentMeasures: (area, parent, by) => [
    `Contribuciones acordadas del área ${area} a ${parent}: [meta] de [número] entregadas ${by}, confirmadas por la persona responsable de ese objetivo`,
    `[indicador] del que depende ${parent}: de [partida] a [meta] ${by}, leído en [sistema]`,
    `Dependencias abiertas de ${parent} respecto al área ${area}: de [partida] a [meta] ${by}`,
  ],
  share: 'El resultado es el porcentaje alcanzado; cada línea anterior cuenta lo mismo.',
  why: 'Por qué es importante',
  background: 'Contexto',
  contributes: 'Contribuye a',
  steps: 'Primeros pasos',
  review: (label) => `Seguimiento\nCada semana con la predicción; a mitad de ${label} decidimos qué cambiar.`,
};
