import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.pack.ts';

const goals = (count: number) => (count === 1 ? '1 Ziel' : `${count} Ziele`);
/** In the dative. */
const ofGoals = (count: number) => (count === 1 ? '1 Ziel' : `${count} Zielen`);

const bandText: typeof english.packWords.band = ({ goals: count, expected, low, high }) =>
  low === null || high === null
    ? `Voraussichtlich werden etwa ${expected} von ${ofGoals(count)} erreicht.`
    : `Voraussichtlich ${low === 1 && high === 1 ? 'wird' : 'werden'} ${low === high ? low : `${low} bis ${high}`} von ${ofGoals(count)} erreicht (in 8 von 10 Fällen).`;

export const packWords: Translated<typeof english.packWords> = {
  title: 'Vorstandsmappe',
  soFar: (quarter) => `${quarter} bisher`,
  headings: {
    answer: (when) => `${when} auf einen Blick`,
    results: (before) => `Ergebnisse im Vergleich mit ${before}`,
    resultsAlone: 'Ergebnisse',
    forecast: 'Prognose je Woche',
    forecastThen: 'Was je Woche erwartet wurde',
    contradictions: 'Widersprüche',
    departments: 'Abteilungen',
    decisions: 'Zu entscheiden',
  },
  noGoals: 'Dieses Quartal hat keine veröffentlichten Ziele.',
  band: bandText,
  expectedThen: ({ goals: count, expected, low, high }) =>
    low === null || high === null
      ? `In der letzten Woche des Quartals ${count === 1 ? 'wurde' : 'wurden'} etwa ${expected} von ${ofGoals(count)} erwartet.`
      : `In der letzten Woche des Quartals ${low === 1 && high === 1 ? 'wurde' : 'wurden'} ${low === high ? low : `${low} bis ${high}`} von ${ofGoals(count)} erwartet (in 8 von 10 Fällen).`,
  achieved: (achieved, decided) =>
    `${achieved} von ${ofGoals(decided)} mit endgültigem Ergebnis ${achieved === 1 ? 'wurde' : 'wurden'} erreicht.`,
  open: (count) => `${goals(count)} ${count === 1 ? 'hat' : 'haben'} noch kein endgültiges Ergebnis.`,
  inDispute: (count) =>
    `${goals(count)} ${count === 1 ? 'ist' : 'sind'} strittig: Verantwortliche Person und Führungskraft sind sich nicht einig.`,
  called: (count) =>
    count === 1
      ? '1 Ziel wird von der verantwortlichen Person als unwahrscheinlich bezeichnet.'
      : `${count} Ziele werden von den verantwortlichen Personen als unwahrscheinlich bezeichnet.`,
  noneCalled: 'Kein Ziel wird von der verantwortlichen Person als unwahrscheinlich bezeichnet.',
  contradict: (count) => `Bei ${ofGoals(count)} widersprechen sich die verantwortlichen Personen.`,
  noContradictions: 'Kein Ziel widerspricht den Zielen, die zu ihm beitragen.',
  firstOf: (shown, all) => `Die ersten ${shown} von ${all} sind aufgeführt.`,
  more: (count) => `Und ${count} weitere.`,
  nothingToDecide: 'Nichts verlangt eine Entscheidung.',
  why: {
    called: 'Von der verantwortlichen Person als unwahrscheinlich bezeichnet.',
    disputed: 'Verantwortliche Person und Führungskraft sind sich über das Ergebnis nicht einig.',
    unsettled: 'Das endgültige Ergebnis fehlt.',
  },
  noReason: 'Noch kein Grund angegeben.',
  rows: {
    goals: 'Ziele',
    decided: 'Mit endgültigem Ergebnis',
    achieved: 'Erreicht',
    share: 'Erreicht, von denen mit endgültigem Ergebnis',
    inDispute: 'Strittig',
    noWord: 'Laufend ohne Vorhersage',
  },
  columns: {
    figure: '',
    department: 'Abteilung',
    goals: 'Ziele',
    decided: 'Mit endgültigem Ergebnis',
    achieved: 'Erreicht',
    expected: 'Erwartet',
    band: 'Spanne',
  },
  week: (week) => `Woche ${week}`,
  weekText: ({ week, ...band }) => `Woche ${week}: ${bandText(band)}`,
  own: 'Von uns',
};

export const packRefusals: Translated<typeof english.packRefusals> = {
  deck_changed:
    'Dieser Rückblick wurde in einem anderen Fenster geändert. Sehen Sie sich die andere Fassung an, bevor Sie Ihre speichern.',
  pack_changed:
    'Diese Vorstandsmappe wurde in einem anderen Fenster geändert. Sehen Sie sich die andere Fassung an, bevor Sie Ihre speichern.',
};
