import { layerRows, layerTable } from '#platform/layers/layer-table.tsx';
import { deliveryLayerWords, webhookLayerWords } from './words.layers.ts';

const row = layerRows<undefined>();

/** The drawers of a webhook, and the question before one is removed (webhooks.1). */
export const webhookLayers = layerTable<undefined>({
  feature: 'webhooks',
  useSubject: () => undefined,
  rows: [
    row({
      names: ['webhook'],
      kind: 'drawer',
      title: (_name, _subject, { search }) =>
        search.about === undefined ? webhookLayerWords.addTitle : webhookLayerWords.editTitle,
      width: 560,
      load: async () => (await import('./components/webhook-layer.tsx')).WebhookLayer,
    }),
    row({
      names: ['webhook-deliveries'],
      kind: 'drawer',
      title: deliveryLayerWords.title,
      width: 640,
      load: async () => (await import('./components/deliveries-layer.tsx')).DeliveriesLayer,
    }),
    row({
      names: ['remove-webhook'],
      kind: 'dialog',
      title: webhookLayerWords.removeTitle,
      width: 420,
      load: async () => (await import('./components/remove-webhook-layer.tsx')).RemoveWebhookLayer,
    }),
  ],
});
