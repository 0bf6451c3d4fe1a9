import type * as english from './words.filters.ts';
import { flagLabels } from './words.ts';

const filterLabels = {
  period: 'Quartal',
  scope: 'Wessen Ziele',
  q: 'Titel',
  people: 'Personen',
  departments: 'Abteilungen',
  states: 'Status',
  likelihood: 'Stufen der Wahrscheinlichkeit',
  quality: 'Stufen der Qualität',
  objectives: 'Strategische Ziele',
};

export const filterName: typeof english.filterName = (key) => {
  const labels: Readonly<Record<string, string>> = { ...filterLabels, ...flagLabels };
  return labels[key] ?? key;
};
