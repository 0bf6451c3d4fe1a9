import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

export const insightMessages: Translated<typeof english.insightMessages> = {
  likelihood: 'Elija una probabilidad.',
};
