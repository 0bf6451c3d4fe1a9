import type { BasicName } from './document.ts';

/** A text's label, which messages about it use as well (strategy.1). */
export const basicLabels: Readonly<Record<BasicName, string>> = {
  Mission: 'Mission Statement',
  Vision: 'Vision Statement',
  Values: 'Differentiating Values',
};

/** The label of each text of a version, in the order of the page. */
export const strategyTextLabels = {
  videoUrl: 'Video',
  mission: basicLabels.Mission,
  vision: basicLabels.Vision,
  values: basicLabels.Values,
  customers: 'Customers',
  employees: 'Employees',
  shareholders: 'Shareholders',
  sales: 'Sales',
  marketing: 'Marketing',
  product: 'Product',
} as const;

/** To the letter (strategy.5). */
export const strategyMessages = { invalidVideoUrl: 'Enter valid URL!' } as const;
