import { flagLabels } from './words.ts';

/** What the other filters of an address are called. */
const filterLabels = {
  period: 'Quarter',
  scope: 'Whose goals',
  q: 'Title',
  people: 'People',
  departments: 'Departments',
  states: 'States',
  likelihood: 'Likelihood levels',
  quality: 'Quality levels',
  objectives: 'Strategic objectives',
};

/** Returns what a filter of an address is called; a filter that no longer exists has its former name. */
export function filterName(key: string): string {
  const labels: Readonly<Record<string, string>> = { ...filterLabels, ...flagLabels };
  return labels[key] ?? key;
}
