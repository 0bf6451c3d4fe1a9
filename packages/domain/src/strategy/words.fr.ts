import type { Translated } from '../locale/language.ts';
import type * as english from './words.ts';

export const basicLabels: Translated<typeof english.basicLabels> = {
  Mission: 'Mission',
  Vision: 'Vision',
  Values: 'Valeurs distinctives',
};

export const strategyTextLabels: Translated<typeof english.strategyTextLabels> = {
  videoUrl: 'Vidéo',
  mission: basicLabels.Mission,
  vision: basicLabels.Vision,
  values: basicLabels.Values,
  customers: 'Clients',
  employees: 'Personnel',
  shareholders: 'Actionnaires',
  sales: 'Ventes',
  marketing: 'Marketing',
  product: 'Produit',
};

export const strategyMessages: Translated<typeof english.strategyMessages> = {
  invalidVideoUrl: 'Indiquez une URL valable.',
};
