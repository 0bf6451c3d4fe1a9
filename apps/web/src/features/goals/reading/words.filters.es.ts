import type * as english from './words.filters.ts';
import { flagLabels } from './words.ts';

const filterLabels = {
  period: 'Trimestre',
  scope: 'Objetivos de quién',
  q: 'Título',
  people: 'Personas',
  departments: 'Departamentos',
  states: 'Estados',
  likelihood: 'Niveles de probabilidad',
  quality: 'Niveles de calidad',
  objectives: 'Objetivos estratégicos',
};

export const filterName: typeof english.filterName = (key) => {
  const labels: Readonly<Record<string, string>> = { ...filterLabels, ...flagLabels };
  return labels[key] ?? key;
};
