import type { BasicName } from './document.ts';
import type { StrategicObjective } from './objectives.ts';

/** A text's label, which messages about it use as well (strategy.1). */
export const basicLabels: Readonly<Record<BasicName, string>> = {
  Mission: 'Mission Statement',
  Vision: 'Vision Statement',
  Values: 'Differentiating Values',
};

/** The areas of the strategic objectives, which the wire has as codes. */
export const areaLabels = {
  Customers: 'Customers',
  Employees: 'Employees',
  Shareholders: 'Shareholders',
  Sales: 'Sales',
  Marketing: 'Marketing',
  Product: 'Product',
} as const satisfies Readonly<Record<StrategicObjective, string>>;

/** The label of each text of a version, in the order of the page. */
export const strategyTextLabels = {
  videoUrl: 'Video',
  mission: basicLabels.Mission,
  vision: basicLabels.Vision,
  values: basicLabels.Values,
  customers: areaLabels.Customers,
  employees: areaLabels.Employees,
  shareholders: areaLabels.Shareholders,
  sales: areaLabels.Sales,
  marketing: areaLabels.Marketing,
  product: areaLabels.Product,
} as const;

/** To the letter (strategy.5). */
export const strategyMessages = { invalidVideoUrl: 'Enter valid URL!' } as const;
