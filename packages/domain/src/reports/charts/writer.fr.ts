import type { Translated } from '../../locale/language.ts';
import { formatNumber, formatPercent } from '../../locale/numbers.ts';
import type * as english from './writer.en.ts';

const shown = (count: number) => formatNumber(count, 'fr-FR');
const percent = (share: number) => formatPercent(share, 'fr-FR');

/** French counts 0 and 1 as singular. */
const isOne = (count: number) => count < 2;
const counted = (count: number, one: string, many: string) => `${shown(count)} ${isOne(count) ? one : many}`;
const goalsOf = (count: number) => counted(count, 'objectif', 'objectifs');

export const chartWriter: Translated<typeof english.chartWriter> = {
  titles: {
    lastPredictions: 'Dernières prévisions',
    likelihood: 'Probabilité',
    results: 'Résultats',
    weeks: 'Objectifs probables par semaine',
    changes: 'Évolution par service',
    quarters: 'Objectifs probables par trimestre',
    rings: 'L’arborescence en un coup d’œil',
  },
  bars: {
    notPredicted: 'Sans prévision',
    completed: 'Atteint',
    partly: 'Moins de 100 %',
    missed: 'Non atteint',
    inDispute: 'Contesté',
    noResult: 'Aucun résultat',
  },
  first: 'Première',
  latest: 'Dernière',
  columns: {
    goals: 'Objectifs',
    week: 'Semaine',
    predicted: 'Avec prévision',
    department: 'Service',
    change: 'Évolution',
    quarter: 'Trimestre',
    likely: 'Probables',
    likelyPercent: 'Probables en %',
    withResult: 'Avec résultat',
    completed: 'Atteints',
    completedPercent: 'Atteints en %',
    donePercent: 'Fait en %',
    goal: 'Objectif',
    owner: 'Responsable',
    outcome: 'Résultat ou probabilité',
    below: 'Objectifs au-dessous',
    likelyBelow: 'Probables au-dessous',
    completedBelow: 'Atteints au-dessous',
  },
  // Each phrase begins with a vowel, so `comparison` elides *que* before it.
  when: {
    atThisTime: (quarter) => `au même moment du ${quarter}`,
    inWeek: (week) => `en semaine ${week}`,
    inQuarter: (quarter) => `au ${quarter}`,
    atEnd: (quarter) => `à la fin du ${quarter}`,
  },
  results({ counted: all, withResult, completed, inDispute }) {
    if (withResult === 0) return all === 0 ? '' : 'Aucun objectif n’a encore de résultat.';
    const rest = all - withResult;
    const parts = [
      `Sur ${goalsOf(withResult)} avec un résultat, ${counted(completed, 'a été atteint', 'ont été atteints')}`,
      ...(inDispute > 0 ? [counted(inDispute, 'est contesté', 'sont contestés')] : []),
      ...(rest > 0
        ? [`sur ${goalsOf(all)}, ${counted(rest, 'n’a pas', 'n’ont pas')} encore de résultat`]
        : []),
    ];
    return `${parts.join(' ; ')}.`;
  },
  predicted({ counted: all, predicted, likely, notPredicted }, hasEnded) {
    if (predicted === 0) return '';
    const verb = hasEnded ? (['était', 'étaient'] as const) : (['est', 'sont'] as const);
    const some = `${counted(likely, `${verb[0]} probable ou très probable`, `${verb[1]} probables ou très probables`)}${hasEnded ? ' à la dernière prévision' : ''}`;
    const without = hasEnded ? 'jamais eu de prévision' : 'pas encore de prévision';
    const rest = `sur ${goalsOf(all)}, ${counted(notPredicted, 'n’a', 'n’ont')} ${without}`;
    return `Sur ${goalsOf(predicted)} avec une prévision, ${some}${notPredicted > 0 ? ` ; ${rest}` : ''}.`;
  },
  week: ({ week, hasEnded, compared }) =>
    `En semaine ${week}, ${percent(compared.now)} des objectifs avec une prévision ${hasEnded ? 'étaient' : 'sont'} probables ou très probables, ${comparison(compared)}.`,
  changed({ fell, rose, departments }) {
    const of = departments === 1 ? '1 service' : `${departments} services`;
    const moves = [fell > 0 ? `baissé dans ${fell}` : '', rose > 0 ? `augmenté dans ${rose}` : ''].filter(
      Boolean,
    );
    return moves.length === 0
      ? `Sur ${of}, la probabilité est partout la même qu’aux premières prévisions.`
      : `Sur ${of}, la probabilité a ${moves.join(' et ')} depuis les premières prévisions.`;
  },
  resultsOfQuarter: ({ quarter, compared }) =>
    `Au ${quarter}, ${percent(compared.now)} des objectifs avec un résultat ont été atteints, ${comparison(compared)}.`,
  likelyOfQuarter: ({ quarter, hasEnded, compared }) =>
    `${hasEnded ? `À la fin du ${quarter}` : `Au ${quarter}`}, ${percent(compared.now)} des objectifs avec une prévision ${hasEnded ? 'étaient' : 'sont'} probables ou très probables, ${comparison(compared)}.`,
  rings({ reached, tops, below, all, hasEnded }) {
    const some = hasEnded
      ? counted(reached, 'a été atteint', 'ont été atteints')
      : counted(reached, 'est probable ou très probable', 'sont probables ou très probables');
    return `Sur ${goalsOf(tops)} de premier niveau, ${some}, et au-dessous ${shown(below)} sur ${goalsOf(all)}.`;
  },
  owing({ open, people, owe, most }) {
    const where = most === null ? '' : `, surtout dans ${most.label} (${most.open} sur ${most.people})`;
    return `Il y a ${counted(open, 'personne', 'personnes')} sur ${shown(people)} ${owe}${where}.`;
  },
};

function comparison({ now, former, when }: english.Compared): string {
  if (now === former) return `autant qu’${when}`;
  const points = Math.abs(now - former);
  return `${points} ${isOne(points) ? 'point' : 'points'} de ${now > former ? 'plus' : 'moins'} qu’${when}`;
}
