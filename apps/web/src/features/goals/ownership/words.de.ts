import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const ownershipWords: Translated<typeof english.ownershipWords> = {
  change: 'Verantwortung übergeben',
  newOwner: 'Neu verantwortlich',
  explanation:
    'Das Ziel geht mit seinem Verlauf an die neue Person, die es von nun an vorhersagt und abschließt.',
  changed: 'Die Verantwortung für das Ziel wurde übergeben.',
};

export const parentWords: Translated<typeof english.parentWords> = {
  select: 'Übergeordnetes Ziel auswählen',
  change: 'Übergeordnetes Ziel ändern',
  remove: 'Zuordnung entfernen',
  removed: 'Das Ziel hat kein übergeordnetes Ziel mehr.',
  changed: 'Übergeordnetes Ziel geändert.',
  everyone: 'Alle',
  allQuarters: 'Alle möglichen Quartale',
  ofOwner: (name) => `Ziele von ${name}`,
  others: 'Alle Ziele',
  none: 'Keine Ziele gefunden.',
  noneHint:
    'Sehen Sie in einem anderen Quartal nach, oder suchen Sie nach einer anderen Person oder einem anderen Titel.',
};

export const deleteWords: Translated<typeof english.deleteWords> = {
  title: 'Ziel löschen',
  explanation:
    'Das Ziel verschwindet mit seinen Vorhersagen und seinem Verlauf aus allen Listen. Nur Zieladmins können es wiederherstellen.',
  prompt: 'Zum Bestätigen DELETE eingeben',
  reason: 'Geben Sie zuerst DELETE ein.',
  deleted: 'Ziel gelöscht.',
};

export const childrenWords: typeof english.childrenWords = (childCount) => {
  if (childCount === 0) return 'Darunter sind keine Ziele zugeordnet.';
  const goals =
    childCount === 1
      ? 'Das darunter zugeordnete Ziel bleibt'
      : `Die ${childCount} darunter zugeordneten Ziele bleiben`;
  return `${goals}, unter einem Platzhalter „Dieses Ziel wurde gelöscht.“, der verschwindet, sobald die untergeordneten Ziele neu zugeordnet sind.`;
};

export const changeParentWords: Translated<typeof english.changeParentWords> = {
  cancel: 'Abbrechen',
  save: 'Speichern',
};

export const deleteGoalWords: Translated<typeof english.deleteGoalWords> = {
  cancel: 'Abbrechen',
};

export const ownerSelectWords: Translated<typeof english.ownerSelectWords> = {
  clear: 'Leeren',
  nobodyFound: 'Niemand gefunden.',
  notLoaded: 'Die Personen konnten nicht geladen werden.',
};

export const parentPickerWords: Translated<typeof english.parentPickerWords> = {
  owner: 'Verantwortlich',
  quarter: 'Quartal',
  title: 'Titel',
  search: 'Suchen',
  notLoaded: 'Die Ziele konnten nicht geladen werden.',
  parentGoal: 'Übergeordnetes Ziel',
};

export const quarterSelectWords: Translated<typeof english.quarterSelectWords> = {
  notLoaded: 'Die anderen Quartale konnten nicht geladen werden.',
};
