import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const chipWords: Translated<typeof english.chipWords> = {
  removeFilter: (filter) => `Quitar el filtro ${filter}`,
  clearAll: 'Quitar todos',
};

export const ratingLineWords: Translated<typeof english.ratingLineWords> = {
  noPredictionYet: 'Aún sin predicción',
  result: 'Resultado:',
};

export const dimensionNames: Translated<typeof english.dimensionNames> = {
  likelihood: 'Probabilidad',
  quality: 'Calidad',
};

export const trendNames: Translated<typeof english.trendNames> = {
  improved: 'ha mejorado',
  worsened: 'ha empeorado',
};

export const outcomeTexts: Translated<typeof english.outcomeTexts> = {
  completed: 'Cumplido: Sí',
  notCompleted: 'Cumplido: No',
  ownerCompleted: 'Responsable: cumplido; superior: no cumplido',
  managerCompleted: 'Responsable: no cumplido; superior: cumplido',
};

export const predictionText: typeof english.predictionText = (likelihood, quality) => {
  if (likelihood === null && quality === null) return 'Aún sin predicción';
  if (likelihood === null) return `Calidad: ${quality}`;
  return quality === null
    ? `Probabilidad: ${likelihood}`
    : `Probabilidad: ${likelihood}, calidad: ${quality}`;
};

export const weekStripWords: Translated<typeof english.weekStripWords> = {
  none: 'Aún sin predicción',
  summary: (weeks, first, turn, now) =>
    `${weeks === 1 ? '1 semana' : `${weeks} semanas`}: ${[
      first,
      ...(turn === null ? [] : [`${turn.rose ? 'subió' : 'bajó'} a ${turn.to}`]),
      ...(now === null ? [] : [`ahora ${now}`]),
    ].join(', ')}`,
  imported: (weeks) => `${weeks} (de un archivo importado)`,
  week: (week, level) => `semana ${week} ${level ?? 'ninguna'}`,
  byWeek: (name, weeks) =>
    weeks.length === 0 ? `${name} por semana: ninguna todavía` : `${name} por semana: ${weeks.join(', ')}`,
};

export const leftTagWords: Translated<typeof english.leftTagWords> = { left: 'Ya no está' };
