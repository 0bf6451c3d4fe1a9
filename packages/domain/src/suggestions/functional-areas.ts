/** The functional areas to choose from for a draft (suggestions.3). */
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
