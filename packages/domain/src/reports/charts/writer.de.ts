import type { Translated } from '../../locale/language.ts';
import { formatNumber, formatPercent } from '../../locale/numbers.ts';
import type * as english from './writer.en.ts';

const shown = (count: number) => formatNumber(count, 'de-DE');
const percent = (share: number) => formatPercent(share, 'de-DE');

/** Returns „3 von 4 Zielen sind“; the nouns stand in the dative. */
function ofThem(
  count: number,
  all: number,
  [noun, nouns]: readonly [string, string],
  [verb, verbs]: readonly [string, string],
): string {
  return `${shown(count)} von ${shown(all)} ${all === 1 ? noun : nouns} ${count === 1 ? verb : verbs}`;
}

const goals = ['Ziel', 'Zielen'] as const;
const are = ['ist', 'sind'] as const;
const were = ['war', 'waren'] as const;
const became = ['wurde', 'wurden'] as const;

export const chartWriter: Translated<typeof english.chartWriter> = {
  titles: {
    lastPredictions: 'Letzte Vorhersagen',
    likelihood: 'Wahrscheinlichkeit',
    results: 'Ergebnisse',
    weeks: 'Wahrscheinliche Ziele nach Woche',
    changes: 'Veränderung nach Abteilung',
    quarters: 'Wahrscheinliche Ziele nach Quartal',
    rings: 'Der Baum auf einen Blick',
  },
  bars: {
    notPredicted: 'Nicht vorhergesagt',
    completed: 'Erreicht',
    partly: 'Unter 100 %',
    missed: 'Nicht erreicht',
    inDispute: 'Strittig',
    noResult: 'Kein Ergebnis',
  },
  first: 'Erste',
  latest: 'Letzte',
  columns: {
    goals: 'Ziele',
    week: 'Woche',
    predicted: 'Vorhergesagt',
    department: 'Abteilung',
    change: 'Veränderung',
    quarter: 'Quartal',
    likely: 'Wahrscheinlich',
    likelyPercent: 'Wahrscheinlich in %',
    withResult: 'Mit Ergebnis',
    completed: 'Erreicht',
    completedPercent: 'Erreicht in %',
    donePercent: 'Erledigt in %',
    goal: 'Ziel',
    owner: 'Verantwortlich',
    outcome: 'Ergebnis oder Wahrscheinlichkeit',
    below: 'Ziele darunter',
    likelyBelow: 'Darunter wahrscheinlich',
    completedBelow: 'Darunter erreicht',
  },
  when: {
    atThisTime: (quarter) => `zum selben Zeitpunkt von ${quarter}`,
    inWeek: (week) => `in Woche ${week}`,
    inQuarter: (quarter) => `in ${quarter}`,
    atEnd: (quarter) => `am Ende von ${quarter}`,
  },
  results({ counted, withResult, completed, inDispute }) {
    if (withResult === 0) return counted === 0 ? '' : 'Noch hat kein Ziel ein Ergebnis.';
    const rest = counted - withResult;
    const parts = [
      `${ofThem(completed, withResult, ['Ziel mit Ergebnis', 'Zielen mit Ergebnis'], became)} erreicht`,
      ...(inDispute > 0 ? [`${shown(inDispute)} ${inDispute === 1 ? 'ist' : 'sind'} strittig`] : []),
      ...(rest > 0 ? [`${ofThem(rest, counted, goals, ['hat', 'haben'])} noch kein Ergebnis`] : []),
    ];
    return `${parts.join('; ')}.`;
  },
  predicted({ counted, predicted, likely, notPredicted }, hasEnded) {
    if (predicted === 0) return '';
    const rest = hasEnded
      ? `${ofThem(notPredicted, counted, goals, became)} nie vorhergesagt`
      : `${ofThem(notPredicted, counted, goals, are)} noch nicht vorhergesagt`;
    const some = ofThem(
      likely,
      predicted,
      ['vorhergesagten Ziel', 'vorhergesagten Zielen'],
      hasEnded ? were : are,
    );
    return `${some}${hasEnded ? ' bei der letzten Vorhersage' : ''} wahrscheinlich oder sehr wahrscheinlich${notPredicted > 0 ? `; ${rest}` : ''}.`;
  },
  week: ({ week, hasEnded, compared }) =>
    `In Woche ${week} ${hasEnded ? 'waren' : 'sind'} ${percent(compared.now)} der vorhergesagten Ziele wahrscheinlich oder sehr wahrscheinlich, ${comparison(compared)}.`,
  changed({ fell, rose, departments }) {
    const of = departments === 1 ? '1 Abteilung' : `${departments} Abteilungen`;
    const moves = [
      ...(fell > 0 ? [`in ${fell} von ${of} gefallen`] : []),
      ...(rose > 0 ? [`in ${fell > 0 ? rose : `${rose} von ${of}`} gestiegen`] : []),
    ];
    return moves.length === 0
      ? `Die Wahrscheinlichkeit ist in ${of} unverändert seit den ersten Vorhersagen.`
      : `Die Wahrscheinlichkeit ist seit den ersten Vorhersagen ${moves.join(' und ')}.`;
  },
  resultsOfQuarter: ({ quarter, compared }) =>
    `In ${quarter} wurden ${percent(compared.now)} der Ziele mit Ergebnis erreicht, ${comparison(compared)}.`,
  likelyOfQuarter: ({ quarter, hasEnded, compared }) =>
    `${hasEnded ? `Am Ende von ${quarter} waren` : `In ${quarter} sind`} ${percent(compared.now)} der vorhergesagten Ziele wahrscheinlich oder sehr wahrscheinlich, ${comparison(compared)}.`,
  rings({ reached, tops, below, all, hasEnded }) {
    const what = hasEnded ? 'erreicht' : 'wahrscheinlich oder sehr wahrscheinlich';
    const some = ofThem(reached, tops, ['obersten Ziel', 'obersten Zielen'], hasEnded ? became : are);
    return `${some} ${what}, und darunter ${shown(below)} von ${shown(all)} ${all === 1 ? 'Ziel' : 'Zielen'}.`;
  },
  owing({ open, people, owe, most }) {
    const where = most === null ? '' : `, die meisten in ${most.label} (${most.open} von ${most.people})`;
    return `${ofThem(open, people, ['Person', 'Personen'], ['hat', 'haben'])} ${owe}${where}.`;
  },
};

function comparison({ now, former, when }: english.Compared): string {
  if (now === former) return `so viele wie ${when}`;
  const points = Math.abs(now - former);
  return `${points} ${points === 1 ? 'Prozentpunkt' : 'Prozentpunkte'} ${now > former ? 'mehr' : 'weniger'} als ${when}`;
}
