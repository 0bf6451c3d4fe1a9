import type { Translated } from '../locale/language.ts';
import type * as english from './words.areas.ts';

export const functionalAreaLabels: Translated<typeof english.functionalAreaLabels> = {
  Legal: 'Recht',
  Product: 'Produkt',
  Marketing: 'Marketing',
  Sales: 'Vertrieb',
  'Human Resources': 'Personal',
  'Accounting/Finance': 'Rechnungswesen/Finanzen',
  'Information Technology': 'Informationstechnik',
  Executive: 'Geschäftsleitung',
};
