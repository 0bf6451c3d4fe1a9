import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const commentWords: Translated<typeof english.commentWords> = {
  add: 'Ajouter un commentaire',
  ask: 'Interroger la personne responsable',
  question: 'Qu’est-ce qui a changé ?',
  posted: 'Commentaire publié.',
  changed: 'Commentaire modifié.',
};

export const sentenceWords: Translated<typeof english.sentenceWords> = {
  none: 'Aucune raison donnée',
  ask: 'Demander',
  say: 'Dire pourquoi',
  about: (title) => ` : ${title}`,
  said: (text) => `« ${text} »`,
};

export const commentFormWords: Translated<typeof english.commentFormWords> = {
  comment: 'Commentaire',
  addAComment: 'Ajouter un commentaire',
  cancel: 'Annuler',
  save: 'Enregistrer',
};

export const commentItemWords: Translated<typeof english.commentItemWords> = {
  editComment: 'Modifier le commentaire',
  deleteComment: 'Supprimer le commentaire',
  commented: 'a commenté',
};

export const commentThreadWords: Translated<typeof english.commentThreadWords> = {
  comments: 'Commentaires',
  comment: 'Commentaire',
};

export const deleteCommentWords: Translated<typeof english.deleteCommentWords> = {
  cancel: 'Annuler',
  deleteIt: 'Supprimer',
};

export const newCommentWords: Translated<typeof english.newCommentWords> = {
  notLoaded: 'Impossible de charger l’objectif.',
};
