import { layerRows, layerTable } from '#platform/layers/layer-table.tsx';
import { notificationWords } from './words.ts';

const row = layerRows<undefined>();

/** The drawer of the bell. */
export const notificationLayers = layerTable<undefined>({
  feature: 'notifications',
  useSubject: () => undefined,
  rows: [
    row({
      names: ['notifications'],
      kind: 'drawer',
      title: notificationWords.title,
      width: 420,
      load: async () => (await import('./reading/components/notifications-layer.tsx')).NotificationsLayer,
    }),
  ],
});
