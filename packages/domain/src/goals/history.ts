import { noState, unchanged } from '../shared/lifecycle.ts';
import { goalEditMoveTable } from './edit-lifecycle.ts';
import { goalMoveTable, goalStateLabels } from './lifecycle.ts';
import type { GoalMove } from './move.ts';

/** What a history row is about, as on the wire. */
export const transitionableTypes = ['Goal', 'GoalEdit'] as const;

export type TransitionableType = (typeof transitionableTypes)[number];

/** `ActionType` on the wire: 0 and 1 are documented (1-goals §4), null marks a move from state to state. */
export const actionTypes = {
  ownerChanged: 0,
  parentGoalChanged: 1,
  resultsChanged: 2,
  resultsReviewChanged: 3,
  deleted: 4,
  restored: 5,
} as const;

export interface Transition {
  readonly transitionableType: TransitionableType;
  readonly actionType: number | null;
  /** Null or `none` for the first row of a thing. */
  readonly fromState: string | null;
  readonly toState: string;
  /** Whether the person who took the move owns the goal: tells "Canceled request" from "Changes requested". */
  readonly byOwner: boolean;
}

/** What the history shows for a row (1-goals §4); ways that the tables do not know are shown generically. */
export function historySentence(transition: Transition): string {
  const { transitionableType, actionType, toState, byOwner } = transition;
  const fromState = transition.fromState ?? noState;
  const rows: readonly GoalMove<string>[] =
    transitionableType === 'Goal' ? Object.values(goalMoveTable) : Object.values(goalEditMoveTable);
  if (actionType !== null) {
    const act = rows.find((row) => row.actionType === actionType);
    return act?.sentence ?? 'Changed';
  }
  // The document shows a request that is sent again from review like the first one.
  const from = fromState === 'review' && toState === 'review' ? 'draft' : fromState;
  const who = byOwner ? 'owner' : 'others';
  const move = rows.find(
    (row) =>
      row.to !== unchanged &&
      row.to === toState &&
      row.from.includes(from) &&
      (row.by === undefined || row.by === who),
  );
  return move?.sentence ?? genericSentence(fromState, toState);
}

function genericSentence(fromState: string, toState: string): string {
  if (fromState === noState) return `Changed to ${label(toState)}`;
  return `Changed from ${label(fromState)} to ${label(toState)}`;
}

function label(state: string): string {
  const labels: Readonly<Record<string, string>> = goalStateLabels;
  return labels[state] ?? state.replaceAll('_', ' ');
}
