import type { Translated } from '../locale/language.ts';
import type * as english from './words.ts';

export const basicLabels: Translated<typeof english.basicLabels> = {
  Mission: 'Misión',
  Vision: 'Visión',
  Values: 'Valores que nos distinguen',
};

export const strategyTextLabels: Translated<typeof english.strategyTextLabels> = {
  videoUrl: 'Vídeo',
  mission: basicLabels.Mission,
  vision: basicLabels.Vision,
  values: basicLabels.Values,
  customers: 'Clientes',
  employees: 'Personal',
  shareholders: 'Accionistas',
  sales: 'Ventas',
  marketing: 'Marketing',
  product: 'Producto',
};

export const strategyMessages: Translated<typeof english.strategyMessages> = {
  invalidVideoUrl: 'Escriba una URL válida.',
};
