import type { Translated } from '@bellwether/domain/locale/language';
import { shownNumber } from '#ui/data/shown.ts';
import type * as english from './words.ts';

export const reportWords: Translated<typeof english.reportWords> = {
  answers: 'Beantwortet:',
  download: 'Herunterladen',
  generate: 'Erstellen',
  generateOf: (act, title) => `${act}: ${title}`,
  lastMade: 'Hier zuletzt erstellt:',
  notMade: 'Hier noch nicht erstellt',
  usual: {
    ended: 'Jetzt üblich: Das vorige Quartal ist zu Ende.',
    running: 'Jetzt üblich: Das Quartal läuft.',
    ending: 'Jetzt üblich: Das Quartal endet bald.',
  },
  none: 'Für Sie sind keine Berichte verfügbar.',
  notYours: 'Dieser Bericht ist für Sie nicht verfügbar.',
  cancel: 'Abbrechen',
  required: 'Das ist erforderlich.',

  format: 'Format',
  formats: { excel: 'Excel', pdf: 'PDF' },
  quarter: 'Quartal',
  quarterOrCycle: 'Quartal oder Beurteilungsrunde',
  from: 'Von',
  to: 'Bis',
  tooManyQuarters: (most) => `Bitte wählen Sie höchstens ${most} Quartale.`,
  quartersFailed: 'Die Quartale konnten nicht geladen werden.',
  whose: 'Wessen Ziele',
  goalOwners: { 1: 'Alle Ziele, die Sie sehen', 2: 'Meine Ziele', 3: 'Ziele einer Person' },
  person: 'Person',
  peopleFailed: 'Die Personen konnten nicht geladen werden.',
  nobodyFound: 'Niemand gefunden.',
  complianceMode: 'Personen',
  complianceModes: {
    1: 'Keine Ziele für das Quartal',
    2: 'Vorhersagen letzte Woche nicht aktualisiert',
    3: 'Ziele nicht abgeschlossen',
  },
  appraisalMode: 'Quartale',
  appraisalModes: { 1: 'Alle Quartale', 2: 'Ein Quartal' },
  appraisalOf: 'Beurteilungen von',
  appraisalsOf: { 1: 'Führungskräften', 2: 'Personen' },
  appraisalPerson: { 1: 'Führungskraft', 2: 'Person' },
  related: 'Ziele neben der Beurteilung',
  relatedSame: 'Dasselbe Quartal',

  teamPeople: 'Ihnen unterstellte Personen',
  teamQuick: { direct: 'Direkt Unterstellte', all: 'Alle', none: 'Niemand' },
  teamTooMany: (most) => `Bitte wählen Sie höchstens ${most} Personen.`,
  nobodyBelow: 'Ihnen ist niemand unterstellt, es gibt also kein Team.',
  openTeam: 'Seite öffnen',
  count: (count) => (count === 1 ? '1 Person' : `${count} Personen`),
};

export const previewWords: Translated<typeof english.previewWords> = {
  title: 'Vorschau',
  loading: 'Die Vorschau wird geladen.',
  failed: 'Die Vorschau konnte nicht geladen werden.',
  waits: 'Vervollständigen Sie die Auswahl, um zu sehen, wie der Bericht beginnt.',
  more: (count) => `und ${shownNumber(count)} weitere ${count === 1 ? 'Zeile' : 'Zeilen'} in der Datei`,
  doneOf: (done, all) => `${done} von ${all}`,
  parts: (count) => `${count} Teile:`,
  part: (name, count) => `${name} (${count})`,
  asTable: (rows) => `Als Tabelle anzeigen (${rows === 1 ? '1 Zeile' : `${rows} Zeilen`})`,
  weekAxis: 'Woche des Quartals',
  countedBelow: (count, below, what) =>
    `${count} von ${below} darunter ${what === 'likely' ? 'wahrscheinlich' : 'erreicht'}`,
  moreGoals: (count) => `und ${count} weitere`,
  moreTopGoals: (count) =>
    count === 1 ? 'und 1 weiteres oberstes Ziel' : `und ${count} weitere oberste Ziele`,
};

export const scheduleWords: Translated<typeof english.scheduleWords> = {
  legend: 'Link an mich senden',
  weekly: 'Jede Woche',
  quarterly: 'Am Quartalsende',
  hint: 'Der Link in der E-Mail erstellt diesen Bericht mit dem Quartal des jeweiligen Tages. Wöchentliche E-Mails kommen montags.',
  mailsOff: 'Sie haben Benachrichtigungsmails ausgeschaltet, deshalb kommt keine E-Mail.',
  made: 'Der Bericht ist geplant.',
  removed: 'Der Bericht ist nicht mehr geplant.',
  title: 'Geplant',
  empty: 'Nichts ist geplant. Im Dialog eines Berichts können Sie wählen, einen Link per E-Mail zu erhalten.',
  failed: 'Die geplanten Berichte konnten nicht geladen werden.',
  rhythms: { weekly: 'Jede Woche', quarterly: 'Am Quartalsende' },
  next: 'das nächste Mal am',
  paused: 'Pausiert: Ihre Rolle hat diesen Bericht nicht mehr.',
  remove: 'Löschen',
  quarters: (count) => (count === 1 ? '1 Quartal' : `${count} Quartale`),
  linkFailed: 'Der geplante Bericht konnte nicht geöffnet werden.',
  gone: 'Diesen geplanten Bericht gibt es nicht mehr, oder er gehört einer anderen Person.',
};

export const teamWords: Translated<typeof english.teamWords> = {
  subtitle: (quarter, people) => `${quarter} · ${reportWords.count(people)}`,
  page: (page, pages) => `${page} / ${pages}`,
  goOn: (name) => `${name}, Fortsetzung`,
  noGoals: 'Keine Ziele in diesem Quartal.',
  contributes: (title) => `Trägt bei zu: ${title}`,
  weeksOld: (weeks) => `Stand: vor ${weeks} Wochen`,
  print: 'Drucken',
  change: 'Auswahl ändern',
  failed: 'Die Ziele des Teams konnten nicht geladen werden.',
  absent: 'Sie haben keine Berechtigung.',
  absentHint: 'Diese Seite zeigt die Ziele von Personen, die Ihnen unterstellt sind.',
  empty: 'Es sind keine Personen ausgewählt.',
};

export const scheduledLinkWords: Translated<typeof english.scheduledLinkWords> = {
  loading: 'Wird geladen',
};

export const scheduledPartWords: Translated<typeof english.scheduledPartWords> = {
  loading: 'Wird geladen',
};
