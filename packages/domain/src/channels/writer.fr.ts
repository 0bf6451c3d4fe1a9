import { colon } from '../locale/sentence-locale.fr.ts';
import type * as english from './writer.en.ts';

const titleOf = (what: string, department: string) => (department === '' ? what : `${what} – ${department}`);
const open = { label: 'Ouvrir Bellwether', path: '/v3/home' };

/** French counts 0 and 1 as singular. */
const numbered = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`;

export const digestPost: typeof english.digestPost = (facts, department) => {
  const { quarter, week, weeks, goals, predicted, rose, fell, unlikely } = facts;
  return {
    title: titleOf(`Où en est le ${quarter}`, department),
    sentences: [
      `Semaine ${week} sur ${weeks} : ${numbered(goals, 'objectif', 'objectifs')} en cours.`,
      `${numbered(predicted, 'objectif a reçu une prévision', 'objectifs ont reçu une prévision')} la semaine dernière : ${rose} en hausse, ${fell} en baisse.`,
      unlikely === null
        ? 'Donnez vos prévisions d’ici vendredi.'
        : `${numbered(unlikely, 'objectif est jugé improbable par la personne responsable', 'objectifs sont jugés improbables par les personnes responsables')}.`,
    ],
    colon,
    link: open,
  };
};

export const goalCalledPost: typeof english.goalCalledPost = (goal, department) => ({
  title: titleOf('Un objectif est jugé improbable', department),
  sentences: [`${goal.owner ?? 'La personne responsable'} juge « ${goal.title} » improbable.`],
  colon,
  link: { label: 'Ouvrir l’objectif', path: `/v3/goals/${goal.id}` },
});

export const resultsPost: typeof english.resultsPost = (
  { quarter, goals, finished, achieved },
  department,
) => ({
  title: titleOf(`Comment s’est terminé le ${quarter}`, department),
  sentences: [
    `Sur ${numbered(finished, 'objectif avec un résultat', 'objectifs avec un résultat')}, ${numbered(achieved, 'a été atteint', 'ont été atteints')}.`,
    ...(finished < goals
      ? [`${numbered(goals - finished, 'objectif n’a', 'objectifs n’ont')} pas encore de résultat.`]
      : []),
  ],
  colon,
  link: open,
});

export const strategyPost: typeof english.strategyPost = () => ({
  title: 'La stratégie a été publiée',
  sentences: ['Une nouvelle version de la stratégie de l’entreprise est disponible.'],
  colon,
  link: { label: 'Lire la stratégie', path: '/v3/strategy' },
});

export const testPost: typeof english.testPost = () => ({
  title: 'Un test de Bellwether',
  sentences: ['Ce canal reçoit des messages de Bellwether.'],
  colon,
  link: open,
});
