import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const commentWords: Translated<typeof english.commentWords> = {
  add: 'Añadir comentario',
  ask: 'Preguntar a la persona responsable',
  question: '¿Qué ha cambiado?',
  posted: 'Comentario publicado.',
  changed: 'Comentario cambiado.',
};

export const sentenceWords: Translated<typeof english.sentenceWords> = {
  none: 'Sin motivo indicado',
  ask: 'Preguntar',
  say: 'Decir por qué',
  about: (title) => `: ${title}`,
  said: (text) => `«${text}»`,
};

export const commentFormWords: Translated<typeof english.commentFormWords> = {
  comment: 'Comentar',
  addAComment: 'Añadir comentario',
  cancel: 'Cancelar',
  save: 'Guardar',
};

export const commentItemWords: Translated<typeof english.commentItemWords> = {
  editComment: 'Editar comentario',
  deleteComment: 'Eliminar comentario',
  commented: 'comentó',
};

export const commentThreadWords: Translated<typeof english.commentThreadWords> = {
  comments: 'Comentarios',
  comment: 'Comentar',
};

export const deleteCommentWords: Translated<typeof english.deleteCommentWords> = {
  cancel: 'Cancelar',
  deleteIt: 'Eliminar',
};

export const newCommentWords: Translated<typeof english.newCommentWords> = {
  notLoaded: 'No se ha podido cargar el objetivo.',
};
