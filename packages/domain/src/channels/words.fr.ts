import type { Translated } from '../locale/language.ts';
import type * as english from './words.ts';

export const channelMessages: Translated<typeof english.channelMessages> = {
  nameRequired: 'Saisissez un nom.',
  urlRequired: 'Saisissez une adresse.',
  postsRequired: 'Choisissez au moins un type de message.',
};
