import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const opinionWords: Translated<typeof english.opinionWords> = {
  not_running: 'Este objetivo no está en curso.',
  week_not_running: 'Solo se puede dar una segunda opinión de la semana en curso.',
  owner_answered:
    'La persona responsable ya ha respondido esta semana, así que su opinión se queda como está.',
};

export const lookWords: Translated<typeof english.lookWords> = {
  not_running: 'Este objetivo no está en curso.',
};
