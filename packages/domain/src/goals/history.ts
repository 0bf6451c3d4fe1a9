import { noState, unchanged } from '../shared/lifecycle.ts';
import { type GoalEditMoveName, goalEditMoveNames, goalEditMoveTable } from './edit-lifecycle.ts';
import { type GoalMoveName, goalMoveNames, goalMoveTable } from './lifecycle.ts';
import type { GoalMove } from './move.ts';
import { historyWords } from './words.moves.ts';
import { goalStateLabels } from './words.states.ts';

/** The kind of thing a history row is about, as on the wire. */
export const transitionableTypes = ['Goal', 'GoalEdit'] as const;

export type TransitionableType = (typeof transitionableTypes)[number];

/** `ActionType` on the wire: 0 and 1 are documented (goals.2); null marks a move between states. */
export const actionTypes = {
  ownerChanged: 0,
  parentGoalChanged: 1,
  resultsChanged: 2,
  resultsReviewChanged: 3,
  deleted: 4,
  restored: 5,
  takenBack: 6,
} as const;

export interface Transition {
  readonly transitionableType: TransitionableType;
  readonly actionType: number | null;
  /** Null or `none` for the first row of a thing. */
  readonly fromState: string | null;
  readonly toState: string;
  /** Whether the person owned the goal: tells "Canceled request" from "Changes requested". */
  readonly byOwner: boolean;
}

/**
 * Returns the sentence of a history row (goals.2); a transition that is not in the tables gets a generic
 * one.
 */
export function historySentence(transition: Transition): string {
  const found = rowOf(transition);
  if (found) return found.row.sentence;
  if (transition.actionType !== null) return historyWords.changed;
  return genericSentence(transition.fromState ?? noState, transition.toState);
}

/** Returns the move that a history row records; null for a transition that is not in the tables. */
export function historyMove(transition: Transition): HistoryMove | null {
  return rowOf(transition)?.name ?? null;
}

/** A move of either life cycle; the names differ. */
export type HistoryMove = GoalMoveName | GoalEditMoveName;

function rowOf(transition: Transition): Row | undefined {
  const { transitionableType, actionType, toState, byOwner } = transition;
  const fromState = transition.fromState ?? noState;
  // The history shows a request that is sent again from review in the same way as the first one.
  const from = fromState === 'review' && toState === 'review' ? 'draft' : fromState;
  const to = shownState(toState);
  const who = byOwner ? 'owner' : 'others';
  return rows[transitionableType].find(({ row }) =>
    actionType === null
      ? row.to !== unchanged &&
        shownState(row.to) === to &&
        row.from.includes(from) &&
        (row.by === undefined || row.by === who)
      : row.actionType === actionType,
  );
}

/**
 * Returns a stored state as the history shows it. An edit that was approved or published is stored as
 * `applied`, which the wire calls `approved` (goals.2).
 */
export function shownState<State extends string>(state: State): Exclude<State, 'applied'> | 'approved' {
  return state === 'applied' ? 'approved' : (state as Exclude<State, 'applied'>);
}

interface Row {
  readonly name: HistoryMove;
  readonly row: GoalMove<string>;
}

const rows: Readonly<Record<TransitionableType, readonly Row[]>> = {
  Goal: goalMoveNames.map((name) => ({ name, row: goalMoveTable[name] })),
  GoalEdit: goalEditMoveNames.map((name) => ({ name, row: goalEditMoveTable[name] })),
};

function genericSentence(fromState: string, toState: string): string {
  if (fromState === noState) return historyWords.changedTo(label(toState));
  return historyWords.changedFrom({ from: label(fromState), to: label(toState) });
}

function label(state: string): string {
  const labels: Readonly<Record<string, string>> = goalStateLabels;
  return labels[state] ?? state.replaceAll('_', ' ');
}
