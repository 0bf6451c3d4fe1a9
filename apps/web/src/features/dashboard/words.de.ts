import type { ComplianceFigure, DashboardGoal, Reminder } from '@bellwether/contract/dashboard';
import type { Translated } from '@bellwether/domain/locale/language';
import { shownDay } from '#ui/data/shown.ts';
import type * as english from './words.ts';

export const reminderPerson: typeof english.reminderPerson = ({ Name, HasLeft }) =>
  HasLeft ? `${Name} (ausgeschieden)` : Name;

export const reminderFor: typeof english.reminderFor = (name) => `für ${name}`;

export const scopeLabels: Translated<typeof english.scopeLabels> = {
  1: 'Meine direkt Unterstellten',
  2: 'Mein Bereich',
  3: 'Unternehmen',
};

export const figureLabels: Translated<typeof english.figureLabels> = {
  goals: 'Zielerstellung',
  lastweekgoals: 'Wöchentliche Vorhersagen',
  lastgoals: 'Abschluss',
};

export const answerLabels: typeof english.answerLabels = {
  goals: [
    { answer: 'done', label: 'eingereicht' },
    { answer: 'draft', label: 'nur Entwurf' },
    { answer: 'open', label: 'ohne Ziel' },
  ],
  lastweekgoals: [
    { answer: 'done', label: 'aktuell' },
    { answer: 'open', label: 'nicht aktualisiert' },
  ],
  lastgoals: [
    { answer: 'done', label: 'abgeschlossen' },
    { answer: 'waiting', label: 'bei der Führungskraft' },
    { answer: 'open', label: 'ohne Ergebnis' },
  ],
};

export const nobodyCounts: Translated<typeof english.nobodyCounts> = {
  goals: 'Hier wird noch niemand gezählt.',
  lastweekgoals: 'Noch niemand hat ein freigegebenes Ziel.',
  lastgoals: 'In diesem Quartal hatte niemand ein Ziel.',
};

const openWords: Readonly<Record<Exclude<ComplianceFigure, 'goals'>, string>> = {
  lastweekgoals: 'nicht aktualisiert',
  lastgoals: 'nicht abgeschlossen',
};

export const goalsOfPerson: typeof english.goalsOfPerson = (figure, { GoalCount: all, OpenCount: open }) => {
  if (all === 0) return '';
  if (figure === 'goals' || open === 0) return all === 1 ? '1 Ziel' : `${all} Ziele`;
  return `${open} von ${all === 1 ? '1 Ziel' : `${all} Zielen`} ${openWords[figure]}`;
};

export const reminderActs: Translated<typeof english.reminderActs> = {
  update: 'Aktualisieren',
  review: 'Prüfen',
  appraisal_sign: 'Unterschreiben',
  self_review: 'Selbsteinschätzung',
  peer_request: 'Anfragen beantworten',
  peer_feedback: 'Kollegiales Feedback',
  calibration: 'Kalibrierungen',
  finalize: 'Abschließen',
  sent_back: 'Bearbeiten',
  add_goal: 'Ziel hinzufügen',
  draft: 'Einreichen',
  appraisal_write: 'Beurteilungen schreiben',
  action_item: 'Aufgaben',
  dispute: 'Strittig',
  invitation: 'Nicht angenommen',
};

export const startWords: typeof english.startWords = ({ Type, Count }) =>
  Type === 'add_goal' ? reminderActs.add_goal : `${reminderActs[Type]} (${Count})`;

const reviewReasons = {
  goal: 'Wartet auf Ihre Freigabe',
  edit: 'Vorgeschlagene Änderungen warten auf Ihre Freigabe',
  shelving: 'Eine Anfrage zum Zurückstellen wartet auf Ihre Antwort',
  result: 'Das Ergebnis wartet auf Ihre Prüfung',
} as const;

export const reminderReason: typeof english.reminderReason = (reminder) => {
  switch (reminder.Type) {
    case 'update':
      return noPrediction(reminder);
    case 'finalize':
      return 'Das Quartal ist zu Ende, das Ergebnis fehlt';
    case 'review':
      return reviewReasons[reminder.About ?? 'goal'];
    case 'sent_back':
      return reminder.About === 'edit' ? 'Änderungen an Ihrem Vorschlag erbeten' : 'Änderungen erbeten';
    case 'draft':
      return 'Entwurf, noch nicht eingereicht';
    case 'add_goal':
      return 'Was möchten Sie in diesem Quartal erreichen?';
    case 'action_item':
      return dueWords(reminder.Due);
    case 'self_review':
      return selfReviewReason(reminder.Due);
    case 'peer_request':
      return `Bittet um Ihr Feedback. ${dueWords(reminder.Due)}`;
    case 'peer_feedback':
      return `Ihr Feedback. ${dueWords(reminder.Due)}`;
    case 'calibration':
      return 'Eine Kalibrierung, an der Sie teilnehmen, ist offen';
    case 'appraisal_write':
      if (reminder.CycleId !== undefined) return dueWords(reminder.Due);
      return reminder.Due?.IsOverdue
        ? 'Überfällig: Sie haben noch nicht alle Beurteilungen dieses Quartals geschrieben und geteilt'
        : 'Sie haben noch nicht alle Beurteilungen dieses Quartals geschrieben';
    case 'appraisal_sign':
      return signReason(reminder);
    case 'invitation':
      return 'Hat die Einladung seit zwei Wochen oder länger nicht angenommen';
    case 'dispute':
      return 'Strittig: Verantwortliche Person und Führungskraft sind sich nicht einig, ob das Ziel erreicht wurde';
  }
};

function noPrediction({ WeekLabel, TakesResult }: Reminder): string {
  const missing = TakesResult ? 'Noch keine Vorhersage und kein Ergebnis' : 'Noch keine Vorhersage';
  return WeekLabel ? `${missing} für ${WeekLabel}` : missing;
}

function signReason({ Due, HasSignatures }: Reminder): string {
  const waits = HasSignatures === false ? 'Wartet auf Ihre Kenntnisnahme' : 'Wartet auf Ihre Unterschrift';
  return Due?.IsOverdue ? `${waits}, überfällig seit ${shownDay(Due.Date)}` : waits;
}

function selfReviewReason(due: Reminder['Due']): string {
  if (due === null) return 'Ihre Selbsteinschätzung';
  return due.IsOverdue
    ? `Ihre Selbsteinschätzung war am ${shownDay(due.Date)} fällig; Sie können sie einreichen, bis Ihre Führungskraft die Beurteilung teilt`
    : `Ihre Selbsteinschätzung, fällig am ${shownDay(due.Date)}`;
}

function dueWords(due: Reminder['Due']): string {
  if (due === null) return 'Aufgabe';
  return due.IsOverdue ? `Überfällig seit ${shownDay(due.Date)}` : `Fällig am ${shownDay(due.Date)}`;
}

export const reminderTitle: typeof english.reminderTitle = (reminder) =>
  reminder.Type === 'add_goal' ? `Noch keine Ziele für ${reminder.PeriodLabel}` : reminder.Title;

export const themeWords: Translated<typeof english.themeWords> = {
  add: 'Motto hinzufügen',
  notYours: 'Nur die Geschäftsführung und Organisationsadmins können das Motto ändern.',
  edit: 'Motto bearbeiten',
  label: 'Motto',
  hint: 'Ein Satz, der sagt, worum es in diesem Quartal geht; sichtbar für alle.',
  saved: 'Motto gespeichert.',
  deleted: 'Motto gelöscht.',
  meanwhile: 'Das Motto wurde inzwischen von einer anderen Person geändert.',
  gone: 'Das Motto wurde inzwischen von einer anderen Person gelöscht.',
  kept: 'Ihre Eingaben bleiben erhalten.',
};

export const waitingWords: typeof english.waitingWords = (count) =>
  count === 1 ? '1 Sache wartet auf Sie' : `${count} Dinge warten auf Sie`;

export const countedWords: typeof english.countedWords = (people, notAccepted) => {
  const counted = people === 1 ? '1 Person wird gezählt' : `${people} Personen werden gezählt`;
  const apart =
    notAccepted === 0
      ? ''
      : ` ${notAccepted} ${notAccepted === 1 ? 'hat' : 'haben'} die Einladung noch nicht angenommen.`;
  return `${counted}, beobachtende und deaktivierte Personen nicht.${apart}`;
};

export const weekWords: typeof english.weekWords = (week, weeks) => `Woche ${week} von ${weeks}`;

export const daysLeftWords: typeof english.daysLeftWords = (days) => {
  if (days === 0) return 'letzter Tag';
  return days === 1 ? 'noch 1 Tag' : `noch ${days} Tage`;
};

export const childrenWords: typeof english.childrenWords = ({
  Count,
  Rated,
  AtRisk,
  Unsure,
}: DashboardGoal['Children']) => {
  if (Count === 0) return 'Noch keine untergeordneten Ziele.';
  const goals = Count === 1 ? '1 untergeordnetes Ziel' : `${Count} untergeordnete Ziele`;
  if (Rated === 0) return `${goals}, noch keine Vorhersage.`;
  const unsure = Unsure > 0 ? `, ${Unsure} unsicher` : '';
  if (AtRisk === 0) return `${goals}, keines gefährdet${unsure}.`;
  return Count === 1
    ? `1 untergeordnetes Ziel, ${AtRisk} gefährdet${unsure}.`
    : `${AtRisk} von ${Count} untergeordneten Zielen gefährdet${unsure}.`;
};

export const shownAbove = (count: number): string =>
  count === 1 ? 'Sie steht oben auf dieser Seite.' : 'Sie stehen oben auf dieser Seite.';

export const strategyBandWords: Translated<typeof english.strategyBandWords> = {
  more: 'Mehr anzeigen',
  less: 'Weniger anzeigen',
  ofWhat: ' von der Strategie',
  changed: 'Seit Ihrem letzten Besuch geändert',
};

export const companyGoalsWords: Translated<typeof english.companyGoalsWords> = {
  companyGoals: 'Unternehmensziele',
  viewAll: 'Alle anzeigen',
  fellThisWeek: 'Diese Woche gefallen:',
  andMore: (count) => ` und ${count} weitere`,
  noCompanyGoalsIn: 'Noch keine Unternehmensziele in diesem Quartal',
  theGoalsThatThe:
    'Hier stehen die Ziele, die die Geschäftsführung veröffentlicht, damit alle ihre eigenen Ziele diesen zuordnen können.',
};

export const complianceFigureWords: Translated<typeof english.complianceFigureWords> = {
  nobodyCounts: 'niemand gezählt',
  showThePeople: (count, words, value) => `${count} ${words}: ${value}, Personen anzeigen`,
};

export const compliancePeopleWords: Translated<typeof english.compliancePeopleWords> = {
  notLoaded: 'Die Personen konnten nicht geladen werden.',
  nobody: 'Niemand',
  goalsOf: (goals, name) => `${goals}, ${name}`,
  theFigureHasChanged: 'Die Zahl hat sich geändert, seit Sie sie geöffnet haben.',
};

export const remindWords: Translated<typeof english.remindWords> = {
  all: (count) => `${count} erinnern`,
  one: 'Erinnern',
  oneNamed: (name) => `${name} erinnern`,
  today: 'heute erinnert',
  away: 'abwesend',
  allToday: 'Alle hier wurden heute erinnert oder sind abwesend.',
  hint: 'Alle erhalten eine Benachrichtigung und die Sammelmail, höchstens einmal am Tag.',
  done: ({ Reminded, Already, Away }) =>
    [
      `${Reminded} erinnert`,
      ...(Already > 0 ? [`${Already} heute schon erinnert`] : []),
      ...(Away > 0 ? [`${Away} abwesend`] : []),
    ].join(', '),
};

export const complianceWords: Translated<typeof english.complianceWords> = {
  employeeCompliance: 'Beteiligung der Mitarbeitenden',
  whoseCompliance: 'Wessen Beteiligung',
  notLoaded: 'Die Zahlen zur Beteiligung konnten nicht geladen werden.',
};

export const dashboardSkeletonWords: Translated<typeof english.dashboardSkeletonWords> = {
  loading: 'Wird geladen',
};

export const firstRemindersWords: Translated<typeof english.firstRemindersWords> = {
  firstReminders: 'Erste Erinnerungen',
};

export const quarterThemeWords: Translated<typeof english.quarterThemeWords> = {
  quarterTheme: 'Quartalsmotto',
  themeOf: (quarter) => `Motto für ${quarter}`,
};

export const remindersWords: Translated<typeof english.remindersWords> = {
  reminders: 'Erinnerungen',
  youAreUpTo: 'Sie sind auf dem neuesten Stand',
  addAGoal: 'Ziel hinzufügen',
  whenOneOfYour:
    'Wenn eines Ihrer Ziele ein Update oder ein Ergebnis braucht oder etwas auf Ihre Prüfung wartet, steht es hier.',
  shown: (count, total) => `${count} von ${total}`,
  remindersOf: (value) => `Erinnerungen: ${value}`,
};

export const strategyBandPartWords: Translated<typeof english.strategyBandPartWords> = {
  strategy: 'Strategie',
  viewDetails: 'Details anzeigen',
};

export const themeConflictWords: Translated<typeof english.themeConflictWords> = {
  reload: 'Neu laden',
  itIsNow: 'Jetzt lautet es:',
};

export const themeDeleteWords: Translated<typeof english.themeDeleteWords> = {
  deleteIt: 'Löschen',
  cancel: 'Abbrechen',
};

export const dashboardPageWords: Translated<typeof english.dashboardPageWords> = {
  notLoaded: 'Die Übersicht konnte nicht geladen werden.',
};
