import { describe, expect, it } from 'vitest';
import { bandLabels, heightOn, placeOn, pointOf, roundScale } from './chart-geometry.ts';

it.each([
  [31, 52, 59.62],
  [0, 52, 0],
  [60, 52, 100],
  [-1, 52, 0],
  [3, 0, 0],
])('%d of %d stands at %d percent', (value, whole, place) => {
  expect(placeOn(value, whole)).toBe(place);
});

describe('the round scale', () => {
  it.each([
    ['around a band', [25, 37, 31], 52, [25, 30, 35, 40]],
    ['of one number', [7], 9, [7, 8]],
    ['down to nothing', [0, 2], 4, [0, 1, 2]],
    ['of many goals', [171, 328], 500, [100, 200, 300, 400]],
    ['without numbers', [], 0, [0, 1]],
  ])('%s', (_what, values, whole, lines) => {
    expect(roundScale(values, whole)).toEqual({ from: lines[0], to: lines.at(-1), lines });
  });

  it('has its ends at the bottom and the top', () => {
    const scale = roundScale([25, 37], 52);
    expect([25, 30, 40, 99].map((value) => heightOn(scale, value, 90))).toEqual([90, 60, 0, 0]);
  });
});

describe('the numbers under a band', () => {
  const told = (low: number, high: number) =>
    bandLabels(low, high, 50).map(({ value, anchor }) => `${value} ${anchor}`);

  it('stand under its edges, with both ends of the bar', () => {
    expect(told(20, 35)).toEqual(['20 middle', '35 middle', '0 start', '50 end']);
  });

  it('of a narrow band are written away from each other', () => {
    expect(told(24, 25)).toEqual(['24 end', '25 start', '0 start', '50 end']);
  });

  it('take the place of an end that is near', () => {
    expect(told(1, 49)).toEqual(['1 start', '49 end']);
  });
});

it('a share of the plot grows to the right and upwards', () => {
  const plot = { size: 200, left: 30, top: 10 };
  expect(pointOf({ x: 0, y: 0 }, plot)).toEqual({ x: 30, y: 210 });
  expect(pointOf({ x: 1, y: 1 }, plot)).toEqual({ x: 230, y: 10 });
});
