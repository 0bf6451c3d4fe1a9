import type { Translated } from '../../locale/language.ts';
import { formatNumber, formatPercent } from '../../locale/numbers.ts';
import type * as english from './writer.en.ts';

const shown = (count: number) => formatNumber(count, 'es-ES');
const percent = (share: number) => formatPercent(share, 'es-ES');

/** Returns «3 de los 4 objetivos». */
function ofGoals(count: number, all: number, kind = ''): string {
  return `${shown(count)} de ${all === 1 ? '1 objetivo' : `los ${shown(all)} objetivos`}${kind}`;
}

const wereCompleted = (count: number) => (count === 1 ? 'se cumplió' : 'se cumplieron');

/** Returns «son probables o muy probables» for a number of goals. */
function areLikely(count: number, hasEnded: boolean): string {
  if (count === 1) return `${hasEnded ? 'era' : 'es'} probable o muy probable`;
  return `${hasEnded ? 'eran' : 'son'} probables o muy probables`;
}

export const chartWriter: Translated<typeof english.chartWriter> = {
  titles: {
    lastPredictions: 'Últimas predicciones',
    likelihood: 'Probabilidad',
    results: 'Resultados',
    weeks: 'Objetivos probables por semana',
    changes: 'Cambio por departamento',
    quarters: 'Objetivos probables por trimestre',
    rings: 'El árbol de un vistazo',
  },
  bars: {
    notPredicted: 'Sin predicción',
    completed: 'Cumplido',
    partly: 'Menos del 100 %',
    missed: 'No cumplido',
    inDispute: 'En disputa',
    noResult: 'Sin resultado',
  },
  first: 'Primera',
  latest: 'Última',
  columns: {
    goals: 'Objetivos',
    week: 'Semana',
    predicted: 'Con predicción',
    department: 'Departamento',
    change: 'Cambio',
    quarter: 'Trimestre',
    likely: 'Probables',
    likelyPercent: 'Probables en %',
    withResult: 'Con resultado',
    completed: 'Cumplidos',
    completedPercent: 'Cumplidos en %',
    donePercent: 'Hecho en %',
    goal: 'Objetivo',
    owner: 'Responsable',
    outcome: 'Resultado o probabilidad',
    below: 'Objetivos por debajo',
    likelyBelow: 'Probables por debajo',
    completedBelow: 'Cumplidos por debajo',
  },
  when: {
    atThisTime: (quarter) => `a estas alturas de ${quarter}`,
    inWeek: (week) => `en la semana ${week}`,
    inQuarter: (quarter) => `en ${quarter}`,
    atEnd: (quarter) => `al final de ${quarter}`,
  },
  results({ counted, withResult, completed, inDispute }) {
    if (withResult === 0) return counted === 0 ? '' : 'Ningún objetivo tiene resultado todavía.';
    const rest = counted - withResult;
    const parts = [
      `${ofGoals(completed, withResult, ' con resultado')} ${wereCompleted(completed)}`,
      ...(inDispute > 0 ? [`${shown(inDispute)} ${inDispute === 1 ? 'está' : 'están'} en disputa`] : []),
      ...(rest > 0 ? [`${ofGoals(rest, counted)} aún no ${rest === 1 ? 'tiene' : 'tienen'} resultado`] : []),
    ];
    return `${parts.join('; ')}.`;
  },
  predicted({ counted, predicted, likely, notPredicted }, hasEnded) {
    if (predicted === 0) return '';
    const isOne = notPredicted === 1;
    const without = hasEnded
      ? `nunca ${isOne ? 'tuvo' : 'tuvieron'} predicción`
      : `aún no ${isOne ? 'tiene' : 'tienen'} predicción`;
    const rest = `${ofGoals(notPredicted, counted)} ${without}`;
    const some = `${ofGoals(likely, predicted, ' con predicción')} ${areLikely(likely, hasEnded)}`;
    return `${some}${hasEnded ? ' en la última predicción' : ''}${notPredicted > 0 ? `; ${rest}` : ''}.`;
  },
  week: ({ week, hasEnded, compared }) =>
    `En la semana ${week}, el ${percent(compared.now)} de los objetivos con predicción ${areLikely(2, hasEnded)}, ${comparison(compared)}.`,
  changed({ fell, rose, departments }) {
    const of = departments === 1 ? '1 departamento' : `${departments} departamentos`;
    const moves = [fell > 0 ? `ha bajado en ${fell}` : '', rose > 0 ? `ha subido en ${rose}` : ''].filter(
      Boolean,
    );
    return moves.length === 0
      ? `La probabilidad es la misma que en las primeras predicciones en el total de ${of}.`
      : `La probabilidad ${moves.join(' y ')} de ${of} desde las primeras predicciones.`;
  },
  resultsOfQuarter: ({ quarter, compared }) =>
    `En ${quarter} se cumplió el ${percent(compared.now)} de los objetivos con resultado, ${comparison(compared)}.`,
  likelyOfQuarter: ({ quarter, hasEnded, compared }) =>
    `${hasEnded ? `Al final de ${quarter}` : `En ${quarter}`}, el ${percent(compared.now)} de los objetivos con predicción ${areLikely(2, hasEnded)}, ${comparison(compared)}.`,
  rings({ reached, tops, below, all, hasEnded }) {
    const what = hasEnded ? wereCompleted(reached) : areLikely(reached, false);
    const some = `${shown(reached)} de ${tops === 1 ? '1 objetivo principal' : `los ${shown(tops)} objetivos principales`}`;
    return `${some} ${what} y, por debajo, ${ofGoals(below, all)}.`;
  },
  owing({ open, people, owe, most }) {
    const where = most === null ? '' : `, sobre todo en ${most.label} (${most.open} de ${most.people})`;
    return `${owe}: ${shown(open)} de ${shown(people)} ${people === 1 ? 'persona' : 'personas'}${where}.`;
  },
};

function comparison({ now, former, when }: english.Compared): string {
  if (now === former) return `igual que ${when}`;
  const points = Math.abs(now - former);
  return `${points} ${points === 1 ? 'punto' : 'puntos'} ${now > former ? 'más' : 'menos'} que ${when}`;
}
