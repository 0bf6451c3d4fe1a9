import { takenAwayCode } from '@bellwether/contract/problem';
import type { Translated } from '@bellwether/domain/locale/language';
import { formatNumber } from '@bellwether/domain/locale/numbers';
import { roleFlagLabels } from '@bellwether/domain/people/roles/words.de';
import { statusLabels } from '@bellwether/domain/people/status/words.de';
import { mostSchedules } from '@bellwether/domain/reports/reports';
import { appraisalReportMessages, reportTakenAway } from '@bellwether/domain/reports/words.de';
import type * as english from './words.ts';

const shown = (count: number) => formatNumber(count, 'de-DE');
const peopleOf = (count: number) => (count === 1 ? '1 Person' : `${shown(count)} Personen`);

export const reportRefusals: Translated<typeof english.reportRefusals> = {
  [takenAwayCode]: reportTakenAway,
  no_appraisals: appraisalReportMessages.noneInPeriod,
  no_appraisal_quarters: appraisalReportMessages.noPeriods,
  too_many_schedules: `Sie haben ${mostSchedules} geplante Berichte. Bitte löschen Sie zuerst einen.`,
  scheduled_already: 'Diesen Bericht haben Sie schon geplant.',
  too_many_appraisals: 'Das sind zu viele Beurteilungen für ein PDF. Bitte wählen Sie eine Person.',
  too_large_without_excel: 'Das ist zu groß für ein PDF. Bitte wählen Sie eine Person.',
  too_large_to_print: 'Das ist zu groß zum Drucken. Bitte wählen Sie weniger Personen.',
  too_large_for_pdf: 'Das ist zu groß für ein PDF. Bitte wählen Sie Excel.',
  too_large: 'Das ist zu groß für eine Datei. Bitte wählen Sie weniger Quartale oder eine Person.',
};

export const goalWords: Translated<typeof english.goalWords> = {
  list: 'Zielliste',
  tree: 'Zielbaum',
  trees: 'Zielbäume',
  everybody: 'Alle Ziele, die Sie sehen',
  none: 'In diesem Quartal gibt es keine Ziele, die Sie sehen.',
  owner: 'Verantwortlich',
  department: 'Abteilung',
  state: 'Zustand',
  likelihood: 'Wahrscheinlichkeit',
  quality: 'Qualität',
  week: 'Vorhergesagt in Woche',
  completed: 'Erreicht',
  notCompleted: 'Nicht erreicht',
  inDispute: 'Strittig',
  notPredicted: 'Nicht vorhergesagt',
  percent: 'Ergebnis',
  resultQuality: 'Qualität des Ergebnisses',
  reviewed: 'Führungskraft: erreicht',
  parent: 'Übergeordnetes Ziel',
  isPrivate: 'Privat',
  published: 'Veröffentlicht',
};

export const peopleWords: Translated<typeof english.peopleWords> = {
  title: 'Personen',
  subtitle: peopleOf,
  none: 'Es gibt niemanden, den Sie sehen.',
  finding: ({ people, invited, uninvited, departments }) => {
    const [largest] = departments;
    const units = departments.length === 1 ? '1 Abteilung' : `${shown(departments.length)} Abteilungen`;
    const where = departments.length === 0 ? '' : ` in ${units}`;
    const size =
      largest && departments.length > 1
        ? `; die größte ist ${largest.department} mit ${shown(largest.people)}`
        : '';
    const waiting =
      invited === 0
        ? ''
        : `; ${shown(invited)} ${invited === 1 ? 'hat' : 'haben'} die Einladung noch nicht angenommen`;
    const never =
      uninvited === 0 ? '' : `; ${shown(uninvited)} ${uninvited === 1 ? 'wurde' : 'wurden'} nie eingeladen`;
    return `${peopleOf(people)}${where}${size}${waiting}${never}.`;
  },
  name: 'Name',
  email: 'E-Mail-Adresse',
  phone: 'Telefon',
  permissions: 'Berechtigungen',
  startDate: 'Eintrittsdatum',
  statuses: {
    invited: statusLabels.Invited,
    uninvited: statusLabels.NotInvited,
    active: statusLabels.Active,
    deactivated: statusLabels.Deactivated,
  },
  flags: {
    is_org_admin: roleFlagLabels.isOrgAdmin,
    is_goal_admin: roleFlagLabels.isGoalAdmin,
    is_goal_manager: roleFlagLabels.isGoalManager,
    is_hr_admin: roleFlagLabels.isHrAdmin,
    is_delegate: roleFlagLabels.isDelegate,
  },
};

export const complianceWords: Translated<typeof english.complianceWords> = {
  titles: {
    1: 'Personen ohne Ziele',
    2: 'Nicht aktualisierte Vorhersagen',
    3: 'Nicht abgeschlossene Ziele',
  },
  company: 'Unternehmen',
  organisation: 'Ihr Bereich',
  none: 'Niemand: Alles ist da.',
  apart: {
    between: { 1: 'Haben nur Entwürfe', 3: 'Warten auf ihre Führungskraft' },
    notAccepted: 'Haben sich noch nicht angemeldet',
  },
  finding: {
    between: {
      1: (count) =>
        count === 0
          ? ''
          : count === 1
            ? '1 weitere Person hat nur Entwürfe.'
            : `${shown(count)} weitere Personen haben nur Entwürfe.`,
      3: (count) =>
        count === 0
          ? ''
          : count === 1
            ? '1 weitere Person wartet auf die Antwort der Führungskraft.'
            : `${shown(count)} weitere Personen warten auf die Antwort der Führungskraft.`,
    },
    notAccepted: (count) =>
      count === 0 ? '' : `${peopleOf(count)} ${count === 1 ? 'hat' : 'haben'} sich noch nicht angemeldet.`,
  },
  manager: 'Führungskraft',
  name: 'Name',
  jobTitle: 'Position',
  department: 'Abteilung',
  goals: 'Ziele',
  open: { 1: 'Offen', 2: 'Nicht aktualisiert', 3: 'Nicht abgeschlossen' },
};

export const appraisalWords: Translated<typeof english.appraisalWords> = {
  title: 'Beurteilungen der Mitarbeitenden',
  compliance: 'Stand der Beurteilungen',
  none: appraisalReportMessages.noneInPeriod,
  finding: ({ completed, all }) =>
    `${shown(completed)} von ${all === 1 ? '1 Beurteilung' : `${shown(all)} Beurteilungen`} ${completed === 1 ? 'ist' : 'sind'} abgeschlossen.`,
  complianceFinding: ({ completed, overdue, all }) =>
    `${shown(completed)} von ${all === 1 ? '1 erwarteten Beurteilung' : `${shown(all)} erwarteten Beurteilungen`} ${completed === 1 ? 'ist' : 'sind'} abgeschlossen; ${overdue === 0 ? 'keine ist' : overdue === 1 ? '1 ist' : `${shown(overdue)} sind`} überfällig.`,
  columns: {
    quarter: 'Quartal',
    name: 'Name',
    jobTitle: 'Position',
    department: 'Abteilung',
    manager: 'Führungskraft',
    status: 'Status',
    reviewer: 'Beurteilende Person',
    progress: 'Fortschritt',
    overdue: 'Überfällig',
    due: 'Fällig',
    shared: 'Geteilt',
    acknowledged: 'Unterschrieben von der beurteilten Person',
    completed: 'Unterschrieben von der Führungskraft',
  },
  statuses: {
    none: 'Nicht begonnen',
    draft: 'Begonnen',
    shared: 'Geteilt',
    acknowledged: 'Unterschrieben',
    completed: 'Abgeschlossen',
  },
  unsigned: 'Abgeschlossen, von der beurteilten Person nicht unterschrieben',
  confirmed: 'Nach Kenntnisnahme abgeschlossen, ohne Unterschriften',
};

export const appraisalReportWords: Translated<typeof english.appraisalReportWords> = {
  title: 'Beurteilungsbericht',
  quarters: (appraisals, goals) =>
    appraisals === goals ? appraisals : `${appraisals}, mit Zielen von ${goals}`,
  writtenBy: (name) => `geschrieben von ${name}`,
  facts: {
    jobTitle: 'Position',
    department: 'Abteilung',
    reviewer: 'Beurteilende Person',
    status: 'Status',
  },
  comment: 'Kommentar der beurteilten Person',
  noComment: 'Kein Kommentar.',
  signatures: 'Unterschriften',
  signedBy: { employee: 'Beurteilte Person', manager: 'Führungskraft' },
  acknowledged: 'Kenntnisnahme',
  acknowledgedBy: 'Zur Kenntnis genommen von',
  withoutSignatures:
    'Diese Beurteilungsrunde hat keine Unterschriften. Mit der Kenntnisnahme der beurteilten Person wurde die Beurteilung abgeschlossen.',
  notSigned: 'Von der beurteilten Person nicht unterschrieben',
  closedBy: 'Abgeschlossen von',
  reason: 'Grund',
  statement: 'Stellungnahme der beurteilten Person',
  noStatement: 'Keine Stellungnahme.',
  goals: (quarter) => `Ziele von ${quarter}`,
};

export const scheduleMailWords: Translated<typeof english.scheduleMailWords> = {
  subjects: {
    weekly: () => 'Ihre wöchentlichen Berichte',
    quarterly: (quarter) => `Ihre Berichte zu ${quarter}`,
  },
  paragraph:
    'Ihre geplanten Berichte stehen an. Jeder Link führt zur Anmeldung und erstellt dann den Bericht mit dem, was Sie in diesem Moment sehen dürfen.',
  button: 'Berichte öffnen',
  note: 'Geplante Berichte können Sie auf der Seite Berichte löschen.',
};

export const templateWords: Translated<typeof english.templateWords> = {
  title: 'Planungsvorlage für Ziele',
  sheet: 'Ziele',
  quarter: 'Quartal',
  area: 'Funktionsbereich',
  isPrivate: 'Privat',
  parent: 'Übergeordnetes Ziel',
  yes: 'Ja',
  no: 'Nein',
};

export const choiceWords: Translated<typeof english.choiceWords> = {
  ofOnePerson: 'Zielliste einer Person',
  team: 'Ziel-Updates des Teams',
};

export const templateExamples: Translated<typeof english.templateExamples> = {
  any: {
    title: 'Beispiel: Jede Angebotsanfrage innerhalb eines Arbeitstags beantworten',
    measurement:
      'Mindestens 95 % der Anfragen des Quartals werden bis zum Ende des nächsten Arbeitstags beantwortet.',
    description: 'Ersetzen Sie diese Zeile durch Ihr erstes Ziel. Jede weitere Zeile ist ein weiteres Ziel.',
    reportingMemo: 'Monatlich berichtet',
    parent: 'Der Titel des Ziels, zu dem dieses beiträgt, falls es eines gibt',
  },
  okr: {
    title: 'Beispiel: Kunden bekommen ihre Angebote schnell',
    measurement:
      '95 % der Anfragen werden innerhalb eines Arbeitstags beantwortet\nKeine Anfrage wartet länger als drei Tage',
  },
};
