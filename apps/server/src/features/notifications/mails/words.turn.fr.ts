import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.turn.ts';

const things = (count: number) =>
  count === 1 ? '1 élément vous attend' : `${count} éléments vous attendent`;

export const turnWords: Translated<typeof english.turnWords> = {
  subject: (step, ended, count) =>
    step === 'begun'
      ? `Le ${ended} est terminé : ${things(count)}`
      : `Encore ouvert après le ${ended} : ${things(count)}`,
  hello: (name) => `Bonjour ${name},`,
  opening: (ended, begun) => `Le ${ended} est terminé et le ${begun} a commencé. Voici ce qui vous attend :`,
  reminder: (ended, hasManager) =>
    `Le ${ended} est terminé depuis plus d’une semaine, et voici ce qui vous attend encore.${
      hasManager ? ' Les résultats et objectifs manquants sont signalés à votre manager.' : ''
    }`,
  titles: {
    add_goal: (_ended, begun) => `Objectifs pour le ${begun}`,
    appraisal_write: (ended) => `Évaluations pour le ${ended}`,
  },
  says: {
    result: 'Le résultat manque',
    review: 'Le résultat attend votre examen',
    add_goal: 'Aucun objectif n’est encore soumis',
    draft: 'Brouillon, pas encore soumis',
    appraisal_write: 'Vous n’avez pas encore rédigé toutes les évaluations',
    appraisal_sign: 'En attente de votre signature',
  },
  acknowledge: 'En attente de votre confirmation de lecture',
  more: (count) => `et ${count} de plus`,
  button: 'Ouvrir votre tableau de bord',
};
