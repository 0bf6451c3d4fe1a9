import type { Translated } from '@bellwether/domain/locale/language';
import { shownNumber } from '#ui/data/shown.ts';
import type * as english from './words.several.ts';

const people = (count: number) => (count === 1 ? '1 persona' : `${shownNumber(count)} personas`);

export const severalWords: Translated<typeof english.severalWords> = {
  bar: 'Para las personas elegidas',
  chosen: (count) => `${shownNumber(count)} ${count === 1 ? 'elegida' : 'elegidas'}`,
  tick: (name) => `Elegir a ${name}`,
  tickAll: 'Elegir a todas las personas de la lista',
  tickHeading: 'Elegidas',
  none: 'Quitar selección',
  export: 'Exportar',
  tooMany: (most) => `Como máximo ${most} personas a la vez.`,
  acts: {
    manager: 'Cambiar responsable',
    reinvite: 'Invitar de nuevo',
    deactivate: 'Desactivar',
  },
  explanation: {
    manager: (count) =>
      count === 1
        ? '1 persona cambia de responsable directo.'
        : `${people(count)} pasan a tener un mismo responsable directo nuevo.`,
    reinvite: (count) =>
      count === 1
        ? '1 persona recibe una invitación nueva, salvo que ya haya aceptado una. Los enlaces anteriores dejan de valer.'
        : `${people(count)} reciben una invitación nueva, si no han aceptado ya una. Los enlaces anteriores dejan de valer.`,
    deactivate: (count) =>
      count === 1
        ? '1 persona pierde el acceso al momento. Sus objetivos y lo que escribió se conservan.'
        : `${people(count)} pierden el acceso al momento. Sus objetivos y lo que escribieron se conservan.`,
  },
  leaves: (goals, reports) =>
    [
      goals === 1 ? '1 objetivo abierto' : `${goals} objetivos abiertos`,
      reports === 1 ? '1 persona a cargo' : `${reports} personas a cargo`,
    ].join(' · '),
  notYours: 'No puede desactivar a esta persona.',
  previewFailed: 'No se ha podido cargar lo que dejan.',
  managerMissing: 'Elija un responsable directo.',
  failed: 'No se ha cambiado nada.',
  done: (done, all) => `Hecho para ${done} de ${all}.`,
  notDone: 'No se ha hecho para:',
  cancel: 'Cancelar',
  close: 'Cerrar',
};
