import { layerRows, layerTable } from '#platform/layers/layer-table.tsx';
import { type SummaryLayerName, summaryTitles } from './words.layers.ts';

const row = layerRows<null>();

/** The dialogs of reports 11 and 12. */
export const summaryLayers = layerTable<null>({
  feature: 'summaries',
  useSubject: () => null,
  rows: [
    row({
      names: Object.keys(summaryTitles) as SummaryLayerName[],
      kind: 'dialog',
      title: (name) => summaryTitles[name],
      width: 480,
      load: async () => (await import('./components/summary-layer.tsx')).SummaryLayer,
    }),
  ],
});
