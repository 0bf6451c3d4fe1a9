import { describe, expect, test } from 'vitest';
import { blockingTime, largestPaint, layoutShift, type Seen, worstInteraction } from './vitals.ts';

const nothing: Seen = {
  firstPaint: undefined,
  largest: [],
  shifts: [],
  tasks: [],
  events: [],
  origin: 0,
  now: 0,
  lastActive: 0,
};

describe('the largest paint', () => {
  test('is the last candidate, because each is larger than the one before', () => {
    const largest = [
      { at: 900, what: 'h1' },
      { at: 2_100, what: 'a' },
    ];
    expect(largestPaint({ ...nothing, largest })).toBe(2_100);
  });

  test('of an empty page is NaN, which misses every bar', () => {
    expect(largestPaint(nothing)).toBeNaN();
  });
});

describe('blocking time', () => {
  const tasks = [
    { start: 100, duration: 400 },
    { start: 900, duration: 120 },
    { start: 1_500, duration: 50 },
  ];

  test('is the time of tasks beyond 50 ms', () => {
    expect(blockingTime({ firstPaint: 0, tasks })).toBe(350 + 70);
  });

  test('begins with the first paint, also inside a task', () => {
    expect(blockingTime({ firstPaint: 600, tasks })).toBe(70);
    expect(blockingTime({ firstPaint: 940, tasks })).toBe(30);
    expect(blockingTime({ firstPaint: 1_000, tasks })).toBe(0);
  });

  test('of a page that painted nothing is NaN', () => {
    expect(blockingTime({ firstPaint: undefined, tasks })).toBeNaN();
  });
});

describe('the layout shift', () => {
  const shift = (at: number, value: number, isAsked = false) => ({ at, value, isAsked });

  test('is the worst group of shifts, not their sum', () => {
    expect(layoutShift([shift(100, 0.01), shift(800, 0.02), shift(3_000, 0.025)])).toBeCloseTo(0.03);
  });

  test('a group lasts at most five seconds', () => {
    const steady = Array.from({ length: 10 }, (_, index) => shift(index * 900, 0.01));
    expect(layoutShift(steady)).toBeCloseTo(0.06);
  });

  test("does not count shifts after a person's input", () => {
    expect(layoutShift([shift(100, 0.01), shift(200, 0.5, true)])).toBeCloseTo(0.01);
    expect(layoutShift([])).toBe(0);
  });
});

test('the worst interaction is the longest act; moving the pointer is not an act', () => {
  const event = (interaction: number, duration: number) => ({
    interaction,
    duration,
    name: 'click',
    start: 0,
  });
  expect(worstInteraction([event(0, 300), event(7, 80), event(8, 120)])).toBe(120);
  expect(worstInteraction([event(0, 300)])).toBe(0);
});
