import type { Translated } from '../locale/language.ts';
import type * as english from './words.acts.ts';

export const mainActLabels: Translated<typeof english.mainActLabels> = {
  publish: 'Veröffentlichen',
  submit: 'Freigabe anfragen',
};
