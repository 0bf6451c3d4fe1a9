import { actionItemReasonSentences } from '@bellwether/domain/action-items/permission-names';
import type { Translated } from '@bellwether/domain/locale/language';
import { shownTypedDay } from '#ui/data/shown.ts';
import type * as english from './words.ts';

export const itemWords: Translated<typeof english.itemWords> = {
  pair: 'Offene Aufgaben',
  pairNone: 'Sie haben keine miteinander.',
  pairFailed: 'Die Aufgaben konnten nicht geladen werden.',
  new: 'Neue Aufgabe',
  completedFor: (name) => `${name} · Erledigt`,
  addTitle: 'Aufgabe hinzufügen',
  editTitle: 'Aufgabe bearbeiten',
  deleteTitle: 'Aufgabe löschen',
  inProgress: 'In Arbeit',
  completed: 'Erledigt',
  list: 'Aufgaben',
  none: 'Keine Aufgaben gefunden',
  noneHint:
    'Eine Aufgabe stellt eine Person einer anderen. Erledigt wird sie von der Person, der sie zugewiesen ist.',
  noMatch: 'Keine Aufgabe passt zu den Filtern.',
  clear: 'Filter löschen',
  failed: 'Die Aufgaben konnten nicht geladen werden.',
  oneFailed: 'Die Aufgabe konnte nicht geladen werden.',
  usersFailed: 'Die Personen konnten nicht geladen werden.',
  nobody: 'Niemand gefunden.',
  observer: 'Sie haben keine Berechtigung.',
  observerHint: 'Beobachtende Personen haben keine Aufgaben.',
  assignee: 'Zugewiesen an',
  title: 'Titel',
  deadline: 'Frist',
  deadlineHint: (form, today) =>
    `${form}, oder Wörter wie morgen, nächsten Freitag, ${shownTypedDay(`${today.slice(0, 4)}-12-24`).slice(0, 6)}`,
  requester: 'Zugewiesen von',
  action: 'Aktion',
  done: 'Erledigt',
  overdue: 'Überfällig',
  edit: 'Bearbeiten',
  editOf: (title) => `${title} bearbeiten`,
  delete: 'Löschen',
  deleteOf: (title) => `${title} löschen`,
  deleteQuestion: 'Möchten Sie die Aufgabe löschen?',
  deleted: 'Die Aufgabe wurde gelöscht.',
  completeOf: (title) => `${title} als erledigt markieren`,
  reopenOf: (title) => `${title} wieder öffnen`,
  completedNow: (title) => `Erledigt: ${title}`,
  reopenedNow: (title) => `Wieder geöffnet: ${title}`,
  undo: 'Rückgängig',
  added: 'Die Aufgabe wurde hinzugefügt.',
  saved: 'Die Aufgabe wurde gespeichert.',
  absent: 'Diese Aufgabe gibt es nicht mehr.',
  absentLinked: 'Dieser Link führte zu einer Aufgabe, die es nicht mehr gibt oder die nicht Ihre ist.',
  changed: 'Diese Aufgabe wurde inzwischen geändert.',
  kept: 'Ihre Eingaben bleiben erhalten.',
  reload: 'Neu laden',
  notYours: 'Das kann nur die Person, die die Aufgabe gestellt hat.',
  by: 'von',
  madeBy: (name) => `erstellt von ${name}`,
  previous: 'Zurück',
  next: 'Weiter',
  pages: 'Seiten',
  place: (first, last, of) => `${first}–${last} von ${of}`,
  filterOf: (column) => `Filter: ${column}`,
  fromGoal: 'Aufgaben',
  addFromGoal: 'Aufgabe hinzufügen',
};

export const quickWords: Translated<typeof english.quickWords> = {
  label: 'Aufgabe hinzufügen',
  placeholder: 'Folien senden @Mia nächsten Freitag',
  add: 'Hinzufügen',
  people: 'Personen',
  for: 'Für',
  me: 'mich',
  due: 'fällig',
  clearPerson: (name) => `Nicht für ${name}`,
};

export const groupTitles: Translated<typeof english.groupTitles> = {
  overdue: 'Überfällig',
  this_week: 'Diese Woche',
  later: 'Später',
};

export const sortTitles: Translated<typeof english.sortTitles> = {
  AssigneeId: itemWords.assignee,
  Title: itemWords.title,
  DueDate: itemWords.deadline,
  RequesterId: itemWords.requester,
};

export const itemReasons: Translated<typeof english.itemReasons> = actionItemReasonSentences;

export const deleteItemLayerWords: Translated<typeof english.deleteItemLayerWords> = {
  cancel: 'Abbrechen',
};

export const quickAddWords: Translated<typeof english.quickAddWords> = {
  titleCanHaveAt: (title) => `Der Titel darf höchstens ${title} Zeichen haben.`,
};

export const itemPaletteWords: Translated<typeof english.itemPaletteWords> = {
  actionItems: 'Aufgaben',
  group: 'Aufgaben',
  newSearch: 'aufgabe todo neu',
  listSearch: 'aufgaben todo to-do liste',
};
