import type { Translated } from '../locale/language.ts';
import type * as english from './words.ts';

export const basicLabels: Translated<typeof english.basicLabels> = {
  Mission: 'Mission',
  Vision: 'Vision',
  Values: 'Valeurs distinctives',
};

export const areaLabels: Translated<typeof english.areaLabels> = {
  Customers: 'Clients',
  Employees: 'Personnel',
  Shareholders: 'Actionnaires',
  Sales: 'Ventes',
  Marketing: 'Marketing',
  Product: 'Produit',
};

export const strategyTextLabels: Translated<typeof english.strategyTextLabels> = {
  videoUrl: 'Vidéo',
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
  invalidVideoUrl: 'Indiquez une URL valable.',
};
