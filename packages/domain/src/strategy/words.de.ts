import type { Translated } from '../locale/language.ts';
import type * as english from './words.ts';

export const basicLabels: Translated<typeof english.basicLabels> = {
  Mission: 'Mission',
  Vision: 'Vision',
  Values: 'Werte, die uns auszeichnen',
};

export const strategyTextLabels: Translated<typeof english.strategyTextLabels> = {
  videoUrl: 'Video',
  mission: basicLabels.Mission,
  vision: basicLabels.Vision,
  values: basicLabels.Values,
  customers: 'Kunden',
  employees: 'Mitarbeitende',
  shareholders: 'Anteilseigner',
  sales: 'Vertrieb',
  marketing: 'Marketing',
  product: 'Produkt',
};

export const strategyMessages: Translated<typeof english.strategyMessages> = {
  invalidVideoUrl: 'Bitte geben Sie eine gültige Adresse ein.',
};
