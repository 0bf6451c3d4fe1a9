import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

const goals = (count: number) => (count === 1 ? '1 objetivo' : `${count} objetivos`);
const named = (title: string | null) => (title === null ? 'su objetivo superior' : `«${title}»`);

export const carryOverWords: Translated<typeof english.carryOverWords> = {
  title: 'Trasladar objetivos',
  unfinished: (count, from) =>
    count === 1
      ? `1 objetivo de ${from} no tiene resultado o no se cumplió.`
      : `${count} objetivos de ${from} no tienen resultado o no se cumplieron.`,
  invitation: (count, to) => `${count === 1 ? 'Trasladarlo' : 'Trasladarlos'} a ${to}`,
  explanation: (from, to) =>
    `Cada uno pasa a ser un borrador de ${to} con los mismos textos. Los objetivos en curso de ${from} reciben aquí su resultado; los demás se quedan como están.`,
  legend: (from) => `Objetivos de ${from} que trasladar`,
  result: (title) => `Resultado de «${title}»`,
  notReached: 'No cumplido',
  dismiss: (count) => `Ocultar ${goals(count)}`,
  chosen: (count, total) => `${count} de ${total} elegidos`,
  all: 'Seleccionar todos',
  none: 'Quitar selección',
  main: (count) => (count === 0 ? 'Trasladar' : `Trasladar ${goals(count)}`),
  more: (shown, total) =>
    `Se muestran los primeros ${shown} de ${total}; los demás aparecen cuando se trasladen estos.`,
  done: (count, to) =>
    count === 1
      ? `1 objetivo se ha trasladado a ${to} como borrador.`
      : `${count} objetivos se han trasladado a ${to} como borradores.`,
  next: 'Repase cada uno y solicite su aprobación.',
  drafts: 'Los nuevos borradores',
  again: 'Trasladar más',
  nothing: (from) => `No hay nada que trasladar de ${from}.`,
  nothingYet: 'No hay ningún trimestre anterior.',
  nothingHint:
    'En la última semana de un trimestre y durante el siguiente, aquí se pueden continuar los objetivos sin resultado y los que no se cumplieron.',
  left: 'La lista muestra lo que queda.',
  from: 'Trasladado de',
  to: 'Trasladado a',
};

export const alignmentWords: typeof english.alignmentWords = ({
  ParentFate,
  NewParentTitle,
  ParentReason,
}) => {
  switch (ParentFate) {
    case 'none':
      return null;
    case 'same':
      return `Sigue vinculado a ${named(NewParentTitle)}.`;
    case 'together':
      return `Sigue vinculado a ${named(NewParentTitle)}, que también se traslada.`;
    case 'successor':
      return `Vinculado a ${named(NewParentTitle)}, adonde se trasladó su objetivo superior.`;
    case 'dropped':
      return `Deja de estar vinculado. ${ParentReason ?? ''}`.trim();
  }
};

export const carriedDraftsWords: Translated<typeof english.carriedDraftsWords> = {
  done: 'Listo',
};

export const carryOverFormWords: Translated<typeof english.carryOverFormWords> = {
  cancel: 'Cancelar',
};

export const carryOverPartWords: Translated<typeof english.carryOverPartWords> = {
  notLoaded: 'No se han podido cargar los objetivos.',
};

export const goalChoiceWords: Translated<typeof english.goalChoiceWords> = {
  private: 'Privado',
};
