import { layerRows, layerTable } from '#platform/layers/layer-table.tsx';
import { layerTitles } from './words.layers.ts';

const row = layerRows<undefined>();

/** The dialogs of insight, and the drawer that says how a forecast is computed. */
export const insightLayers = layerTable<undefined>({
  feature: 'insight',
  useSubject: () => undefined,
  rows: [
    row({
      names: ['talked'],
      kind: 'dialog',
      title: layerTitles.talked,
      width: 480,
      load: async () => (await import('./opinions/components/talked-layer.tsx')).TalkedLayer,
    }),
    row({
      names: ['second-view'],
      kind: 'dialog',
      title: layerTitles.secondView,
      width: 480,
      load: async () => (await import('./opinions/components/second-view-layer.tsx')).SecondViewLayer,
    }),
    row({
      names: ['forecast-method'],
      kind: 'drawer',
      title: layerTitles.method,
      width: 560,
      load: async () => (await import('./forecast/components/method-layer.tsx')).MethodLayer,
    }),
  ],
});
