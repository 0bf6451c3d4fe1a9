import type { GoalState } from '@bellwether/domain/goals/lifecycle';
import type { LayerName } from '../model/goal-search.ts';

export type ShelvingLayer = Extract<LayerName, 'shelve' | 'request-shelving' | 'reactivate'>;

/** Returns the label of the way back: Reactivate for a shelved goal, otherwise Unshelve (goals.25). */
export function reactivateLabel(state: GoalState): string {
  return state === 'shelved' ? 'Reactivate' : 'Unshelve';
}

interface ShelvingWords {
  readonly title: string;
  readonly explanation: string;
  readonly done: string;
}

const shelveExplanation =
  'A shelved goal stays where it is, marked, and takes no more predictions. Proposed changes are canceled. It can be reactivated.';

/** Returns the texts of a shelving dialog for a goal in `state`. */
export function shelvingWords(layer: ShelvingLayer, state: GoalState): ShelvingWords {
  if (layer === 'shelve') {
    return { title: 'Shelve', explanation: shelveExplanation, done: 'Goal shelved.' };
  }
  if (layer === 'request-shelving') {
    return {
      title: 'Request to Shelve',
      explanation: `Your manager is asked to shelve this goal. ${shelveExplanation}`,
      done: 'Shelving requested.',
    };
  }
  return state === 'shelved'
    ? {
        title: reactivateLabel(state),
        explanation: 'The goal is approved again and takes predictions.',
        done: 'Goal reactivated.',
      }
    : {
        title: reactivateLabel(state),
        explanation: 'The request to shelve is withdrawn and the goal stays approved.',
        done: 'Goal unshelved.',
      };
}

/** Returns what happens to the goals below a shelved one (goals.25); empty without any. */
export function shelvedChildrenWords(childCount: number): string | null {
  if (childCount === 0) return null;
  return childCount === 1
    ? 'The goal aligned below it stays, and counts as unaligned until then.'
    : `The ${childCount} goals aligned below it stay, and count as unaligned until then.`;
}
