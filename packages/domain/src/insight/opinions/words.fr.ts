import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

export const insightMessages: Translated<typeof english.insightMessages> = {
  likelihood: 'Choisissez une probabilité.',
};
