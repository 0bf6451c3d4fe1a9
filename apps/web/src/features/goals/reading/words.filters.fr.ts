import type * as english from './words.filters.ts';
import { flagLabels } from './words.ts';

const filterLabels = {
  period: 'Trimestre',
  scope: 'Objectifs de qui',
  q: 'Titre',
  people: 'Personnes',
  departments: 'Services',
  states: 'États',
  likelihood: 'Niveaux de probabilité',
  quality: 'Niveaux de qualité',
  objectives: 'Objectifs stratégiques',
};

export const filterName: typeof english.filterName = (key) => {
  const labels: Readonly<Record<string, string>> = { ...filterLabels, ...flagLabels };
  return labels[key] ?? key;
};
