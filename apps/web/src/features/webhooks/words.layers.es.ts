import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.layers.ts';

export const webhookLayerWords: Translated<typeof english.webhookLayerWords> = {
  addTitle: 'Añadir webhook',
  editTitle: 'Webhook',
  removeTitle: '¿Quitar webhook?',
};

export const deliveryLayerWords: Translated<typeof english.deliveryLayerWords> = { title: 'Entregas' };
