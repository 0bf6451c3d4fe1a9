import type { FunctionalArea } from './functional-areas.ts';

/** What people read in place of the names of the wire. */
export const functionalAreaLabels: Readonly<Record<FunctionalArea, string>> = {
  Legal: 'Legal',
  Product: 'Product',
  Marketing: 'Marketing',
  Sales: 'Sales',
  'Human Resources': 'Human Resources',
  'Accounting/Finance': 'Accounting/Finance',
  'Information Technology': 'Information Technology',
  Executive: 'Executive',
};
