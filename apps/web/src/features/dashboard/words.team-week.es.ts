import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.team-week.ts';

export const teamWords: Translated<typeof english.teamWords> = {
  title: 'Su equipo esta semana',
  failed: 'No se ha podido cargar la semana de su equipo.',
  run: 'Repasar uno a uno',
  nothing: 'Nada pendiente, nada se ha movido y nadie debe una actualización.',
  to: 'a',
  kinds: { waits: 'Pendiente', moved: 'Se movió', silent: 'Sin respuesta' },
  more: (count) => `y ${count} más`,
};

const waiting = {
  goal: 'Espera su aprobación',
  edit: 'Hay cambios propuestos que esperan su aprobación',
  shelving: 'Una solicitud para aparcarlo espera su respuesta',
  result: 'El resultado espera su revisión',
} as const;

export const teamItemWords: typeof english.teamItemWords = ({ Kind, About, Missing }) => {
  if (Kind === 'waits') return waiting[About ?? 'goal'];
  return Missing === 1 ? 'Sin predicción en 1 objetivo' : `Sin predicción en ${Missing} objetivos`;
};
