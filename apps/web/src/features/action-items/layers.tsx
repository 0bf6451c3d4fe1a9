import { layerRows, layerTable } from '#platform/layers/layer-table.tsx';
import { itemWords } from './words.ts';

const row = layerRows<undefined>();

/** The drawer of an action item, and the question before one is deleted (action-items.4). */
export const actionItemLayers = layerTable<undefined>({
  feature: 'action-items',
  useSubject: () => undefined,
  rows: [
    row({
      names: ['action-item'],
      kind: 'drawer',
      title: (_name, _subject, { search }) =>
        search.about === undefined ? itemWords.addTitle : itemWords.editTitle,
      width: 480,
      load: async () => (await import('./components/item-layer.tsx')).ItemLayer,
    }),
    row({
      names: ['delete-action-item'],
      kind: 'dialog',
      title: itemWords.deleteTitle,
      width: 420,
      load: async () => (await import('./components/delete-item-layer.tsx')).DeleteItemLayer,
    }),
  ],
});
