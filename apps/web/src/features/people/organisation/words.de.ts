import type { Translated } from '@bellwether/domain/locale/language';
import { shownNumber } from '#ui/data/shown.ts';
import type * as english from './words.ts';

export const orgWords: Translated<typeof english.orgWords> = {
  failed: 'Die Organisation konnte nicht geladen werden.',
  none: 'Hier ist noch niemand.',
  structure: 'Organisationsstruktur',
  company: 'Unternehmensdaten bearbeiten',
  importPeople: 'Personen importieren',
  chart: 'Organigramm',
  list: 'Liste',
  show: 'Anzeigen als',
  chartLabel: 'Organigramm',
  listLabel: 'Personen nach Führungskraft',
  find: 'Person suchen',
  myPlace: 'Mein Platz',
  closer: 'Vergrößern',
  farther: 'Verkleinern',
  fit: 'Alles anzeigen',
  print: 'Drucken',
  path: 'Führungskräfte darüber',
  gone: 'Deaktiviert',
  absent: 'Diese Person ist nicht in der Organisation.',
  absentDetail:
    'Die Person gibt es nicht, oder Sie dürfen sie nicht sehen. Dies ist die Spitze der Organisation.',
  team: (reports, below) =>
    below > reports ? `${reports} direkt · ${below} darunter` : `${reports} darunter`,
  open: (name) => `Team von ${name} anzeigen`,
  close: (name) => `Team von ${name} ausblenden`,
  all: (count) => `Alle ${count} anzeigen`,
  help: 'Mit den Pfeiltasten gehen Sie durch das Organigramm, die Leertaste öffnet und schließt ein Team, die Eingabetaste öffnet das Profil.',
  part: (people) =>
    `Ihr Unternehmen hat ${shownNumber(people)} Personen. Das Organigramm zeigt die Personen um eine Person herum: Wählen Sie eine Führungskraft, oder suchen Sie eine Person.`,
};

export const markWords: Translated<typeof english.markWords> = {
  by: 'Einfärben nach',
  byNothing: 'Keine Farben',
  byLikelihood: 'Nach Wahrscheinlichkeit',
  byCompliance: 'Nach Beteiligung',
  hints: {
    likelihood:
      'Die mittlere Wahrscheinlichkeit der Ziele dieses Quartals, von jeder Person und allen darunter. Nur Ziele, die Sie sehen, zählen.',
    compliance:
      'Aktuell: hat Ziele in diesem Quartal, hat sie für die letzte Woche vorhergesagt und die des letzten Quartals abgeschlossen. Nur Ihr Bereich.',
  },
  failed: 'Wahrscheinlichkeit und Beteiligung konnten nicht geladen werden.',
  noGoals: 'Keine veröffentlichten Ziele',
  unpredicted: 'Noch keine Vorhersage',
  goals: (count) => (count === 1 ? '1 Ziel' : `${count} Ziele`),
  elsewhere: 'Nicht in Ihrem Bereich',
  allDone: 'Aktuell',
  upToDate: (done, people) => `${done} von ${people} aktuell`,
  open: {
    goals: 'Noch keine Ziele',
    lastweekgoals: 'Vorhersage fehlt',
    lastgoals: 'Nicht abgeschlossen',
  },
  bar: (counts) => `Ziele: ${counts}`,
};
