import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

export const noteMessages: Translated<typeof english.noteMessages> = {
  required: 'Escriba algo.',
};
