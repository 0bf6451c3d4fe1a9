import type { Translated } from '../locale/language.ts';
import type * as english from './words.hints.ts';

export const hintSentences: Translated<typeof english.hintSentences> = {
  no_verb: 'El título no indica ninguna acción: un verbo como «Reducir» o «Lanzar» dice qué va a pasar.',
  duplicate: 'Ya tiene un objetivo con este título.',
  no_number: 'La medición no contiene ninguna cifra: sin ella es difícil decir cuándo se cumple el objetivo.',
  no_date: 'No se indica ninguna fecha: «antes del 30 de junio» o «a final de trimestre» dice hasta cuándo.',
  no_parent: 'El objetivo no está vinculado: un objetivo superior muestra a qué contribuye.',
};

export const numberInTitleOnly =
  'Solo el título contiene una cifra: la medición puede decir cómo se cuenta, y desde dónde hasta dónde.';
