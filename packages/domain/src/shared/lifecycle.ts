import type { No } from './verdict.ts';
import { no } from './verdict.ts';

/** Where a thing stands before it exists: the source of the moves that create it. */
export const noState = 'none';

/** The target of an act that is recorded in the history but leaves the state as it is. */
export const unchanged = 'unchanged';

/** One way through a life cycle: from any of `from` to `to`. */
export interface Move<State extends string> {
  readonly from: readonly (State | typeof noState)[];
  readonly to: State | typeof unchanged;
}

/** A life cycle: every move by its name. */
export type MoveTable<State extends string, Name extends string> = Readonly<Record<Name, Move<State>>>;

/** The state after `move`, or `wrong_state` where the table has no such way. */
export function nextState<State extends string, Name extends string>(
  table: MoveTable<State, Name>,
  state: State | typeof noState,
  move: Name,
): { readonly ok: true; readonly state: State } | No<'wrong_state'> {
  const { from, to } = table[move];
  if (!from.includes(state)) return no('wrong_state');
  if (to !== unchanged) return { ok: true, state: to };
  return state === noState ? no('wrong_state') : { ok: true, state };
}

/** States that no sequence of moves leads to from nothing; empty in a sound table. */
export function unreachableStates<State extends string, Name extends string>(
  table: MoveTable<State, Name>,
  states: readonly State[],
): State[] {
  const moves = Object.values<Move<State>>(table);
  const reached = new Set<State | typeof noState>([noState]);
  // A Set's iteration also visits what is added on the way, so one pass follows every path.
  for (const state of reached) {
    for (const move of moves) {
      if (move.to !== unchanged && move.from.includes(state)) reached.add(move.to);
    }
  }
  return states.filter((state) => !reached.has(state));
}
