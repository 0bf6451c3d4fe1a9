import type { Translated } from '../locale/language.ts';
import type * as english from './words.areas.ts';

export const functionalAreaLabels: Translated<typeof english.functionalAreaLabels> = {
  Legal: 'Jurídico',
  Product: 'Producto',
  Marketing: 'Marketing',
  Sales: 'Ventas',
  'Human Resources': 'Recursos humanos',
  'Accounting/Finance': 'Contabilidad y finanzas',
  'Information Technology': 'Informática',
  Executive: 'Dirección',
};
