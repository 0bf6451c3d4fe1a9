import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const ownershipWords: Translated<typeof english.ownershipWords> = {
  change: 'Cambiar de responsable',
  newOwner: 'Nueva persona responsable',
  explanation:
    'El objetivo pasa con su historial a la nueva persona responsable, que desde ahora lo predice y lo cierra.',
  changed: 'El objetivo ha cambiado de responsable.',
};

export const parentWords: Translated<typeof english.parentWords> = {
  select: 'Elegir objetivo superior',
  change: 'Cambiar objetivo superior',
  remove: 'Quitar objetivo superior',
  removed: 'El objetivo ya no tiene objetivo superior.',
  changed: 'Objetivo superior cambiado.',
  everyone: 'Todo el mundo',
  allQuarters: 'Todos los trimestres posibles',
  ofOwner: (name) => `Objetivos de ${name}`,
  others: 'Todos los objetivos',
  none: 'No se han encontrado objetivos.',
  noneHint: 'Mire en otro trimestre o busque otra persona responsable u otro título.',
};

export const deleteWords: Translated<typeof english.deleteWords> = {
  title: 'Eliminar objetivo',
  explanation:
    'El objetivo desaparece de todas las listas, con sus predicciones y su historial. Solo la administración de objetivos puede restaurarlo.',
  prompt: 'Escriba DELETE para confirmar',
  reason: 'Escriba primero DELETE.',
  deleted: 'Objetivo eliminado.',
};

export const childrenWords: typeof english.childrenWords = (childCount) => {
  if (childCount === 0) return 'No tiene objetivos vinculados por debajo.';
  const goals =
    childCount === 1
      ? 'El objetivo vinculado por debajo se conserva'
      : `Los ${childCount} objetivos vinculados por debajo se conservan`;
  return `${goals}, bajo un marcador «Este objetivo se ha eliminado.» que desaparece cuando se vinculen de nuevo los objetivos subordinados.`;
};

export const changeParentWords: Translated<typeof english.changeParentWords> = {
  cancel: 'Cancelar',
  save: 'Guardar',
};

export const deleteGoalWords: Translated<typeof english.deleteGoalWords> = {
  cancel: 'Cancelar',
};

export const ownerSelectWords: Translated<typeof english.ownerSelectWords> = {
  clear: 'Vaciar',
  nobodyFound: 'No se ha encontrado a nadie.',
  notLoaded: 'No se han podido cargar las personas.',
};

export const parentPickerWords: Translated<typeof english.parentPickerWords> = {
  owner: 'Responsable',
  quarter: 'Trimestre',
  title: 'Título',
  search: 'Buscar',
  notLoaded: 'No se han podido cargar los objetivos.',
  parentGoal: 'Objetivo superior',
};

export const quarterSelectWords: Translated<typeof english.quarterSelectWords> = {
  notLoaded: 'No se han podido cargar los demás trimestres.',
};
