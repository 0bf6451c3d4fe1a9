import type { Translated } from '../locale/language.ts';
import type * as english from './words.ts';

export const channelMessages: Translated<typeof english.channelMessages> = {
  nameRequired: 'Bitte geben Sie einen Namen ein.',
  urlRequired: 'Bitte geben Sie eine Adresse ein.',
  postsRequired: 'Bitte wählen Sie mindestens eine Art von Beiträgen.',
};
