import type { Translated } from '@bellwether/domain/locale/language';
import { personFieldLabels } from '@bellwether/domain/people/plan/fields';
import { shownNumber } from '#ui/data/shown.ts';
import type * as english from './words.ts';

export const importWords: Translated<typeof english.importWords> = {
  notYours: 'Nur die Geschäftsführung und Organisationsadmins können Personen importieren.',
  lead: 'Übernehmen Sie eine Liste Ihrer Personen als CSV oder Excel. Sie wird zuerst geprüft, und niemand erhält eine E-Mail, bevor Sie das veranlassen.',
  drop: `oder hier ablegen. CSV, .xlsx oder .ods, bis zu ${shownNumber(10_000)} Personen.`,
  checked: (file, rows) => `${file} · ${shownNumber(rows)} ${rows === 1 ? 'Zeile' : 'Zeilen'} geprüft`,
  seeThem: 'Organisation ansehen',
  columnsTitle: 'Was die Datei braucht',
  columns:
    'Eine Liste aus Ihrem HR- oder Verzeichnisprogramm genügt: Die Spalten werden an ihren Überschriften erkannt, und Sie können andere wählen. Name und E-Mail sind nötig; die anderen Spalten können fehlen und ändern dann nichts.',
  match:
    'Personen werden über die externe ID gefunden, sonst über die E-Mail-Adresse. Dieselbe Datei kann also erneut importiert werden, um sie zu aktualisieren.',
  hints: {
    ManagerEmail: 'einer Person in der Datei oder im Unternehmen',
    Department: 'geht an die oberste Führungskraft; alle darunter werden dort angezeigt',
    Role: 'Geschäftsführung, Führungskraft, Mitwirkung oder Beobachtung; eine neue Person mit Unterstellten wird Führungskraft',
    Permissions:
      'Organisationsadmin, Zieladmin, Zielmanagement, HR-Admin, durch Kommas getrennt; leer nimmt sie weg',
  },
  template: 'Vorlage herunterladen',
  exportExcel: 'Personen als Excel exportieren',
  exportCsv: 'Als CSV exportieren',
  person: 'Name',
  email: 'E-Mail',
  act: 'Der Import wird',
  add: 'Hinzufügen',
  change: 'Ändern',
  peopleTitle: 'Wer hinzugefügt oder geändert wird',
  nothing: 'Alle Personen dieser Datei sind aktuell; es gibt nichts zu importieren.',
  mend: 'Beantworten Sie, was die Datei offen lässt, oder korrigieren Sie diese Zellen und wählen Sie die Datei erneut aus. Sie können auch nur die anderen Zeilen importieren.',
  start: (count) => `${people(count)} importieren`,
  startTicked: 'Angehaktes ausführen',
  cancelled: 'Der Import wurde abgebrochen. Niemand wurde hinzugefügt oder geändert.',
  failed:
    'Der Import ist fehlgeschlagen. Niemand wurde hinzugefügt oder geändert. Bitte versuchen Sie es erneut.',
  refused:
    'Das Unternehmen hat sich seit der Prüfung der Datei geändert, sie passt deshalb nicht mehr. Niemand wurde hinzugefügt oder geändert.',
  columnLabels: personFieldLabels,
};

export function people(count: number): string {
  return `${shownNumber(count)} ${count === 1 ? 'Person' : 'Personen'}`;
}

const of = (count: number) => shownNumber(count);

export const importPlaceWords: Translated<typeof english.importPlaceWords> = {
  teamsTitle: 'Wo die obersten Teams danach stehen',
  manager: 'Führungskraft',
  below: (count) => people(count),
  isNew: 'neu',
  isMoved: 'wechselt hierher',
  now: (name) => `jetzt ${name}`,
};

export const countSentence: typeof english.countSentence = ({
  Added,
  Changed,
  Unchanged,
  Deactivated,
  Reactivated,
  RowsLeftOut,
}) =>
  [
    `${of(Added)} hinzugefügt · ${of(Changed)} geändert · ${of(Unchanged)} unverändert`,
    ...(Deactivated > 0 ? [`${of(Deactivated)} deaktiviert`] : []),
    ...(Reactivated > 0 ? [`${of(Reactivated)} wieder aktiviert`] : []),
    ...(RowsLeftOut > 0 ? [`${of(RowsLeftOut)} ausgelassen`] : []),
  ].join(' · ');

export const previewSentence: typeof english.previewSentence = ({ Added, Changed, Unchanged }) =>
  `${of(Added)} hinzuzufügen · ${of(Changed)} zu ändern · ${of(Unchanged)} unverändert`;

export const furtherSentence: typeof english.furtherSentence = ({ Moved, Promoted, Left, Missing }) =>
  [
    ...(Moved > 0 ? [`${of(Moved)} mit anderer Führungskraft`] : []),
    ...(Promoted > 0
      ? [`${of(Promoted)} ${Promoted === 1 ? 'wird Führungskraft' : 'werden Führungskräfte'}`]
      : []),
    ...(Left > 0 ? [`${of(Left)} ausgeschieden`] : []),
    ...(Missing > 0 ? [`${of(Missing)} nicht in dieser Datei`] : []),
  ].join(' · ');

export const wrongCells: typeof english.wrongCells = (count) =>
  count === 1 ? '1 Zelle ist fehlerhaft.' : `${shownNumber(count)} Zellen sind fehlerhaft.`;

export const writtenOrNot: typeof english.writtenOrNot = (written, left) =>
  `${shownNumber(written)} ${written === 1 ? 'kann' : 'können'} geschrieben werden, ${shownNumber(left)} nicht.`;

export const writtenOf: typeof english.writtenOf = (written, rows) =>
  `${shownNumber(written)} von ${shownNumber(rows)} ${rows === 1 ? 'Zeile' : 'Zeilen'}`;

export const inviteWords: Translated<typeof english.inviteWords> = {
  title: 'Einladungen',
  waiting: (count) =>
    count === 1
      ? '1 Person wurde nie eingeladen und kann sich noch nicht anmelden.'
      : `${people(count)} wurden nie eingeladen und können sich noch nicht anmelden.`,
  none: 'Niemand wartet auf eine Einladung.',
  send: (count) => (count === 1 ? 'Einladung senden' : `${shownNumber(count)} Einladungen senden`),
  plan: (count, at) =>
    count === 1 ? `Einladung am ${at} senden` : `${shownNumber(count)} Einladungen am ${at} senden`,
  whom: 'Wen',
  everybody: (count) => `Alle, die nie eingeladen wurden (${shownNumber(count)})`,
  chosen: 'Ausgewählte Abteilungen oder Rollen',
  departments: 'Abteilungen',
  roles: 'Rollen',
  choice: (name, count) => `${name} (${shownNumber(count)})`,
  noDepartment: 'Ohne Abteilung',
  nobodyChosen: 'Niemand ist ausgewählt.',
  when: 'Wann',
  now: 'Jetzt',
  later: 'Später',
  at: 'Tag und Uhrzeit',
  noTime: 'Bitte wählen Sie einen Tag und eine Uhrzeit.',
  planned: (at, by) => `Einladungen sind geplant für ${at}, von ${by}.`,
  plannedFor: (names) => `Sie gehen an: ${names}.`,
  takeBack: 'Zurücknehmen',
  takeBackFailed: 'Die Planung wurde nicht zurückgenommen.',
  begun: (count) => `${people(count)} ${count === 1 ? 'wird' : 'werden'} jetzt per E-Mail eingeladen.`,
  onTheirWay: (waiting, total) =>
    total === 1
      ? 'Die Einladung ist unterwegs.'
      : `${shownNumber(waiting)} von ${shownNumber(total)} ${total === 1 ? 'Einladung' : 'Einladungen'} ${waiting === 1 ? 'ist' : 'sind'} unterwegs.`,
  allSent: (total) =>
    total === 1 ? 'Die Einladung wurde gesendet.' : `Alle ${shownNumber(total)} Einladungen wurden gesendet.`,
  someSent: (sent, total) =>
    `${shownNumber(sent)} von ${shownNumber(total)} ${total === 1 ? 'Einladung' : 'Einladungen'} ${sent === 1 ? 'wurde' : 'wurden'} gesendet.`,
  paused: (words) =>
    `Der Mailserver nimmt zurzeit keine E-Mails an: ${words}. Sie werden gesendet, sobald er es tut.`,
  refused: (count) => `${count === 1 ? '1 wurde' : `${shownNumber(count)} wurden`} abgelehnt:`,
  mailsFailed: 'Ob die Einladungen gesendet wurden, konnte nicht geladen werden.',
  failed: 'Die Einladungen wurden nicht gesendet.',
  loadFailed: 'Wie viele Personen auf eine Einladung warten, konnte nicht geladen werden.',
};

export const importStepWords: Translated<typeof english.importStepWords> = {
  names: { file: 'Was ist das?', columns: 'Spalten', plan: 'Plan' },
  yourFile: 'Ihre Datei',
  file: (name, rows, preset) =>
    `${name} hat ${shownNumber(rows)} ${rows === 1 ? 'Zeile' : 'Zeilen'}${preset === null ? '' : `, wie ${preset} sie schreibt`}.`,
  fields: { ...personFieldLabels, ManagerEmail: 'Führungskraft' },
  emptyDeletes: 'Leer bedeutet löschen',
  emptyDeletesOf: (heading) => `Leer bedeutet löschen: ${heading}`,
  manager: (value) => `Wer ist die Führungskraft „${value}“?`,
  noManager: 'Diese Zeilen nennen keine Führungskraft. Wer ist es?',
  status: (value) => `Was bedeutet der Status „${value}“?`,
  statusChoices: {
    '': 'Bitte wählen',
    active: 'Aktiv',
    away: 'Beurlaubt',
    left: 'Ausgeschieden',
  },
  person: 'Führungskraft',
  nobodyFound: 'Niemand gefunden',
  leaversTitle: 'Wer ausgeschieden ist',
  leaversLead:
    'Niemand wird deaktiviert, ohne dass Sie es anhaken. Was diese Personen hinterlassen, bleibt und geht an ihre Führungskräfte.',
  returnersTitle: 'Wer zurück ist',
  returnersLead: 'Diese Personen sind hier deaktiviert, und laut Datei sind sie aktiv.',
  all: 'Alle',
  deactivate: (name) => `${name} deaktivieren`,
  activate: (name) => `${name} aktivieren`,
  leavesBehind: 'Hinterlässt',
  nothingLeft: 'Nichts',
  notInFile: 'nicht in dieser Datei',
  missing: (count) =>
    `${people(count)} Ihres Unternehmens ${count === 1 ? 'ist nicht in dieser Datei und bleibt' : 'sind nicht in dieser Datei und bleiben'}.`,
  missingTitle: 'Wer nicht in dieser Datei ist',
  isComplete: 'Diese Datei ist vollständig: Wer fehlt, ist ausgeschieden',
  promotedTitle: 'Wer Führungskraft wird',
  promotedLead: 'Ihnen ist jemand unterstellt, deshalb werden sie Führungskräfte.',
  behind: ({ Reports, Goals, Waiting, Appraisals }) =>
    [
      counted(Reports, 'unterstellte Person', 'unterstellte Personen'),
      counted(Goals, 'offenes Ziel', 'offene Ziele'),
      counted(Waiting, 'wartende Freigabe', 'wartende Freigaben'),
      counted(Appraisals, 'offene Beurteilung', 'offene Beurteilungen'),
    ]
      .filter((text) => text !== '')
      .join(', '),
};

function counted(count: number, one: string, several: string): string {
  return count === 0 ? '' : `${shownNumber(count)} ${count === 1 ? one : several}`;
}
