import type { Translated } from '../locale/language.ts';
import type * as english from './words.areas.ts';

export const functionalAreaLabels: Translated<typeof english.functionalAreaLabels> = {
  Legal: 'Juridique',
  Product: 'Produit',
  Marketing: 'Marketing',
  Sales: 'Ventes',
  'Human Resources': 'Ressources humaines',
  'Accounting/Finance': 'Comptabilité et finance',
  'Information Technology': 'Informatique',
  Executive: 'Direction',
};
