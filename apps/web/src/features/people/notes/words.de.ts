import type { Translated } from '@bellwether/domain/locale/language';
import { layerTitles } from '../words.layers.ts';
import type * as english from './words.ts';

export const noteWords: Translated<typeof english.noteWords> = {
  latest: 'Ihre letzte Notiz',
  openLatest: 'Öffnen',
  add: layerTitles.addNote,
  notOneself:
    'Notizen handeln von anderen Personen. Öffnen Sie das Profil einer Person, um eine zu schreiben.',
  editTitle: layerTitles.editNote,
  edit: 'Bearbeiten',
  editOf: (title) => `${title} bearbeiten`,
  delete: 'Löschen',
  deleteOf: (title) => `${title} löschen`,
  deleteQuestion: 'Möchten Sie die Notiz löschen?',
  deleted: 'Die Notiz wurde gelöscht.',
  list: 'Notizen',
  search: 'Titel suchen',
  sort: 'Sortieren nach',
  none: 'Noch keine Notizen',
  why: 'Schreiben Sie auf, woran Sie beim nächsten Gespräch denken möchten.',
  noMatch: 'Keine Notiz hat diesen Titel.',
  failed: 'Die Notizen konnten nicht geladen werden.',
  private: 'Nur Sie sehen diese Notizen.',
  created: 'Erstellt',
  updated: 'Geändert',
  title: 'Titel',
  body: 'Text',
  saved: 'Die Notiz wurde gespeichert.',
  changed: 'Sie haben diese Notiz inzwischen an anderer Stelle geändert. Ihre Eingaben bleiben erhalten.',
  load: 'Aktuelle Notiz laden',
  absent: 'Diese Notiz gibt es nicht mehr.',
};
