import type { Translated } from '../locale/language.ts';
import type * as english from './words.ts';

export const pointMessages: Translated<typeof english.pointMessages> = {
  required: 'Bitte geben Sie ein, worüber Sie sprechen möchten.',
};
