import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const matrixWords: Translated<typeof english.matrixWords> = {
  title: 'Vorhersagematrix',
  previousGoal: 'Vorheriges Ziel',
  nextGoal: 'Nächstes Ziel',
  previousWeek: 'Vorherige Woche',
  nextWeek: 'Nächste Woche',
  currentWeek: 'Aktuelle Woche',
  noEarlierWeek: 'Dies ist die erste Woche des Quartals.',
  noLaterWeek: 'Die nächste Woche hat noch nicht begonnen.',
  findGoal: 'Ziele nach Titel suchen',
  findShort: 'Titel suchen',
  noMatrix: 'Noch keine Vorhersagen vorhanden',
  noMatrixReason:
    'Die Matrix zeigt, wo ein Ziel und alles darunter Zugeordnete jede Woche steht: wie wahrscheinlich und wie gut. Sie beginnt mit Ihrem ersten freigegebenen Ziel des Quartals.',
  allCompanyGoals: 'Alle Unternehmensziele',
  addGoal: 'Ziel hinzufügen',
  noCompanyGoals:
    'Ihre Ziele ohne übergeordnetes Ziel sind die Unternehmensziele. Ab dem ersten zeigt die Matrix es und alles darunter Zugeordnete.',
  notVisible: 'Für Sie nicht sichtbar',
  deleted: 'Dieses Ziel wurde gelöscht.',
  changeParent: 'Übergeordnetes Ziel ändern',
  deletedNote: 'Es verschwindet von hier, sobald die untergeordneten Ziele neu zugeordnet sind.',
  updated: 'Aktualisiert',
  updatedReason: 'In dieser Woche vorhergesagt. Die anderen behalten ihre letzte Vorhersage.',
  counts: {
    goal: 'Dieses Ziel und die veröffentlichten Ziele darunter, die Sie sehen.',
    company: 'Die Unternehmensziele und die veröffentlichten Ziele darunter, die Sie sehen.',
  },
  movement: 'Bewegung anzeigen',
  unlikely: 'Unwahrscheinlich',
  unpredicted: 'Noch nicht vorhergesagt',
  withResult: 'Abgeschlossen',
  alone: 'Ziele, die diesem zugeordnet sind, erscheinen hier, jedes an seinem Platz im Raster.',
  own: 'Dieses Ziel',
  noTrail: 'Keine Vorhersage in den letzten Wochen',
};

export const levelWords: typeof english.levelWords = (generation) =>
  generation === 0 ? 'Dieses Ziel' : `Ebene ${generation}`;

export const goalCount: typeof english.goalCount = (count) => (count === 1 ? '1 Ziel' : `${count} Ziele`);

export const walkWords: typeof english.walkWords = (index, total) => {
  if (index >= 0) return `Ziel ${index + 1} von ${total}`;
  return total === 1 ? 'Ihr 1 Ziel' : `Ihre ${total} Ziele`;
};

export const goalFinderWords: Translated<typeof english.goalFinderWords> = {
  theGoalsCouldNot: 'Die Ziele konnten nicht durchsucht werden.',
  noGoalHasThese: 'Kein Ziel hat diese Wörter im Titel.',
};

export const goalListHeadWords: Translated<typeof english.goalListHeadWords> = {
  goalsOfTheMatrix: 'Ziele der Matrix',
  level: 'Ebene',
  allLevels: 'Alle Ebenen',
  state: 'Status',
  allStates: 'Alle Status',
};

export const goalRowWords: Translated<typeof english.goalRowWords> = {
  commentsOnThisPrediction: 'Kommentare zu dieser Vorhersage',
  inDispute: 'Strittig',
};

export const goalRowsWords: Translated<typeof english.goalRowsWords> = {
  goals: 'Ziele',
};

export const goalWalkWords: Translated<typeof english.goalWalkWords> = {
  yourGoals: 'Ihre Ziele',
};

export const matrixBoardWords: Translated<typeof english.matrixBoardWords> = {
  matrix: 'Matrix',
  goalsByLikelihoodAnd: (week) => `Ziele nach Wahrscheinlichkeit und Qualität, ${week}`,
  goalList: 'Zielliste',
  noGoalsHere: 'Hier gibt es keine Ziele',
  showAllGoals: 'Alle Ziele anzeigen',
  nothingInThisWeek: 'In dieser Woche passt nichts zur Auswahl.',
};

export const matrixGridWords: Translated<typeof english.matrixGridWords> = {
  likelihood: '↑ Wahrscheinlichkeit',
  quality: 'Qualität →',
};

export const matrixSubjectWords: Translated<typeof english.matrixSubjectWords> = {
  parentGoal: 'Übergeordnetes Ziel:',
  private: 'Privat',
};

export const trailCaptionWords: Translated<typeof english.trailCaptionWords> = {
  week: (from) => `Woche ${from}`,
  weeks: (from, to) => `Wochen ${from}–${to}`,
};

export const treeLinesWords: Translated<typeof english.treeLinesWords> = {
  fold: 'Einklappen',
  unfold: 'Ausklappen',
};

export const movementPartWords: Translated<typeof english.movementPartWords> = {
  noGoalMovedIn: 'In dieser Woche hat sich kein Ziel bewegt.',
};

export const companyMatrixPageWords: Translated<typeof english.companyMatrixPageWords> = {
  notLoaded: 'Die Matrix konnte nicht geladen werden.',
  notYours: 'Nur die Geschäftsführung sieht alle Unternehmensziele in einer Matrix.',
  eachGoal: 'Die Matrix jedes Ziels, das Sie sehen, können Sie öffnen.',
};

export const matrixPageWords: Translated<typeof english.matrixPageWords> = {
  thisGoalIsNot: 'Dieses Ziel ist nicht verfügbar.',
  goToGoals: 'Zu den Zielen',
  itWasDeletedIs:
    'Es wurde gelöscht, ist für Sie nicht sichtbar, oder die Woche in der Adresse gehört nicht zu seinem Quartal.',
  itWasDeletedOr: 'Es wurde gelöscht oder ist für Sie nicht sichtbar.',
  notLoaded: 'Die Matrix konnte nicht geladen werden.',
};

export const noMatrixPageWords: Translated<typeof english.noMatrixPageWords> = {
  goToGoals: 'Zu den Zielen',
};

export const searchingWords: Translated<typeof english.searchingWords> = { searching: 'Suche läuft …' };

const goalsAfter = (count: number) => (count === 1 ? '1 Ziel' : `${count} Zielen`);

export const rowTexts: Translated<typeof english.rowTexts> = {
  under: (parent) => `unter ${parent}`,
  comments: (count) => (count === 1 ? 'Kommentar' : 'Kommentare'),
  changeParentOf: (title) => `Übergeordnetes Ziel von ${title} ändern`,
  show: (count) => `${goalCount(count)} anzeigen`,
  shown: (count) => `${goalCount(count)} angezeigt`,
  shownOf: (shown, all) => `${shown} von ${goalsAfter(all)}`,
  below: (count, title) => `${goalCount(count)} unter ${title}`,
  andMore: (count) => `und ${count} weitere`,
  next: 'Nächstes Ziel der Liste',
  previous: 'Vorheriges Ziel der Liste',
};

export const gridTexts: Translated<typeof english.gridTexts> = {
  goTo: 'Zum Raster; mit den Pfeiltasten bewegen, mit der Eingabetaste filtern',
  cell: (words, count, isOwn) => `${words}: ${goalCount(count)}${isOwn ? ', darunter dieses Ziel' : ''}`,
};

export const movedWords: typeof english.movedWords = (total, less, more, inQuality) => {
  const parts = [
    ...(less > 0 ? [`${less} weniger wahrscheinlich`] : []),
    ...(more > 0 ? [`${more} wahrscheinlicher`] : []),
    ...(inQuality > 0 ? [`${inQuality} nur in der Qualität`] : []),
  ];
  return `In dieser Woche bewegt: ${goalCount(total)}, davon ${parts.join(', ')}`;
};

export const stayWords: typeof english.stayWords = (from, to, cell) =>
  `${from === to ? `Woche ${from}` : `Wochen ${from}–${to}`} ${cell}`;
