import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextState, unreachableStates } from '../../shared/lifecycle.ts';
import { appraisalStatuses } from '../lifecycle.ts';
import { type GiverMove, peerMoveNames, peerMoveTable, peerStates } from './lifecycle.ts';
import {
  candidateFault,
  decidePeers,
  dueAfterAbsence,
  fewestGivers,
  isRoundOpen,
  isSought,
  mayGive,
  peerLimits,
  peerNamings,
  waitsForGiver,
  writesReview,
} from './rules.ts';

const round = {
  opens: '2026-10-01',
  today: '2026-10-01',
  appraisal: 'none',
  employeeHasLeft: false,
} as const;
const peer = { isEmployee: false, isObserver: false, hasLeft: false, isManager: false } as const;
const giverMoves = peerMoveNames.filter((name) => peerMoveTable[name].by === 'giver') as GiverMove[];

test('every state of a request is reached', () => {
  expect(unreachableStates(peerMoveTable, peerStates)).toEqual([]);
});

test('the part is open from its day until the manager shares, also after its due day', () => {
  for (const appraisal of appraisalStatuses)
    for (const today of ['2026-09-30', '2026-10-01', '2027-05-01'] as const)
      expect([appraisal, today, isRoundOpen({ ...round, appraisal, today }).ok]).toEqual([
        appraisal,
        today,
        today >= round.opens && (appraisal === 'none' || appraisal === 'draft'),
      ]);
  expect(isRoundOpen({ ...round, employeeHasLeft: true })).toEqual({ ok: false, reason: 'left' });
});

describe('a giver', () => {
  test.each([
    ['a colleague', {}, undefined],
    ['the employee', { isEmployee: true }, 'self'],
    ['the employee’s manager', { isManager: true }, 'is_manager'],
    ['an observer', { isObserver: true }, 'observer'],
    ['somebody who left', { hasLeft: true }, 'giver_left'],
  ] as const)('%s', (_name, more, fault) => {
    expect(candidateFault({ ...peer, ...more })).toBe(fault);
  });

  test('takes exactly the moves of the life cycle, each once', () => {
    for (const state of peerStates)
      for (const move of giverMoves) {
        const facts = { ...round, state, giver: peer };
        const possible = nextState(peerMoveTable, state, move).ok;
        expect([state, move, mayGive(move, facts)]).toEqual([
          state,
          move,
          possible ? { ok: true } : { ok: false, reason: state },
        ]);
      }
  });

  test('who became the manager or an observer, or left, hands nothing in; declining stays possible', () => {
    for (const more of [{ isManager: true }, { isObserver: true }, { hasLeft: true }] as const) {
      const facts = { ...round, state: 'accepted', giver: { ...peer, ...more } } as const;
      expect(mayGive('handInPeer', facts).ok).toBe(false);
      expect(mayGive('savePeer', facts).ok).toBe(false);
      expect(mayGive('declinePeer', facts).ok).toBe(true);
      expect(waitsForGiver(facts)).toBe(false);
    }
  });

  test('is waited for from the request until the answer, and not after the sharing', () => {
    for (const state of peerStates)
      expect([state, waitsForGiver({ ...round, state, giver: peer })]).toEqual([
        state,
        state === 'asked' || state === 'accepted',
      ]);
    const late = { ...round, today: '2027-01-01', state: 'accepted', giver: peer } as const;
    expect(mayGive('handInPeer', late).ok).toBe(true);
    expect(mayGive('handInPeer', { ...late, appraisal: 'shared' })).toEqual({ ok: false, reason: 'shared' });
  });
});

describe('the manager’s decision', () => {
  test('asks two to six people, and three at least where the employee does not learn the names', () => {
    for (const naming of peerNamings)
      for (let count = 0; count < 9; count++) {
        const ids = Array.from({ length: count }, (_, at) => at + 1);
        const decided = decidePeers([], ids, naming);
        const reason =
          count < fewestGivers(naming) ? 'too_few' : count > peerLimits.most ? 'too_many' : undefined;
        expect([naming, count, decided.ok ? undefined : decided.reason]).toEqual([naming, count, reason]);
      }
    expect(peerNamings.map(fewestGivers)).toEqual([2, 3, 3]);
    expect(decidePeers([], [1, 1, 2], 'pooled').ok).toBe(false);
  });

  test('takes only moves of the life cycle, and leaves exactly the wanted people sought', () => {
    const arb = fc.uniqueArray(
      fc.record({ giverId: fc.integer({ min: 1, max: 9 }), state: fc.constantFrom(...peerStates) }),
      { selector: ({ giverId }) => giverId },
    );
    fc.assert(
      fc.property(arb, fc.uniqueArray(fc.integer({ min: 1, max: 9 })), (present, asked) => {
        const decided = decidePeers(present, asked, 'both');
        if (!decided.ok) return;
        const states = new Map<number, string>(present.map(({ giverId, state }) => [giverId, state]));
        const apply = (ids: readonly number[], move: 'askPeer' | 'refusePeer' | 'withdrawPeer') => {
          for (const id of ids) {
            const next = nextState(peerMoveTable, (states.get(id) ?? 'none') as 'none', move);
            if (!next.ok) throw new Error(`${move} from ${states.get(id)}`);
            states.set(id, next.state);
          }
        };
        apply(decided.decision.ask, 'askPeer');
        apply(decided.decision.refuse, 'refusePeer');
        apply(decided.decision.withdraw, 'withdrawPeer');
        const left = [...states].filter(([, state]) => isSought(state as 'asked')).map(([id]) => id);
        expect(left.sort()).toEqual([...asked].sort());
      }),
    );
  });

  test('keeps who has handed in, and asks nobody again who declined', () => {
    const present = [
      { giverId: 1, state: 'handed_in' },
      { giverId: 2, state: 'declined' },
    ] as const;
    expect(decidePeers(present, [3, 4], 'both')).toEqual({ ok: false, reason: 'handed_in' });
    expect(decidePeers(present, [1, 2], 'both')).toEqual({ ok: false, reason: 'declined' });
  });
});

test('the review is written by the reviewer; before there is one, and after that one lapsed, by the acting manager', () => {
  const former = { isEmployee: false, isReviewer: true, isActingManager: false };
  const present = { isEmployee: false, isReviewer: false, isActingManager: true };
  const writers = (state: 'none' | 'draft', reviewerHasLapsed: boolean) =>
    [former, present].map((relation) => writesReview({ state, reviewerHasLapsed }, relation));
  expect(writers('none', false)).toEqual([false, true]);
  expect(writers('draft', false)).toEqual([true, false]);
  expect(writers('draft', true)).toEqual([false, true]);
});

test('an absence moves its due days to the third day after the return', () => {
  const absences = [{ from: '2026-11-02', until: '2026-11-08' }] as const;
  expect(dueAfterAbsence('2026-11-05', absences)).toBe('2026-11-12');
  expect(dueAfterAbsence('2026-11-08', absences)).toBe('2026-11-12');
  expect(dueAfterAbsence('2026-11-09', absences)).toBe('2026-11-09');
  expect(dueAfterAbsence('2026-11-01', absences)).toBe('2026-11-01');
});

test('a moved due day that falls into a second absence moves again', () => {
  const absences = [
    { from: '2026-11-12', until: '2026-11-20' },
    { from: '2026-11-02', until: '2026-11-08' },
  ] as const;
  expect(dueAfterAbsence('2026-11-05', absences)).toBe('2026-11-24');
  expect(dueAfterAbsence('2026-11-01', absences)).toBe('2026-11-01');
});
