import { actionItemReasonSentences } from '@bellwether/domain/action-items/permission-names';
import type { Translated } from '@bellwether/domain/locale/language';
import { shownTypedDay } from '#ui/data/shown.ts';
import type * as english from './words.ts';

export const itemWords: Translated<typeof english.itemWords> = {
  pair: 'Tareas abiertas',
  pairNone: 'No tienen ninguna entre ustedes.',
  pairFailed: 'No se han podido cargar las tareas.',
  new: 'Nueva tarea',
  completedFor: (name) => `${name} · Completada`,
  addTitle: 'Añadir tarea',
  editTitle: 'Editar tarea',
  deleteTitle: 'Eliminar tarea',
  inProgress: 'En curso',
  completed: 'Completadas',
  list: 'Tareas',
  none: 'No hay tareas',
  noneHint: 'Una tarea es algo que una persona pide a otra. La completa quien la tiene asignada.',
  noMatch: 'Ninguna tarea coincide con los filtros.',
  clear: 'Quitar filtros',
  failed: 'No se han podido cargar las tareas.',
  oneFailed: 'No se ha podido cargar la tarea.',
  usersFailed: 'No se han podido cargar las personas.',
  nobody: 'No se ha encontrado a nadie.',
  observer: 'No tiene autorización.',
  observerHint: 'Las personas observadoras no tienen tareas.',
  assignee: 'Asignada a',
  title: 'Título',
  deadline: 'Fecha límite',
  deadlineHint: (form, today) =>
    `${form}, o palabras como viernes, 24 dic, ${shownTypedDay(`${today.slice(0, 4)}-12-24`).slice(0, 5)}`,
  requester: 'Asignada por',
  action: 'Acción',
  done: 'Hecho',
  overdue: 'Vencida',
  edit: 'Editar',
  editOf: (title) => `Editar ${title}`,
  delete: 'Eliminar',
  deleteOf: (title) => `Eliminar ${title}`,
  deleteQuestion: '¿Quiere eliminar la tarea?',
  deleted: 'La tarea se ha eliminado.',
  completeOf: (title) => `Completar ${title}`,
  reopenOf: (title) => `Reabrir ${title}`,
  completedNow: (title) => `Completada: ${title}`,
  reopenedNow: (title) => `Reabierta: ${title}`,
  undo: 'Deshacer',
  added: 'La tarea se ha añadido.',
  saved: 'La tarea se ha guardado.',
  absent: 'Esta tarea ya no existe.',
  absentLinked: 'Este enlace llevaba a una tarea que ya no existe o que no es suya.',
  changed: 'Esta tarea ha cambiado entretanto.',
  kept: 'Lo que ha escrito se conserva.',
  reload: 'Recargar',
  notYours: 'Solo puede hacerlo quien asignó la tarea.',
  by: 'de',
  madeBy: (name) => `creada por ${name}`,
  previous: 'Anterior',
  next: 'Siguiente',
  pages: 'Páginas',
  place: (first, last, of) => `${first}–${last} de ${of}`,
  filterOf: (column) => `Filtrar por: ${column}`,
  fromGoal: 'Tareas',
  addFromGoal: 'Añadir tarea',
};

export const quickWords: Translated<typeof english.quickWords> = {
  label: 'Añadir tarea',
  placeholder: 'Enviar las diapositivas @Mia viernes',
  add: 'Añadir',
  people: 'Personas',
  for: 'Para',
  me: 'mí',
  due: 'vence',
  clearPerson: (name) => `No para ${name}`,
};

export const groupTitles: Translated<typeof english.groupTitles> = {
  overdue: 'Vencidas',
  this_week: 'Esta semana',
  later: 'Más adelante',
};

export const sortTitles: Translated<typeof english.sortTitles> = {
  AssigneeId: itemWords.assignee,
  Title: itemWords.title,
  DueDate: itemWords.deadline,
  RequesterId: itemWords.requester,
};

export const itemReasons: Translated<typeof english.itemReasons> = actionItemReasonSentences;

export const deleteItemLayerWords: Translated<typeof english.deleteItemLayerWords> = {
  cancel: 'Cancelar',
};

export const quickAddWords: Translated<typeof english.quickAddWords> = {
  titleCanHaveAt: (title) => `El título puede tener como máximo ${title} caracteres.`,
};

export const itemPaletteWords: Translated<typeof english.itemPaletteWords> = {
  actionItems: 'Tareas',
  group: 'Tareas',
  newSearch: 'tarea pendiente nueva',
  listSearch: 'tareas pendientes lista',
};
