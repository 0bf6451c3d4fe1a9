import { layerRows, layerTable } from '#platform/layers/layer-table.tsx';
import { layerTitles } from './words.layers.ts';

const DRAWER = 600;

const row = layerRows<null>();

/** The drawers of the strategy's editors. */
export const strategyLayers = layerTable<null>({
  feature: 'strategy',
  useSubject: () => null,
  rows: [
    row({
      names: ['strategy-basics'],
      kind: 'drawer',
      title: layerTitles.basics,
      width: DRAWER,
      fetchedAhead: false,
      load: async () => (await import('./components/basics-layer.tsx')).BasicsLayer,
    }),
    row({
      names: ['strategy-objectives'],
      kind: 'drawer',
      title: layerTitles.objectives,
      width: DRAWER,
      fetchedAhead: false,
      load: async () => (await import('./components/objectives-layer.tsx')).ObjectivesLayer,
    }),
    row({
      names: ['strategy-video'],
      kind: 'drawer',
      title: layerTitles.video,
      width: DRAWER,
      load: async () => (await import('./components/video-layer.tsx')).VideoLayer,
    }),
    row({
      names: ['strategy-publish'],
      kind: 'drawer',
      title: layerTitles.publish,
      width: 780,
      load: async () => (await import('./components/publish-layer.tsx')).PublishLayer,
    }),
    row({
      names: ['strategy-versions'],
      kind: 'drawer',
      title: layerTitles.versions,
      width: DRAWER,
      load: async () => (await import('./components/versions-layer.tsx')).VersionsLayer,
    }),
  ],
});
