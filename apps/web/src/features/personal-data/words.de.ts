import type { Translated } from '@bellwether/domain/locale/language';
import { erasedPartWords, keptPartWords, personalDataMessages } from '@bellwether/domain/personal-data/words';
import type * as english from './words.ts';

export const dataWords: Translated<typeof english.dataWords> = {
  intro:
    'Eine Datei mit allem, was Bellwether über Sie speichert: Profil, Ziele, Vorhersagen, Kommentare, Aufgaben, Beurteilungen, die Sie lesen dürfen, Benachrichtigungen, Sitzungen und was andere Ihnen geschrieben haben. Nicht enthalten ist, was andere vertraulich über Sie geschrieben haben.',
  ask: 'Meine Daten anfordern',
  asked: 'Die Datei wird erstellt. Das dauert ein bis zwei Minuten.',
  none: 'Noch keine Datei',
  noneText: 'Fordern Sie eine an, dann erscheint sie hier. Sie können sie sieben Tage lang herunterladen.',
  failed: 'Die Dateien konnten nicht geladen werden.',
  list: 'Dateien',
  of: (name) => `Daten von ${name}`,
  states: {
    waiting: 'Wird erstellt',
    ready: 'Bereit',
    failed: 'Konnte nicht erstellt werden. Bitte fordern Sie eine neue an.',
    removed: 'Nach sieben Tagen entfernt',
  },
  until: 'bis',
  download: 'Herunterladen',
  file: 'Personenbezogene Daten',
};

export const erasureWords: Translated<typeof english.erasureWords> = {
  titleOf: (name) => `Personenbezogene Daten von ${name}`,
  failed: 'Das konnte nicht geladen werden.',
  exportPart: 'Datei mit den Daten',
  exportHint:
    'Für eine ausgeschiedene Person, die ihre Daten verlangt. Sie können sie sieben Tage lang herunterladen.',
  exportAsk: 'Datei erstellen',
  holdPart: 'Aufbewahrungspflicht',
  holdHint:
    'Solange eine Aufbewahrungspflicht gilt, wird nichts von dieser Person gelöscht. Setzen und Aufheben stehen im Audit-Protokoll.',
  reason: 'Grund',
  setHold: 'Aufbewahrungspflicht setzen',
  liftHold: 'Aufbewahrungspflicht aufheben',
  held: (name) => `Gesetzt von ${name}`,
  holdSet: 'Die Aufbewahrungspflicht ist gesetzt.',
  holdLifted: 'Die Aufbewahrungspflicht ist aufgehoben.',
  erasePart: 'Endgültig löschen',
  eraseHint: 'Nur für ausgeschiedene Personen. Niemand kann das rückgängig machen.',
  goes: 'Was gelöscht wird',
  stays: (former) => `Was bleibt, unter dem Namen ${former}`,
  until: 'bis',
  goOn: 'Weiter',
  typeName: (name) => `Zum Löschen ${name} eingeben`,
  nameDiffers: personalDataMessages.nameDiffers,
  reasonRequired: personalDataMessages.reasonRequired,
  erase: 'Endgültig löschen',
  cancel: 'Abbrechen',
  erased: (former) => `Die Daten sind gelöscht. Die Person heißt jetzt ${former}.`,
  obstacles: {
    active: 'Diese Person ist aktiv. Nur deaktivierte Personen können gelöscht werden.',
    invited: 'Diese Person ist eingeladen. Nur deaktivierte Personen können gelöscht werden.',
    uninvited: 'Diese Person wurde noch nicht eingeladen. Nur deaktivierte Personen können gelöscht werden.',
    held: 'Die Aufbewahrungspflicht verhindert das Löschen.',
    erased: 'Die Daten dieser Person wurden gelöscht.',
    other: 'Die Daten dieser Person können nicht gelöscht werden.',
  },
  gone: erasedPartWords,
  kept: keptPartWords,
};
