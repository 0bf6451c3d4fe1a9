import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const commentWords: Translated<typeof english.commentWords> = {
  add: 'Kommentar hinzufügen',
  ask: 'Verantwortliche Person fragen',
  question: 'Was hat sich geändert?',
  posted: 'Kommentar gesendet.',
  changed: 'Kommentar geändert.',
};

export const sentenceWords: Translated<typeof english.sentenceWords> = {
  none: 'Kein Grund angegeben',
  ask: 'Nachfragen',
  say: 'Grund angeben',
  about: (title) => `: ${title}`,
  said: (text) => `„${text}“`,
};

export const commentFormWords: Translated<typeof english.commentFormWords> = {
  comment: 'Kommentieren',
  addAComment: 'Kommentar hinzufügen',
  cancel: 'Abbrechen',
  save: 'Speichern',
};

export const commentItemWords: Translated<typeof english.commentItemWords> = {
  editComment: 'Kommentar bearbeiten',
  deleteComment: 'Kommentar löschen',
  commented: 'kommentierte',
};

export const commentThreadWords: Translated<typeof english.commentThreadWords> = {
  comments: 'Kommentare',
  comment: 'Kommentieren',
};

export const deleteCommentWords: Translated<typeof english.deleteCommentWords> = {
  cancel: 'Abbrechen',
  deleteIt: 'Löschen',
};

export const newCommentWords: Translated<typeof english.newCommentWords> = {
  notLoaded: 'Das Ziel konnte nicht geladen werden.',
};
