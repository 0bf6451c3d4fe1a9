import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.layers.ts';

export const webhookLayerWords: Translated<typeof english.webhookLayerWords> = {
  addTitle: 'Webhook hinzufügen',
  editTitle: 'Webhook',
  removeTitle: 'Webhook entfernen?',
};

export const deliveryLayerWords: Translated<typeof english.deliveryLayerWords> = { title: 'Zustellungen' };
