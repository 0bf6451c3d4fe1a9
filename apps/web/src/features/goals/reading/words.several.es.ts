import type { Translated } from '@bellwether/domain/locale/language';
import { shownNumber } from '#ui/data/shown.ts';
import type * as english from './words.several.ts';

const goals = (count: number) => (count === 1 ? '1 objetivo' : `${shownNumber(count)} objetivos`);

export const severalWords: Translated<typeof english.severalWords> = {
  bar: 'Para los objetivos seleccionados',
  selected: (count) => `${shownNumber(count)} ${count === 1 ? 'seleccionado' : 'seleccionados'}`,
  tick: (title) => `Seleccionar ${title}`,
  select: 'Seleccionar objetivos',
  key: 'Seleccionar el objetivo para una acción sobre varios',
  all: (count) => `Seleccionar todos los mostrados (${shownNumber(count)})`,
  none: 'Quitar selección',
  export: 'Exportar',
  undo: 'Deshacer',
  tooMany: (most) => `Como máximo ${most} objetivos a la vez.`,
  acts: {
    remind: 'Recordar',
    follow: 'Seguir',
    unfollow: 'Dejar de seguir',
    carry_over: 'Trasladar',
  },
  done: {
    remind: (count) =>
      count === 1
        ? 'Se ha enviado un recordatorio a la persona responsable de 1 objetivo.'
        : `Se ha enviado un recordatorio a las personas responsables de ${goals(count)}.`,
    follow: (count) => `Ahora sigue ${goals(count)}.`,
    unfollow: (count) => `Ha dejado de seguir ${goals(count)}.`,
    carry_over: (count) =>
      count === 1
        ? '1 objetivo se ha trasladado al próximo trimestre como borrador.'
        : `${goals(count)} se han trasladado al próximo trimestre como borradores.`,
  },
  failed: 'No se ha cambiado nada.',
  doneFor: (done, all) => `Hecho para ${shownNumber(done)} de ${goals(all)}.`,
  notDone: 'No se ha hecho para:',
  close: 'Cerrar',
  sheet: {
    title: 'Título',
    owner: 'Responsable',
    state: 'Estado',
    likelihood: 'Probabilidad',
    quality: 'Calidad',
    parent: 'Contribuye a',
    address: 'Dirección',
  },
  fileName: 'objetivos.csv',
};

export const parentDragWords: Translated<typeof english.parentDragWords> = {
  key: 'Elegir otro objetivo superior para el objetivo',
  moved: (title, parent) => `«${title}» contribuye ahora a «${parent}».`,
  takenBack: 'El objetivo superior anterior está de vuelta.',
  undo: 'Deshacer',
};
