import { no, type Verdict, yes } from '../shared/verdict.ts';
import { type HistoryMove, historyMove, type Transition } from './history.ts';

/** The acts that the person who did them may take back (goals.36). */
export const takenBackMoves = [
  'publishGoal',
  'approveGoal',
  'requestGoalChanges',
  'reviewResult',
  'denyShelving',
  'approveShelving',
  'shelveGoal',
  'requestGoalEditChanges',
  'approveGoalEdit',
  'publishGoalEdit',
] as const satisfies readonly HistoryMove[];

export type TakenBackMove = (typeof takenBackMoves)[number];

export function canBeTakenBack(move: HistoryMove | null): move is TakenBackMove {
  return takenBackMoves.some((each) => each === move);
}

/** For how long an act may be taken back, in milliseconds. */
export const takeBackMilliseconds = 3_600_000;

/** Why an act cannot be taken back. */
export type TakeBackReason = 'nothing_to_take_back' | 'acted_since' | 'take_back_too_late';

/** Returns whether the act may be taken back now by the one who did it. Instants are epoch milliseconds. */
export function mayTakeBack(facts: {
  readonly actedAt: number;
  readonly isActedSince: boolean;
  readonly now: number;
}): Verdict<TakeBackReason> {
  if (facts.isActedSince) return no('acted_since');
  return facts.now - facts.actedAt <= takeBackMilliseconds ? yes : no('take_back_too_late');
}

/** A row of the history, with who did it and when. */
export interface ActedTransition extends Transition {
  readonly actorId: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

/**
 * Returns until when the person may take the latest act of a history back, in epoch milliseconds; null if they may not.
 * `others`: the instants of predictions and comments.
 */
export function takeBackUntil(
  history: readonly ActedTransition[],
  others: readonly number[],
  reader: { readonly id: number; readonly now: number },
): number | null {
  const actedAt = Math.max(0, ...history.map(({ at }) => at));
  const act = history.find((row) => row.at === actedAt && canBeTakenBack(historyMove(row)));
  if (!act || act.actorId !== reader.id) return null;
  const isActedSince = others.some((at) => at > actedAt);
  return mayTakeBack({ actedAt, isActedSince, now: reader.now }).ok ? actedAt + takeBackMilliseconds : null;
}
