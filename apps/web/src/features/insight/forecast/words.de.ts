import type { Translated } from '@bellwether/domain/locale/language';
import { layerTitles } from '../words.layers.ts';
import { whole } from './model/forecast-facts.ts';
import type * as english from './words.ts';

export const quarterWords: Translated<typeof english.quarterWords> = {
  failed: 'Die Prognose konnte nicht geladen werden.',
  group: 'Ziele von',
  quarter: 'Quartal',
  company: 'Unternehmen',
  absent: 'Diese Gruppe gibt es nicht, oder Sie dürfen sie nicht sehen.',
  none: 'Noch werden keine Ziele gezählt',
  noneHint: 'Hier werden veröffentlichte Ziele dieses Quartals gezählt, private nicht.',
  expected: (goals) => `veröffentlichten ${goals === 1 ? 'Ziel' : 'Zielen'} erwartet`,
  ofExpected: (goals) => `von ${goals} veröffentlichten ${goals === 1 ? 'Ziel' : 'Zielen'} erwartet`,
  ofAchieved: (goals) => `von ${goals} veröffentlichten ${goals === 1 ? 'Ziel' : 'Zielen'} erreicht`,
  history: 'Woche für Woche',
  historyHint:
    'Der Punkt ist die am Ende der Woche erwartete Zahl, der Balken ihre Spanne, so wie sie damals angezeigt wurden.',
  noHistory: 'Die erste abgeschlossene Woche schreibt den ersten Punkt.',
  parts: 'Nach Abteilung',
  reports: 'Nach direkt Unterstellten',
  moved: 'Seit letzter Woche bewegt',
  noneMoved: 'Bei keinem Ziel hat sich die Einschätzung seit letzter Woche geändert.',
  how: layerTitles.method,
  week: 'Woche',
  number: 'Erwartet',
  band: '8 von 10 Fällen',
  inBand: 'innerhalb',
  outOfBand: 'außerhalb',
  came: 'Das Ergebnis',
  goals: 'Ziele',
  part: 'Teil',
  noBand: 'unter fünf Zielen',
  thisWeek: (week) => `${week} (jetzt)`,
};

export const expectedWords: typeof english.expectedWords = ({ Expected, Goals }) =>
  `${whole(Expected)} von ${Goals}`;

export const bandWords: typeof english.bandWords = ({ Low, High }) =>
  Low === null || High === null ? quarterWords.noBand : `${Low}–${High}`;

export const quarterAnswerWords: typeof english.quarterAnswerWords = ({ Low, High }) =>
  Low === null || High === null ? '' : `, in 8 von 10 Fällen zwischen ${Low} und ${High}`;

export const bandSentence: typeof english.bandSentence = ({ Low, High, Goals }) => {
  if (Low === null || High === null)
    return `Unter fünf Zielen gibt es keine Spanne: ${goalCount(Goals)} gezählt.`;
  return `In 8 von 10 Fällen endet es zwischen ${Low} und ${High}.`;
};

export const resultSentence: typeof english.resultSentence = ({
  HasEnded,
  Goals,
  Decided,
  Achieved,
  InDispute,
}) => {
  if (!HasEnded) return undefined;
  const missing = Goals - Decided - InDispute;
  const soFar = `Bisher ${Achieved === 1 ? 'wurde' : 'wurden'} ${Achieved} von ${Goals} erreicht`;
  if (missing === 0 && InDispute > 0) return `${soFar}.`;
  if (missing === 0) return `Am Ende ${Achieved === 1 ? 'war' : 'waren'} es ${Achieved} von ${Goals}.`;
  const have = missing === 1 ? '1 Ziel hat noch kein Ergebnis' : `${missing} Ziele haben noch kein Ergebnis`;
  return `${soFar}; ${have}.`;
};

export const goalCount: typeof english.goalCount = (count) => (count === 1 ? '1 Ziel' : `${count} Ziele`);

export const noWordSentence: typeof english.noWordSentence = ({ NoWord }) => {
  if (NoWord === 0) return undefined;
  return NoWord === 1
    ? '1 Ziel hat noch keine Einschätzung.'
    : `${NoWord} Ziele haben noch keine Einschätzung.`;
};

export const decidedSentence: typeof english.decidedSentence = ({ Decided, Achieved }) => {
  if (Decided === 0) return undefined;
  if (Decided === 1)
    return `1 hat ein endgültiges Ergebnis; es wurde ${Achieved === 1 ? 'erreicht' : 'nicht erreicht'}.`;
  return `${Decided} haben ein endgültiges Ergebnis; ${Achieved} davon ${Achieved === 1 ? 'wurde' : 'wurden'} erreicht.`;
};

export const disputeSentence: typeof english.disputeSentence = ({ InDispute }) => {
  if (InDispute === 0) return undefined;
  return InDispute === 1
    ? '1 Ziel ist strittig: Verantwortliche Person und Führungskraft sind sich nicht einig.'
    : `${InDispute} Ziele sind strittig: Verantwortliche Personen und Führungskräfte sind sich nicht einig.`;
};

export const insideSentence: typeof english.insideSentence = ({ Inside }) => {
  if (Inside === null) return undefined;
  return `Von ${Inside.Of} Prognosen in abgeschlossenen Quartalen ${Inside.Inside === 1 ? 'endete' : 'endeten'} ${Inside.Inside} innerhalb der Spanne.`;
};

const small = ['Keines', 'Eines', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn'];

export const changeWords: Translated<typeof english.changeWords> = {
  since: (change) =>
    change === 0
      ? 'So viele wie letzte Woche'
      : `${small[Math.abs(change)] ?? Math.abs(change)} ${change < 0 ? 'weniger' : 'mehr'} als letzte Woche`,
  and: ' und ',
  fell: (count) => (count === 0 ? '.' : count === 1 ? ' fiel.' : ' fielen.'),
  rose: (count) => (count === 0 ? '.' : count === 1 ? ' stieg.' : ' stiegen.'),
};

export const howWords: Translated<typeof english.howWords> = {
  title: quarterWords.how,
  chance:
    'Jede Einschätzung einer verantwortlichen Person zählt so viel, wie dieselbe Einschätzung hier zum gleichen Zeitpunkt früherer Quartale wert war; wo zu wenige Ziele vorliegen, hilft eine vorsichtige Annahme aus. Die Qualität verschiebt die Chance ein wenig, und ein Ziel ohne Einschätzung erhält die Chance seiner Art.',
  sum: 'Die Chancen werden zur erwarteten Zahl addiert. Die Spanne berücksichtigt auch, dass Ziele eines Unternehmens Glück und Pech teilen: wie sehr, wird daraus gelernt, wie frühere Quartale endeten.',
  notUsed:
    'Die eigene Trefferquote einer Person geht nicht ein: Dieselbe Einschätzung zählt bei allen gleich viel, und kein Ziel wird durch die Ziele darunter verändert.',
  tableTitle: 'Was jede Einschätzung hier wert ist',
  phases: ['Anfang', 'Mitte', 'Ende'],
  now: 'jetzt',
  goals: goalCount,
  tenths: (tenths) => `${tenths} von 10`,
  label: 'Einschätzung',
  assumed: 'angenommen',
  assumedNote: 'Angenommen: noch zu wenige abgeschlossene Ziele.',
};

export const historyLabel: typeof english.historyLabel = (weeks, goals) => {
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (!first || !last) return '';
  if (first.Week === last.Week)
    return `Woche ${last.Week}: ${whole(last.Expected)} von ${goals} ${goals === 1 ? 'Ziel' : 'Zielen'} erwartet`;
  return `Woche ${first.Week} bis ${last.Week}: von ${whole(first.Expected)} auf ${whole(last.Expected)} von ${goals} ${goals === 1 ? 'Ziel' : 'Zielen'} erwartet`;
};
