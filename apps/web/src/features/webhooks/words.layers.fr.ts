import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.layers.ts';

export const webhookLayerWords: Translated<typeof english.webhookLayerWords> = {
  addTitle: 'Ajouter un webhook',
  editTitle: 'Webhook',
  removeTitle: 'Retirer le webhook ?',
};

export const deliveryLayerWords: Translated<typeof english.deliveryLayerWords> = { title: 'Envois' };
