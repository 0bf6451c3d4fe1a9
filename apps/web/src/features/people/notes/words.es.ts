import type { Translated } from '@bellwether/domain/locale/language';
import { layerTitles } from '../words.layers.ts';
import type * as english from './words.ts';

export const noteWords: Translated<typeof english.noteWords> = {
  latest: 'Su última nota',
  openLatest: 'Abrir',
  add: layerTitles.addNote,
  notOneself: 'Las notas son sobre otras personas. Abra el perfil de alguien para escribir una.',
  editTitle: layerTitles.editNote,
  edit: 'Editar',
  editOf: (title) => `Editar ${title}`,
  delete: 'Eliminar',
  deleteOf: (title) => `Eliminar ${title}`,
  deleteQuestion: '¿Quiere eliminar la nota?',
  deleted: 'La nota se ha eliminado.',
  list: 'Notas',
  search: 'Buscar títulos',
  sort: 'Ordenar por',
  none: 'Aún no hay notas',
  why: 'Anote lo que quiera recordar la próxima vez que hablen.',
  noMatch: 'Ninguna nota tiene este título.',
  failed: 'No se han podido cargar las notas.',
  private: 'Solo usted ve estas notas.',
  created: 'Creada',
  updated: 'Actualizada',
  title: 'Título',
  body: 'Texto',
  saved: 'La nota se ha guardado.',
  changed: 'Ha cambiado esta nota entretanto en otro sitio. Lo que ha escrito se conserva.',
  load: 'Cargar la nota actual',
  absent: 'Esta nota ya no existe.',
};
