import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const calibrationWords: Translated<typeof english.calibrationWords> = {
  title: 'Kalibrierungen',
  hint: 'Führungskräfte vergleichen die Bewertungen ihrer Entwürfe, bevor sie sie teilen. Nur wer teilnimmt, erfährt davon.',
  create: 'Neue Kalibrierung',
  states: { open: 'Offen', closed: 'Abgeschlossen', cancelled: 'Abgebrochen' },
  opened: (name, day) => `geöffnet von ${name} am ${day}`,
  people: (count) => (count === 1 ? '1 Person' : `${count} Personen`),
  show: 'Öffnen',
  showOf: (name) => `Kalibrierung ${name} öffnen`,
  failed: 'Die Kalibrierungen konnten nicht geladen werden.',
  sessionFailed: 'Die Kalibrierung konnte nicht geladen werden.',
  absent: 'Diese Kalibrierung gibt es nicht, oder Sie nehmen nicht teil.',
  name: 'Name',
  nameHint: 'Nur wer teilnimmt, liest ihn.',
  of: 'Quartal oder Beurteilungsrunde',
  group: 'Welche Personen',
  company: 'Das ganze Unternehmen',
  departments: 'Abteilungen',
  organisations: 'Bereiche',
  organisationsHint: 'Diese Personen und alle darunter.',
  persons: 'Einzelne Personen',
  groupHint:
    'Alle mit einem Entwurf sind als Karte dabei; mindestens fünf. In der Gruppe darf noch nichts geteilt sein.',
  participants: 'Wer noch teilnimmt',
  participantsHint:
    'Vorgesetzte der Führungskräfte dieser Gruppe und HR-Admins. Die Führungskräfte der Gruppe und Sie nehmen ohnehin teil.',
  withGuide: 'Mit Richtwerten',
  guideHint:
    'Wie viel Prozent Sie auf jeder Stufe erwarten. Die Kalibrierung zeigt den Unterschied und erzwingt nichts.',
  guideOf: (level) => `${level}, Prozent`,
  changeGuide: 'Richtwerte ändern',
  guideSaved: 'Die Richtwerte sind gespeichert.',
  guideChanged: 'Jemand anderes hat die Richtwerte inzwischen geändert.',
  loadGuide: 'Laden',
  nothingFound: 'Nichts gefunden',
  clear: 'Alle entfernen',
  open: 'Kalibrierung öffnen',
  openedNow: 'Die Kalibrierung ist offen. Alle, die teilnehmen, wurden benachrichtigt.',
  takePart: (names) => `Es nehmen teil: ${names}`,
  hidden: 'Sich selbst und Personen über Ihnen sehen Sie nicht.',
  ended: 'Nach dem Ende erscheinen nur Personen, deren Bewertungen Sie ohnehin lesen.',
  cancelled: 'Die Kalibrierung wurde abgebrochen. Die Entwürfe behalten ihre Bewertungen.',
  find: 'Namen suchen',
  distribution: 'Verteilung',
  level: 'Stufe',
  count: 'Personen',
  guide: 'Richtwert',
  difference: 'Unterschied',
  share: ({ people, percent }) => `${people} (${percent} %)`,
  percent: (percent) => `${percent} %`,
  more: (more) =>
    more === 0
      ? 'wie der Richtwert'
      : more > 0
        ? `${more} mehr als der Richtwert`
        : `${-more} weniger als der Richtwert`,
  grid: (primary, secondary) => `Personen nach ${primary} und ${secondary}`,
  place: (primary, secondary) => `${primary} · ${secondary}`,
  showAll: (count) => `${count} weitere anzeigen`,
  showFewer: 'Weniger anzeigen',
  cell: (count) => (count === 1 ? '1 Person' : `${count} Personen`),
  nobody: 'Niemand passt zu dieser Suche.',
  moved: 'verschoben',
  edited: 'Entwurf geändert',
  goals: (completed, all) =>
    all === 0
      ? 'Keine Ziele, die Sie sehen'
      : `${completed} von ${all === 1 ? '1 Ziel' : `${all} Zielen`} erreicht`,
  openGoals: (open) => (open === 0 ? '' : `, ${open} ohne Ergebnis`),
  first: (place) => `Am Anfang: ${place}`,
  now: (place) => `Jetzt: ${place}`,
  editedHint:
    'Der Entwurf wurde seit der letzten Verschiebung von der beurteilenden Person geändert. Es gilt der Entwurf.',
  read: 'Beurteilung lesen',
  move: 'Verschieben',
  moveForm: (name) => `${name} verschieben`,
  reason: 'Grund',
  reasonHint:
    'Ihn lesen alle, die teilnehmen und diese Person sehen dürfen. Die Person selbst liest ihn nie.',
  movedNow: (name) => `${name} ist verschoben.`,
  changed: (place) =>
    `Diese Karte hat sich inzwischen geändert. Sie steht jetzt bei ${place}. Ihr Grund bleibt erhalten.`,
  goOn: 'Von dort verschieben',
  undo: 'Meine Verschiebung rückgängig machen',
  undone: 'Die Verschiebung ist rückgängig gemacht.',
  history: 'Verschiebungen',
  noMoves: 'Niemand hat diese Person verschoben.',
  step: (from, to) => `${from} → ${to}`,
  taken: 'zurückgenommen',
  close: 'Abschließen und Bewertungen schreiben',
  closeTitle: 'Kalibrierung abschließen',
  closeText: (moved) =>
    moved === 0
      ? 'Niemand ist verschoben, deshalb behalten die Entwürfe ihre Bewertungen.'
      : moved === 1
        ? 'Die Bewertung von 1 Person wird in den Entwurf geschrieben.'
        : `Die Bewertungen von ${moved} Personen werden in deren Entwürfe geschrieben.`,
  closed: (written) =>
    written === 1
      ? 'Abgeschlossen. 1 Entwurf hat neue Bewertungen.'
      : `Abgeschlossen. ${written} Entwürfe haben neue Bewertungen.`,
  cancel: 'Kalibrierung abbrechen',
  cancelText: 'Die Entwürfe behalten ihre Bewertungen. Was verschoben wurde, wird verworfen.',
  cancelledNow: 'Die Kalibrierung ist abgebrochen.',
  back: 'Zurück',
  required: 'Diese Angabe ist erforderlich.',
};

export const sharingWords: Translated<typeof english.sharingWords> = {
  open: 'Mehrere teilen …',
  title: 'Beurteilungen teilen',
  hint: 'Wählen Sie die Entwürfe, die geteilt werden. Jede beurteilte Person wird gebeten, zu lesen und zu unterschreiben.',
  failed: 'Die Entwürfe konnten nicht geladen werden.',
  nobody: 'Keine Beurteilung wartet darauf, geteilt zu werden.',
  tick: (name) => `Beurteilung von ${name} teilen`,
  all: 'Alle vollständigen auswählen',
  gaps: {
    rating: 'keine Bewertung',
    text: 'kein Text',
    self_review: 'Selbsteinschätzung noch offen',
    peer_feedback: 'kollegiales Feedback noch offen',
    peer_summary: 'keine Zusammenfassung des kollegialen Feedbacks',
    calibration: 'Kalibrierung offen',
  },
  complete: 'Vollständig',
  others: 'Die beurteilende Person teilt sie',
  othersHint:
    'Sie teilen die Beurteilungen, die Sie selbst schreiben. Die anderen werden von den Personen geteilt, die sie schreiben.',
  withOpenParts: 'Auch wenn Selbsteinschätzung, kollegiales Feedback oder dessen Zusammenfassung fehlen',
  withOpenPartsHint: 'Nach dem Teilen kann nichts davon mehr eingereicht oder geschrieben werden.',
  share: (count) => (count === 1 ? '1 Beurteilung teilen' : `${count} Beurteilungen teilen`),
  done: 'Geteilt',
  shared: (count) => (count === 1 ? '1 Beurteilung ist geteilt.' : `${count} Beurteilungen sind geteilt.`),
  failures: {
    self_review: 'Nicht geteilt: Die Selbsteinschätzung ist noch offen.',
    peer_feedback: 'Nicht geteilt: Das kollegiale Feedback ist noch offen.',
    peer_summary: 'Nicht geteilt: Die Zusammenfassung des kollegialen Feedbacks fehlt.',
    changed_meanwhile:
      'Nicht geteilt: Der Entwurf wurde inzwischen geändert. Bitte lesen Sie ihn noch einmal.',
    not_yours: 'Nicht geteilt: Nur die beurteilende Person teilt sie.',
  },
  notShared: (reason) => `Nicht geteilt: ${reason}`,
};
