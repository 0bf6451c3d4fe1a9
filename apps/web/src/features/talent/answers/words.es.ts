import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const answerWords: Translated<typeof english.answerWords> = {
  goals: 'Los objetivos del periodo están junto a este formulario.',
  failed: 'No se han podido cargar las preguntas.',
};
