import type { GoalState } from '@bellwether/domain/goals/lifecycle';
import type * as english from './words.ts';

export const reactivateLabel: typeof english.reactivateLabel = (state: GoalState) =>
  state === 'shelved' ? 'Reactivar' : 'Retirar solicitud';

const shelveExplanation =
  'Un objetivo aparcado se queda donde está, marcado, y no admite más predicciones. Los cambios propuestos se cancelan. Se puede reactivar.';

export const shelvingWords: typeof english.shelvingWords = (layer, state) => {
  if (layer === 'shelve') {
    return { title: 'Aparcar', explanation: shelveExplanation, done: 'Objetivo aparcado.' };
  }
  if (layer === 'request-shelving') {
    return {
      title: 'Solicitar aparcarlo',
      explanation: `Se pide a su superior que aparque este objetivo. ${shelveExplanation}`,
      done: 'Se ha solicitado aparcarlo.',
    };
  }
  return state === 'shelved'
    ? {
        title: reactivateLabel(state),
        explanation: 'El objetivo vuelve a estar aprobado y admite predicciones.',
        done: 'Objetivo reactivado.',
      }
    : {
        title: reactivateLabel(state),
        explanation: 'La solicitud de aparcarlo se retira y el objetivo sigue aprobado.',
        done: 'Solicitud de aparcarlo retirada.',
      };
};

export const shelvedChildrenWords: typeof english.shelvedChildrenWords = (childCount) => {
  if (childCount === 0) return null;
  return childCount === 1
    ? 'El objetivo vinculado por debajo se mantiene y cuenta hasta entonces como sin vincular.'
    : `Los ${childCount} objetivos vinculados por debajo se mantienen y cuentan hasta entonces como sin vincular.`;
};
