import type { Translated } from '../locale/language.ts';
import type * as english from './words.ts';

export const basicLabels: Translated<typeof english.basicLabels> = {
  Mission: 'Mission',
  Vision: 'Vision',
  Values: 'Werte, die uns auszeichnen',
};

export const areaLabels: Translated<typeof english.areaLabels> = {
  Customers: 'Kunden',
  Employees: 'Mitarbeitende',
  Shareholders: 'Anteilseigner',
  Sales: 'Vertrieb',
  Marketing: 'Marketing',
  Product: 'Produkt',
};

export const strategyTextLabels: Translated<typeof english.strategyTextLabels> = {
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
};

export const strategyMessages: Translated<typeof english.strategyMessages> = {
  invalidVideoUrl: 'Bitte geben Sie eine gültige Adresse ein.',
};
