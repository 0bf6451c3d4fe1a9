/** The functional areas that a draft is asked for (2-people-and-talent §9). */
export const functionalAreas = [
  'Legal',
  'Product',
  'Marketing',
  'Sales',
  'Human Resources',
  'Accounting/Finance',
  'Information Technology',
  'Executive',
] as const;

export type FunctionalArea = (typeof functionalAreas)[number];
