import { likelihoodLabels, type Rating } from '@bellwether/domain/goals/rating';
import type { Translated } from '@bellwether/domain/locale/language';
import { shownPercent } from '#ui/data/shown.ts';
import { layerTitles } from './words.layers.ts';
import type * as english from './words.ts';

export const tabLabels: Translated<typeof english.tabLabels> = {
  week: 'Diese Woche',
  quarter: 'Quartal',
  know: 'Wie gut wir es wissen',
};

export const scopeLabels: Translated<typeof english.scopeLabels> = {
  mine: 'Meine Ziele',
  reports: 'Meine direkt Unterstellten',
  organisation: 'Mein Bereich',
  company: 'Unternehmen',
};

export const insightWords: Translated<typeof english.insightWords> = {
  tabs: 'Teile des Einblicks',
  off: 'Der Einblick ist ausgeschaltet.',
  offHint: 'Ihr Unternehmen hat den Einblick in den Einstellungen ausgeschaltet.',
  notAuthorized: 'Sie haben keine Berechtigung.',
  notAuthorizedHint: 'Dieser Teil des Einblicks ist für die Personen des Unternehmens.',
  table: 'Dasselbe als Tabelle',
  groupsFailed: 'Die Gruppen konnten nicht geladen werden.',
};

export const groupNameWords: typeof english.groupNameWords = ({ Kind, Name }) => {
  if (Kind === 'company') return 'Unternehmen';
  return Kind === 'department' ? Name : `Bereich von ${Name}`;
};

export const weekWords: Translated<typeof english.weekWords> = {
  failed: 'Die Liste konnte nicht geladen werden.',
  scope: 'Wessen Ziele',
  list: 'Diese Woche ein Gespräch wert',
  listHint:
    'Diese Woche ein Gespräch wert: Ziele, die ihre verantwortlichen Personen nicht als unwahrscheinlich einschätzen, die aber ein Anzeichen zeigen; die zweifelhaftesten zuerst. Die Zahl sagt, wie viele von zehn solchen Zielen erreicht werden.',
  reasons: 'Warum es hier steht',
  lists: 'Welche Ziele',
  more: (title) => `Mehr: ${title}`,
  open: 'Öffnen',
  talk: 'Darüber gesprochen',
  talked: 'Diese Woche besprochen',
  view: 'Zweitmeinung abgeben',
  called: 'Selbst als unwahrscheinlich eingeschätzt',
  calledHint:
    'Die verantwortlichen Personen sagen selbst, dass diese Ziele unwahrscheinlich sind; zuerst die, die sich am ehesten noch wenden lassen.',
  isNew: 'Neu',
  contradictions: 'Widersprüche',
  contradictionsHint: 'Ein Ziel und die Ziele darunter sagen nicht dasselbe.',
  noContradictions: 'Diese Woche keine Widersprüche.',
  noCalled: 'Kein Ziel wird als unwahrscheinlich eingeschätzt.',
  further: (count) => (count === 1 ? '1 weiteres Ziel' : `${count} weitere Ziele`),
  weekOf: (week, weeks) => `Woche ${week} von ${weeks}`,
  noWord: 'Noch keine Einschätzung',
  notYet: 'Es wird noch keine Woche abgefragt',
  giveAway: 'An eine andere Person übergeben',
  left: 'Ausgeschieden',
};

export const weekListWords: typeof english.weekListWords = (list, count) => {
  if (list === 'talk') return `${count} ein Gespräch wert`;
  if (list === 'called') return `${count} als unwahrscheinlich eingeschätzt`;
  return count === 1 ? '1 Widerspruch' : `${count} Widersprüche`;
};

export const tenthsWords: typeof english.tenthsWords = (tenths) => `etwa ${tenths} von 10`;

export const percentWords: typeof english.percentWords = ({ Percent, IsAssumed }) =>
  IsAssumed
    ? `${shownPercent(Percent)} (eine Annahme; noch zu wenige abgeschlossene Ziele)`
    : shownPercent(Percent);

export const nothingStandsOut: typeof english.nothingStandsOut = ({ CalledCount }) => {
  if (CalledCount === 0) return 'Diese Woche fällt nichts auf.';
  const goals =
    CalledCount === 1
      ? '1 Ziel wird von der verantwortlichen Person als unwahrscheinlich eingeschätzt.'
      : `${CalledCount} Ziele werden von den verantwortlichen Personen als unwahrscheinlich eingeschätzt.`;
  return `Diese Woche fällt nichts auf. ${goals}`;
};

export const quietSentence: typeof english.quietSentence = ({ Quarter, FormerQuarter, Unlikely }) => {
  const none = `In ${Quarter} läuft noch kein Ziel`;
  return FormerQuarter === null || Unlikely === 0
    ? `${none}.`
    : `${none}; ${Unlikely} aus ${FormerQuarter} ${Unlikely === 1 ? 'endete' : 'endeten'} als unwahrscheinlich.`;
};

export const likelihoodWord: typeof english.likelihoodWord = (level) =>
  level === null ? weekWords.noWord : likelihoodLabels[level as Rating];

export const talkWords: Translated<typeof english.talkWords> = {
  title: layerTitles.talked,
  note: 'Notiz (optional)',
  noteHint: 'Die Notiz wird zu einem Kommentar am Ziel.',
  says: 'Die verantwortliche Person und die Führungskräfte darüber sehen, dass darüber gesprochen wurde.',
  save: 'Speichern',
  saved: 'Notiert, dass darüber gesprochen wurde.',
  notYours:
    'Die verantwortliche Person und die Führungskräfte darüber können angeben, dass darüber gesprochen wurde.',
};

export const viewWords: Translated<typeof english.viewWords> = {
  title: layerTitles.secondView,
  change: 'Zweitmeinung ändern',
  likelihood: 'Für wie wahrscheinlich halten Sie es?',
  why: 'Ihre Zweitmeinung zählt, wenn Sie sie vor der Antwort der verantwortlichen Person in dieser Woche abgeben: Zwei Einschätzungen zusammen sind näher an der Wahrheit als eine.',
  yours: (label) => `Sie haben diese Woche „${label}“ gesagt.`,
  save: 'Speichern',
  saved: 'Ihre Einschätzung ist gespeichert.',
  savedLate:
    'Ihre Einschätzung ist gespeichert, zählt aber in keiner Auswertung: Die verantwortliche Person hatte schon geantwortet.',
  failed: 'Die Zweitmeinungen konnten nicht geladen werden.',
  notYours: 'Zu diesem Ziel können Sie keine Zweitmeinung abgeben.',
};

export const viewReasons: Translated<typeof english.viewReasons> = {
  not_running: 'Zweitmeinungen werden zu freigegebenen Zielen abgegeben, solange ihr Quartal läuft.',
  week_not_running: 'Zurzeit wird keine Woche abgefragt.',
  owner_answered:
    'Die verantwortliche Person hat geantwortet, deshalb bleibt Ihre Einschätzung, wie sie ist.',
};

export const firstLookWords: Translated<typeof english.firstLookWords> = {
  team: 'Diese Woche ein Gespräch wert',
  own: 'Ihre Ziele, die diese Woche einen Blick verdienen',
  all: 'Alle anzeigen',
};

export const insightSkeletonsWords: Translated<typeof english.insightSkeletonsWords> = {
  loading: 'Wird geladen',
};

export const movedGoalsWords: Translated<typeof english.movedGoalsWords> = {
  to: 'auf',
};

export const noGoalsWords: Translated<typeof english.noGoalsWords> = {
  willBeHere:
    'Sobald Ziele freigegeben sind und Vorhersagen haben, stehen hier die, die ein Gespräch wert sind.',
  toGoals: 'Zu den Zielen',
};
