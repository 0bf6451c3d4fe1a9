import { expect, test } from 'vitest';
import type { MoveTable } from './lifecycle.ts';
import { nextState, unreachableStates } from './lifecycle.ts';

type State = 'open' | 'closed' | 'lost';
type Name = 'begin' | 'close' | 'reopen' | 'rename' | 'find';

const table: MoveTable<State, Name> = {
  begin: { from: ['none'], to: 'open' },
  close: { from: ['open'], to: 'closed' },
  reopen: { from: ['closed'], to: 'open' },
  rename: { from: ['open', 'none'], to: 'unchanged' },
  find: { from: ['lost'], to: 'open' },
};

test.each([
  ['none', 'begin', 'open'],
  ['open', 'close', 'closed'],
  ['closed', 'reopen', 'open'],
  ['open', 'rename', 'open'],
] as const)('%s → %s → %s', (state, move, next) => {
  expect(nextState(table, state, move)).toEqual({ ok: true, state: next });
});

test.each([
  ['none', 'close'],
  ['closed', 'close'],
  ['open', 'begin'],
  ['closed', 'rename'],
  // A thing that does not exist cannot keep its state.
  ['none', 'rename'],
] as const)('%s → %s is refused', (state, move) => {
  expect(nextState(table, state, move)).toEqual({ ok: false, reason: 'wrong_state' });
});

test('a state that only itself can leave is unreachable', () => {
  expect(unreachableStates(table, ['open', 'closed', 'lost'])).toEqual(['lost']);
});

test('without a creating move nothing is reachable', () => {
  const { close } = table;
  expect(unreachableStates({ close }, ['open', 'closed'])).toEqual(['open', 'closed']);
});

test('an act that keeps the state reaches nothing', () => {
  const { rename } = table;
  expect(unreachableStates({ rename }, ['open'])).toEqual(['open']);
});
