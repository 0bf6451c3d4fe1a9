import { layerRows, layerTable } from '#platform/layers/layer-table.tsx';
import { layerNames, reportOf } from './model/report-layers.ts';
import { reportTexts } from './words.ts';

const row = layerRows<null>();

/** The dialogs of the reports. */
export const reportLayers = layerTable<null>({
  feature: 'reports',
  useSubject: () => null,
  rows: [
    row({
      names: layerNames,
      kind: 'dialog',
      title: (name) => reportTexts[reportOf[name]].title,
      width: 480,
      load: async () => (await import('./components/report-layer.tsx')).ReportLayer,
    }),
  ],
});
