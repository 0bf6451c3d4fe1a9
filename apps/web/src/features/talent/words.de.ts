import type { Translated } from '@bellwether/domain/locale/language';
import { appraisalMessages } from '@bellwether/domain/talent/rules';
import { shownNumber, shownPercent } from '#ui/data/shown.ts';
import type * as english from './words.ts';

export const stageLabels: Translated<typeof english.stageLabels> = {
  none: 'Nicht begonnen',
  draft: 'Begonnen',
  shared: 'Geteilt',
  acknowledged: 'Unterschrieben',
  completed: 'Abgeschlossen',
};

export const matrixStatusLabels: Translated<typeof english.matrixStatusLabels> = {
  none: 'Nicht begonnen',
  started: 'Begonnen',
  completed: 'Abgeschlossen',
};

export const talentWords: Translated<typeof english.talentWords> = {
  tabs: {
    overview: 'Beurteilungen',
    matrix: 'Talentmatrix',
    own: 'Meine Beurteilungen',
  },
  ways: 'Talentseiten',
  notAuthorized: appraisalMessages.notAuthorized,
  notAuthorizedHint: 'Beurteilungen sehen die Führungskräfte darüber, die Geschäftsführung und HR-Admins.',
  notAppraised: 'Über die Geschäftsführung und beobachtende Personen schreibt niemand Beurteilungen.',
  openTeams: 'Offene Beurteilungen',
  organizationView: 'Ansicht Organisation',
  myTeamView: 'Ansicht Mein Team',
  view: 'Wessen Beurteilungen',
  tooNew: appraisalMessages.tooNew,
  startsNextQuarter: appraisalMessages.firstQuarter,
  noData: appraisalMessages.noTalentData,
  noReports: 'Noch keine direkt Unterstellten.',
  noAppraisals: (quarter) => `Keine Beurteilungen für ${quarter}.`,
  failed: 'Die Beurteilungen konnten nicht geladen werden.',
  periodOrCycle: 'Quartal oder Beurteilungsrunde',
  period: 'Quartal',
  periods: 'Beurteilungszeiträume',
  progress: (quarter) => `Fortschritt in ${quarter}`,
  openTeam: (quarter) => `Beurteilungen für ${quarter}`,
  overdue: 'Überfällig',
  overdueCount: (count) => `${count} überfällig`,
  due: (day) => `Fällig am ${day}`,
  excel: 'Excel',
  excelTitle: 'Stand der Beurteilungen',
  earlier: (count) => (count === 1 ? '1 früheres Quartal anzeigen' : `${count} frühere Quartale anzeigen`),
  matrixOf: (quarter) => `Talentmatrix für ${quarter}`,
  labels: 'Bezeichnungen und Beschreibungen',
};

export const teamWords: Translated<typeof english.teamWords> = {
  title: (quarter, name) => `${name} · ${quarter}`,
  organization: (quarter) => `Organisation · ${quarter}`,
  groups: { managers: 'Führungskräfte', contributors: 'Mitwirkende' },
  employee: 'Person',
  status: 'Status',
  ratings: 'Bewertungen',
  actions: 'Aktionen',
  find: 'Namen suchen',
  direct: 'Direkt Unterstellte',
  noMatch: 'Niemand passt zu diesen Filtern.',
  clear: 'Alle anzeigen',
  start: 'Beginnen',
  ofPerson: (name) => `: Beurteilung von ${name}`,
  open: 'Öffnen',
  openOf: (name) => `Beurteilung von ${name} öffnen`,
  teamOf: (name) => `Team von ${name}`,
  percent: (percent) => shownPercent(percent),
  matrix: 'Talentmatrix',
};

export const remindWritersWords: Translated<typeof english.remindWritersWords> = {
  overdue: (count) =>
    count === 1
      ? '1 überfällige Beurteilung wartet auf eine andere Führungskraft.'
      : `${count} überfällige Beurteilungen warten auf andere Führungskräfte.`,
  waiting: (count) =>
    count === 1
      ? '1 Beurteilung wartet auf eine andere Führungskraft.'
      : `${count} Beurteilungen warten auf andere Führungskräfte.`,
  remind: (managers) => `Führungskräfte erinnern (${managers})`,
  tick: (name) => `Führungskraft von ${name} erinnern`,
  today: 'Führungskraft heute erinnert',
  away: 'Führungskraft abwesend',
  done: ({ Reminded, Already, Away }) =>
    [
      Reminded === 1 ? '1 Führungskraft erinnert' : `${Reminded} Führungskräfte erinnert`,
      ...(Already > 0 ? [`${Already} heute schon erinnert`] : []),
      ...(Away > 0 ? [`${Away} abwesend`] : []),
    ].join(', '),
};

export const owedWords: Translated<typeof english.owedWords> = {
  title: (quarter) => `${quarter}: wartet auf Sie`,
  acts: {
    write: 'Beurteilung schreiben',
    share: 'Entwurf fertigstellen und teilen',
    sign: 'Unterschreiben und abschließen',
  },
  more: 'Weitere direkt Unterstellte',
  counts: {
    own: 'Die Zahlen der Ansicht Mein Team enthalten Ihre eigene Beurteilung und die aller Ihnen unterstellten Personen.',
    team: 'Die Zahlen der Ansicht Mein Team enthalten alle Ihnen unterstellten Personen.',
    organization: 'Die Zahlen der Ansicht Organisation enthalten alle Personen des Unternehmens.',
  },
};

export const gridWords: Translated<typeof english.gridWords> = {
  grid: (primary, secondary, quarter) => `Personen nach ${primary} und ${secondary}, ${quarter}`,
  goToGrid: 'Zum Raster; mit den Pfeiltasten bewegen, mit der Eingabetaste filtern',
  hideNames: 'Namen ausblenden',
  showNames: 'Namen anzeigen',
  hiddenName: 'Eine Person',
  anyThird: 'Alle Stufen',
  status: 'Status',
  anyStatus: 'Alle',
  list: 'Personen',
  all: 'Alle',
  direct: 'Direkt Unterstellte',
  scope: 'Personen',
  formerScale: (quarter, levels) =>
    `${quarter} wurde auf ${levels} Stufen bewertet. Das Unternehmen bewertet jetzt auf einer anderen Skala; dies sind die Wörter von damals.`,
  elsewhere: (levels) => `Auf einer anderen Skala als diesen ${levels} Stufen bewertet`,
  unrated: 'Ohne Bewertungen',
  nobodyInCell: 'Niemand in dieser Zelle.',
  legend: 'Legende',
  legendColour: 'Je weiter von der Mitte, desto kräftiger die Farbe',
  legendMore: 'Eine Zahl mit +: so viele weitere Personen; drücken Sie auf die Zelle, um sie aufzulisten',
  legendThird: (third) => `Zahl an einem Gesicht: ${third}, 1 ist die niedrigste`,
  legendMove: 'Linie: von der Zelle des letzten Quartals, solange der Zeiger auf einem Gesicht ist',
  came: (from, to) => `Letztes Quartal ${from}, jetzt ${to}.`,
  stayed: (at) => `${at}, wie im letzten Quartal.`,
  unknownFormer: 'Keine Bewertungen im letzten Quartal.',
};

export const moreWords: typeof english.moreWords = (count) => `+${shownNumber(count)}`;

export const peopleCount: typeof english.peopleCount = (count) =>
  count === 1 ? '1 Person' : `${shownNumber(count)} Personen`;

export const noticeWords: Translated<typeof english.noticeWords> = {
  progress(quarter, { none, draft, shared, acknowledged, completed, overdue }) {
    const people = none + draft + shared + acknowledged + completed;
    const done = `Beurteilungen Q${quarter}: ${completed} von ${people} fertig`;
    return overdue > 0 ? `${done}, ${overdue} überfällig` : done;
  },
};

export const deleteAppraisalLayerWords: Translated<typeof english.deleteAppraisalLayerWords> = {
  cancel: 'Abbrechen',
};
