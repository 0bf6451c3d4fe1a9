import type { Translated } from '@bellwether/domain/locale/language';
import { shownPercent } from '#ui/data/shown.ts';
import type * as english from './words.list.ts';

export const filterChipWords: Translated<typeof english.filterChipWords> = {
  department: 'Departamento',
  state: 'Estado',
  likelihood: 'Probabilidad',
  quality: 'Calidad',
  objective: 'Objetivo estratégico',
  person: (name) => `Persona: ${name}`,
  people: (count) => (count === 1 ? '1 persona' : `${count} personas`),
};

export const filterGroupWords: Translated<typeof english.filterGroupWords> = {
  who: 'Quién',
  state: 'Estado',
  likelihood: 'Probabilidad',
  quality: 'Calidad',
  alignment: 'Vinculación',
  visibility: 'Visibilidad',
};

export const choiceWords: Translated<typeof english.choiceWords> = {
  searching: 'Buscando…',
  nothingFound: 'No se ha encontrado nada',
};

export const listCountWords: Translated<typeof english.listCountWords> = {
  shown: (count, hasMore) => {
    const goals = count === 1 ? '1 objetivo mostrado' : `${count} objetivos mostrados`;
    return hasMore ? `${goals}, se pueden cargar más` : goals;
  },
  filtersOn: (count) => `${count} ${count === 1 ? 'activo' : 'activos'}`,
  searchGoals: 'Buscar objetivos',
  currentQuarter: (quarter) => `${quarter} · actual`,
  oneToOneWith: (name) => `Preparar reunión individual con ${name}`,
};

export const listKeyWords: Translated<typeof english.listKeyWords> = {
  next: 'Siguiente objetivo de la lista',
  previous: 'Objetivo anterior de la lista',
};

const completedWord = (count: number) => (count === 1 ? 'cumplido' : 'cumplidos');

export const outcomeWords: typeof english.outcomeWords = (
  goals,
  { completed, not, measured, average, disputed, open },
) => {
  const parts = [
    ...(completed > 0 ? [`${completed} ${completedWord(completed)}`] : []),
    ...(not > 0 ? [`${not} no ${completedWord(not)}`] : []),
    ...(measured > 0 ? [`${measured} con un ${average} de media`] : []),
    ...(disputed > 0 ? [`${disputed} en disputa`] : []),
    ...(open > 0 ? [`${open} sin resultado`] : []),
  ];
  return `${goals === 1 ? '1 objetivo' : `${goals} objetivos`}: ${parts.join(', ')}`;
};

export const resultCountWords: typeof english.resultCountWords = (
  count,
  { completed, not, below, disputed },
) =>
  [
    `${completed} de ${count} ${count === 1 ? 'objetivo' : 'objetivos'} con resultado se ${completed === 1 ? 'cumplió' : 'cumplieron'}`,
    ...(not > 0 ? [`${not} no`] : []),
    ...(below > 0 ? [`${below} por debajo del ${shownPercent(100)}`] : []),
    ...(disputed > 0 ? [`${disputed} en disputa`] : []),
  ].join(', ');
