import type { GoalState } from '@bellwether/domain/goals/lifecycle';
import type * as english from './words.ts';

export const reactivateLabel: typeof english.reactivateLabel = (state: GoalState) =>
  state === 'shelved' ? 'Réactiver' : 'Retirer la demande';

const shelveExplanation =
  'Un objectif en réserve reste à sa place, marqué, et ne reçoit plus de prévisions. Les modifications proposées sont annulées. Il peut être réactivé.';

export const shelvingWords: typeof english.shelvingWords = (layer, state) => {
  if (layer === 'shelve') {
    return { title: 'Mettre en réserve', explanation: shelveExplanation, done: 'Objectif mis en réserve.' };
  }
  if (layer === 'request-shelving') {
    return {
      title: 'Demander la mise en réserve',
      explanation: `Votre manager reçoit la demande de mettre cet objectif en réserve. ${shelveExplanation}`,
      done: 'Mise en réserve demandée.',
    };
  }
  return state === 'shelved'
    ? {
        title: reactivateLabel(state),
        explanation: 'L’objectif est de nouveau validé et reçoit des prévisions.',
        done: 'Objectif réactivé.',
      }
    : {
        title: reactivateLabel(state),
        explanation: 'La demande de mise en réserve est retirée et l’objectif reste validé.',
        done: 'Demande retirée.',
      };
};

export const shelvedChildrenWords: typeof english.shelvedChildrenWords = (childCount) => {
  if (childCount === 0) return null;
  return childCount === 1
    ? 'L’objectif qui lui est rattaché reste, et compte jusque-là comme non rattaché.'
    : `Les ${childCount} objectifs qui lui sont rattachés restent, et comptent jusque-là comme non rattachés.`;
};
