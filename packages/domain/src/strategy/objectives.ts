/** The six areas of the strategic objectives in the documents' order (3-strategy §2.4). A goal may name one (decisions-2 Z8). */
export const strategicObjectives = [
  'Customers',
  'Employees',
  'Shareholders',
  'Sales',
  'Marketing',
  'Product',
] as const;

export type StrategicObjective = (typeof strategicObjectives)[number];
