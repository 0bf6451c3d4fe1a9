import type { Translated } from '@bellwether/domain/locale/language';
import { shownPercent } from '#ui/data/shown.ts';
import { layerTitles } from '../words.layers.ts';
import type * as english from './words.ts';

export const manualTabWords: Translated<typeof english.manualTabWords> = {
  failed: 'Die Bedienungsanleitung konnte nicht geladen werden.',
  none: 'Noch keine Bedienungsanleitung',
  noneOf: (name) => `${name} hat noch keine Bedienungsanleitung.`,
  why: 'Eine Bedienungsanleitung sagt den Personen um Sie herum, wie Sie gern arbeiten. Sie dauert etwa zehn Minuten, und Sie können jederzeit unterbrechen und weitermachen.',
  connect: 'Mit dem Test verbinden',
  add: layerTitles.addDisc,
  edit: layerTitles.editDisc,
  attach: layerTitles.attachment,
  taking: 'Sie bearbeiten gerade den Test',
  takingOf: (name) => `${name} bearbeitet gerade den Test.`,
  partly: 'Teilweise fertig: Nur Ihre eigenen Fragen fehlen noch',
  partlyOf: (name) => `Die Bedienungsanleitung von ${name} ist teilweise fertig.`,
  answered: (answered, total) => `${answered} von ${total} beantwortet`,
  progress: 'Beantwortet',
  goOn: 'Fortsetzen',
  open: 'Test öffnen',
  repeat: 'Test wiederholen',
  repeating: 'Sie wiederholen gerade den Test. Diese Auswertung bleibt, bis Sie fertig sind.',
  page: 'Zum Drucken öffnen',
  typed: 'Manuell eingegeben',
  attachment: 'Angehängtes Dokument',
  download: 'PDF herunterladen',
};

export const connectWords: Translated<typeof english.connectWords> = {
  warning:
    'Die Verbindung mit dem Test ersetzt Ihre Eingaben: Typ, Beschreibung und Anhang werden gelöscht. Das lässt sich nicht rückgängig machen.',
  confirm: 'Verbinden und ersetzen',
};

export const entryWords: Translated<typeof english.entryWords> = {
  type: 'DISC-Typ',
  choose: 'Typ wählen',
  description: 'Beschreibung',
  generate: 'Beschreibung erzeugen',
  again: 'Neu erzeugen',
  replaces: 'Das Erzeugen ersetzt die Beschreibung unten.',
  saved: 'Ihr DISC wurde gespeichert.',
  connected:
    'Ihre Bedienungsanleitung ist mit dem Test verbunden, deshalb kann nichts manuell eingegeben werden.',
  changed: 'Ihr DISC wurde inzwischen an anderer Stelle geändert. Ihre Eingaben bleiben erhalten.',
  load: 'Aktuellen Eintrag laden',
  own: 'Nur die Person selbst kann ihre Bedienungsanleitung ändern.',
};

export const attachmentWords: Translated<typeof english.attachmentWords> = {
  choose: 'PDF auswählen',
  hint: 'Ein PDF mit höchstens 10 MB.',
  present: 'Ein Dokument ist angehängt. Ein neues ersetzt es.',
  required: 'Bitte wählen Sie ein PDF aus.',
  remove: 'Anhang entfernen',
  saved: 'Das Dokument wurde angehängt.',
  removed: 'Das Dokument wurde entfernt.',
};

export const reportWords: Translated<typeof english.reportWords> = {
  titleOf: (name) => `Bedienungsanleitung von ${name}`,
  profile: 'DISC-Profil',
  scales: 'Skalen',
  questions: 'In meinen eigenen Worten',
  leading: 'Als Führungskraft',
  print: 'Drucken',
  back: 'Zurück zum Profil',
  percent: (share) => shownPercent(share),
  weight: (first, second, total) => `${shownPercent(total)} ${first}, ${shownPercent(100 - total)} ${second}`,
  missing: 'Es gibt keine Bedienungsanleitung zum Anzeigen.',
};

export const questionWords: Translated<typeof english.questionWords> = {
  step: (step, total) => `${step} von ${total}`,
  progress: 'Fortschritt',
  which: 'Was trifft am ehesten auf Sie zu, und was am wenigsten?',
  hint: 'Es gibt keine richtige Antwort: Wählen Sie nach Gefühl. Die Tasten 1 bis 4 wählen die am besten passende Aussage, dann die am wenigsten passende.',
  most: 'Trifft am meisten zu',
  least: 'Trifft am wenigsten zu',
  mostOf: (phrase) => `Trifft am meisten zu: ${phrase}`,
  leastOf: (phrase) => `Trifft am wenigsten zu: ${phrase}`,
  own: 'Wählen Sie die Antwort, die die Personen um Sie herum kennen sollten.',
  back: 'Zurück',
  next: 'Weiter',
  later: 'Später fortsetzen',
  chooseBoth:
    'Bitte wählen Sie eine Aussage, die am meisten, und eine andere, die am wenigsten auf Sie zutrifft.',
  chooseOne: 'Bitte wählen Sie eine Antwort.',
  ready: 'Alle Fragen sind beantwortet',
  readyText:
    'Schließen Sie ab, um Ihre Bedienungsanleitung zu sehen. Danach können alle sie lesen, die Ihr Profil sehen.',
  open: (count) => (count === 1 ? 'Eine Frage ist noch offen.' : `${count} Fragen sind noch offen.`),
  firstOpen: 'Jetzt beantworten',
  finish: 'Abschließen',
  finished: 'Ihre Bedienungsanleitung ist fertig.',
  closed: 'Zurzeit gibt es nichts zu beantworten. Zum Test kommen Sie über Ihr Profil.',
  toProfile: 'Mein Profil öffnen',
  failed: 'Die Fragen konnten nicht geladen werden.',
  notSaved: 'Ihre letzte Antwort ist noch nicht gespeichert.',
  tryAgain: 'Erneut versuchen',
};
