/** The six areas of the strategic objectives in their fixed order (strategy.8). A goal may name one (goals.29). */
export const strategicObjectives = [
  'Customers',
  'Employees',
  'Shareholders',
  'Sales',
  'Marketing',
  'Product',
] as const;

export type StrategicObjective = (typeof strategicObjectives)[number];
