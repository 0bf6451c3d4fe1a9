import type { No } from './verdict.ts';
import { no } from './verdict.ts';

/** The state of a thing before it exists: the source of the moves that create it. */
export const noState = 'none';

/** The target of an act that the history records although the state stays. */
export const unchanged = 'unchanged';

/** One move of a life cycle: from any of `from` to `to`. */
export interface Move<State extends string> {
  readonly from: readonly (State | typeof noState)[];
  readonly to: State | typeof unchanged;
}

/** A life cycle: every move by its name. */
export type MoveTable<State extends string, Name extends string> = Readonly<Record<Name, Move<State>>>;

/** Returns the state after `move`, or `wrong_state` if the table has no such transition. */
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

/** Returns the states that no sequence of moves leads to; empty in a sound table. */
export function unreachableStates<State extends string, Name extends string>(
  table: MoveTable<State, Name>,
  states: readonly State[],
): State[] {
  const moves = Object.values<Move<State>>(table);
  const reached = new Set<State | typeof noState>([noState]);
  // A Set's iteration also visits items added meanwhile, so one pass follows every path.
  for (const state of reached) {
    for (const move of moves) {
      if (move.to !== unchanged && move.from.includes(state)) reached.add(move.to);
    }
  }
  return states.filter((state) => !reached.has(state));
}
