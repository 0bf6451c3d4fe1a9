import { expect, it } from 'vitest';
import { isPair, signsOf } from './points.ts';

const quiet = { before: null, now: null, needsUpdate: false, waits: false };

it('a goal that fell, is silent or waits is talked about', () => {
  expect(signsOf(quiet)).toEqual([]);
  expect(signsOf({ ...quiet, before: 2, now: 2 })).toEqual([]);
  expect(signsOf({ before: 3, now: 1, needsUpdate: true, waits: true })).toEqual([
    'fallen',
    'silent',
    'waiting',
  ]);
  expect(signsOf({ ...quiet, before: 1, now: 3 })).toEqual([]);
});

it('a manager and a report are a pair, nobody else, and nobody with oneself', () => {
  const [lead, member, peer] = [
    { id: 1, managerId: null },
    { id: 2, managerId: 1 },
    { id: 3, managerId: 1 },
  ];
  expect([isPair(lead, member), isPair(member, lead)]).toEqual([true, true]);
  expect([isPair(member, peer), isPair(member, member)]).toEqual([false, false]);
});
