import type { Translated } from '@bellwether/domain/locale/language';
import { shownDay } from '#ui/data/shown.ts';
import type * as english from './words.ts';

export const oneToOneWords: Translated<typeof english.oneToOneWords> = {
  title: (name) => `Einzelgespräch mit ${name}`,
  notLoaded: 'Das Einzelgespräch konnte nicht geladen werden.',
  noGoals: 'Keine Ziele in diesem Quartal.',
  since: 'Änderungen seit',
  last: 'Beginnt mit dem Tag Ihres letzten Einzelgesprächs.',
  first: 'Beginnt mit den letzten zwei Wochen.',
  hold: 'Als heute geführt markieren',
  heldToday: 'Heute geführt',
  held: 'Das nächste Einzelgespräch beginnt ab heute.',
  print: 'Drucken',
  notes: 'Notizen',
  notPair: 'Mit dieser Person führen Sie kein Einzelgespräch.',
  pairsOnly: 'Ein Einzelgespräch führen eine Führungskraft und eine ihr direkt unterstellte Person.',
};

export const talkWords: Translated<typeof english.talkWords> = {
  part: 'Zu besprechen',
  shared: (name) => `Sie und ${name} lesen dieselbe Liste.`,
  none: 'Nichts ist gefallen, nichts wartet, und kein Update fehlt.',
  add: 'Punkt hinzufügen',
  addButton: 'Hinzufügen',
  remove: (line) => `Entfernen: ${line}`,
  by: (name) => `von ${name}`,
  lastTime: (day) => `Letztes Mal, ${shownDay(day)}`,
  nothingTicked: 'Es wurde nichts abgehakt.',
};

export const signWords: Translated<typeof english.signWords> = {
  fallen: 'gefallen',
  silent: 'nicht aktualisiert',
  waiting: 'wartet auf eine Antwort',
};
