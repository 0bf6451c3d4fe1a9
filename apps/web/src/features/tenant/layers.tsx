import { layerRows, layerTable } from '#platform/layers/layer-table.tsx';
import { companyWays } from './words.layers.ts';

const DRAWER = 600;

const row = layerRows<null>();

/** The drawers of the company itself. */
export const tenantLayers = layerTable<null>({
  feature: 'tenant',
  useSubject: () => null,
  rows: [
    row({
      names: ['company'],
      kind: 'drawer',
      title: companyWays.edit,
      width: DRAWER,
      load: async () => (await import('./components/company-layer.tsx')).CompanyLayer,
    }),
  ],
});
