import type { Translated } from '../locale/language.ts';
import type * as english from './words.ts';

export const basicLabels: Translated<typeof english.basicLabels> = {
  Mission: 'Misión',
  Vision: 'Visión',
  Values: 'Valores diferenciales',
};

export const areaLabels: Translated<typeof english.areaLabels> = {
  Customers: 'Clientes',
  Employees: 'Personal',
  Shareholders: 'Accionistas',
  Sales: 'Ventas',
  Marketing: 'Marketing',
  Product: 'Producto',
};

export const strategyTextLabels: Translated<typeof english.strategyTextLabels> = {
  videoUrl: 'Vídeo',
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
  invalidVideoUrl: 'Escriba una URL válida.',
};
