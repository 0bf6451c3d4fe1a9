import type { Translated } from '../locale/language.ts';
import type * as english from './words.ts';

export const webhookMessages: Translated<typeof english.webhookMessages> = {
  urlRequired: 'Escriba una dirección.',
  urlInvalid: 'Escriba una dirección que empiece por https://.',
  kindsRequired: 'Elija al menos un tipo de evento.',
  replayNeedsOne: 'Elija una entrega o un momento.',
};
