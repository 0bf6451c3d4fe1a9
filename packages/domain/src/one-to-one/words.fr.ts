import type { Translated } from '../locale/language.ts';
import type * as english from './words.ts';

export const pointMessages: Translated<typeof english.pointMessages> = {
  required: 'Saisissez un sujet à aborder.',
};
