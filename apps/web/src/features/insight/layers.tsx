import { layerRows, layerTable } from '#platform/layers/layer-table.tsx';
import { howWords } from './words.quarter.ts';
import { talkWords, viewWords } from './words.ts';

const row = layerRows<undefined>();

/** The dialogs of insight, and the drawer that says how a forecast is computed. */
export const insightLayers = layerTable<undefined>({
  feature: 'insight',
  useSubject: () => undefined,
  rows: [
    row({
      names: ['talked'],
      kind: 'dialog',
      title: talkWords.title,
      width: 480,
      load: async () => (await import('./components/talked-layer.tsx')).TalkedLayer,
    }),
    row({
      names: ['second-view'],
      kind: 'dialog',
      title: viewWords.title,
      width: 480,
      load: async () => (await import('./components/second-view-layer.tsx')).SecondViewLayer,
    }),
    row({
      names: ['forecast-method'],
      kind: 'drawer',
      title: howWords.title,
      width: 560,
      load: async () => (await import('./components/method-layer.tsx')).MethodLayer,
    }),
  ],
});
