import type { Translated } from '@bellwether/domain/locale/language';
import { shownPercent } from '#ui/data/shown.ts';
import type * as english from './words.list.ts';

export const filterChipWords: Translated<typeof english.filterChipWords> = {
  department: 'Service',
  state: 'État',
  likelihood: 'Probabilité',
  quality: 'Qualité',
  objective: 'Objectif stratégique',
  person: (name) => `Personne : ${name}`,
  people: (count) => (count < 2 ? `${count} personne` : `${count} personnes`),
};

export const filterGroupWords: Translated<typeof english.filterGroupWords> = {
  who: 'Qui',
  state: 'État',
  likelihood: 'Probabilité',
  quality: 'Qualité',
  alignment: 'Rattachement',
  visibility: 'Visibilité',
};

export const choiceWords: Translated<typeof english.choiceWords> = {
  searching: 'Recherche…',
  nothingFound: 'Aucun résultat',
};

export const listCountWords: Translated<typeof english.listCountWords> = {
  shown: (count, hasMore) => {
    const goals = count < 2 ? `${count} objectif affiché` : `${count} objectifs affichés`;
    return hasMore ? `${goals}, la suite peut être chargée` : goals;
  },
  filtersOn: (count) => `${count} actif${count < 2 ? '' : 's'}`,
  searchGoals: 'Rechercher des objectifs',
  currentQuarter: (quarter) => `${quarter} · en cours`,
  oneToOneWith: (name) => `Préparer le tête-à-tête avec ${name}`,
};

export const listKeyWords: Translated<typeof english.listKeyWords> = {
  next: 'Objectif suivant dans la liste',
  previous: 'Objectif précédent dans la liste',
};

export const outcomeWords: typeof english.outcomeWords = (
  goals,
  { completed, not, measured, average, disputed, open },
) => {
  const several = (count: number) => (count < 2 ? '' : 's');
  const parts = [
    ...(completed > 0 ? [`${completed} atteint${several(completed)}`] : []),
    ...(not > 0 ? [`${not} non atteint${several(not)}`] : []),
    ...(measured > 0 ? [`${measured} à ${average} en moyenne`] : []),
    ...(disputed > 0 ? [`${disputed} contesté${several(disputed)}`] : []),
    ...(open > 0 ? [`${open} sans résultat`] : []),
  ];
  return `${goals} objectif${several(goals)} : ${parts.join(', ')}`;
};

export const resultCountWords: typeof english.resultCountWords = (
  count,
  { completed, not, below, disputed },
) => {
  const several = (of: number) => (of < 2 ? '' : 's');
  return [
    `${completed} sur ${count} objectif${several(count)} avec résultat atteint${several(completed)}`,
    ...(not > 0 ? [`${not} non atteint${several(not)}`] : []),
    ...(below > 0 ? [`${below} sous ${shownPercent(100)}`] : []),
    ...(disputed > 0 ? [`${disputed} contesté${several(disputed)}`] : []),
  ].join(', ');
};
