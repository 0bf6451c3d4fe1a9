import type { Translated } from '../locale/language.ts';
import type * as english from './words.ts';

export const channelMessages: Translated<typeof english.channelMessages> = {
  nameRequired: 'Escriba un nombre.',
  urlRequired: 'Escriba una dirección.',
  postsRequired: 'Elija al menos un tipo de mensajes.',
};
