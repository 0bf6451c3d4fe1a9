import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.pack.ts';

/** French counts 0 and 1 as singular. */
const isOne = (count: number) => count < 2;
const goals = (count: number) => `${count} ${isOne(count) ? 'objectif' : 'objectifs'}`;

const bandText: typeof english.packWords.band = ({ goals: count, expected, low, high }) =>
  low === null || high === null
    ? `Objectifs qui devraient être atteints : environ ${expected} sur ${count}.`
    : `Objectifs qui devraient être atteints : ${low === high ? low : `${low} à ${high}`} sur ${count} (8 chances sur 10).`;

export const packWords: Translated<typeof english.packWords> = {
  title: 'Dossier du conseil',
  soFar: (quarter) => `${quarter} à ce jour`,
  headings: {
    answer: (when) => `${when} en un coup d’œil`,
    results: (before) => `Résultats par rapport au ${before}`,
    resultsAlone: 'Résultats',
    forecast: 'Projection par semaine',
    forecastThen: 'Ce qui était attendu par semaine',
    contradictions: 'Contradictions',
    departments: 'Services',
    decisions: 'À décider',
  },
  noGoals: 'Ce trimestre n’a pas d’objectifs publiés.',
  band: bandText,
  expectedThen: ({ goals: count, expected, low, high }) =>
    low === null || high === null
      ? `Attendus la dernière semaine : environ ${expected} sur ${goals(count)}.`
      : `Attendus la dernière semaine : ${low === high ? low : `${low} à ${high}`} sur ${goals(count)} (8 chances sur 10).`,
  achieved: (achieved, decided) =>
    `Sur ${goals(decided)} avec un résultat définitif, ${achieved} ${isOne(achieved) ? 'a été atteint' : 'ont été atteints'}.`,
  open: (count) => `${goals(count)} ${isOne(count) ? 'n’a' : 'n’ont'} pas encore de résultat définitif.`,
  inDispute: (count) =>
    `${goals(count)} ${isOne(count) ? 'est contesté' : 'sont contestés'} : responsable et manager ne sont pas d’accord.`,
  called: (count) =>
    count === 1
      ? '1 objectif est jugé improbable par la personne responsable.'
      : `${count} objectifs sont jugés improbables par les personnes responsables.`,
  noneCalled: 'Aucun objectif n’est jugé improbable par la personne responsable.',
  contradict: (count) => `Les responsables se contredisent au sujet de ${goals(count)}.`,
  noContradictions: 'Aucun objectif ne contredit les objectifs qui y contribuent.',
  firstOf: (shown, all) => `Les ${shown} premiers sur ${all} sont présentés.`,
  more: (count) => `Et ${count} de plus.`,
  nothingToDecide: 'Rien n’appelle de décision.',
  why: {
    called: 'Jugé improbable par la personne responsable.',
    disputed: 'Responsable et manager ne sont pas d’accord sur le résultat.',
    unsettled: 'Le résultat définitif manque.',
  },
  noReason: 'Aucune raison donnée pour l’instant.',
  rows: {
    goals: 'Objectifs',
    decided: 'Avec un résultat définitif',
    achieved: 'Atteints',
    share: 'Atteints, parmi ceux avec un résultat définitif',
    inDispute: 'Contestés',
    noWord: 'En cours sans prévision',
  },
  columns: {
    figure: '',
    department: 'Service',
    goals: 'Objectifs',
    decided: 'Avec un résultat définitif',
    achieved: 'Atteints',
    expected: 'Attendu',
    band: 'Fourchette',
  },
  week: (week) => `Semaine ${week}`,
  weekText: ({ week, ...band }) => `Semaine ${week} : ${bandText(band)}`,
  own: 'De notre part',
};

export const packRefusals: Translated<typeof english.packRefusals> = {
  deck_changed:
    'Ce bilan a été modifié dans une autre fenêtre. Regardez cette version avant d’enregistrer la vôtre.',
  pack_changed:
    'Ce dossier du conseil a été modifié dans une autre fenêtre. Regardez cette version avant d’enregistrer la vôtre.',
};
