import { expect, it } from 'vitest';
import { toggled } from './toggled.ts';

it('an id is added or taken out', () => {
  expect([...toggled(new Set([1]), 2)]).toEqual([1, 2]);
  expect([...toggled(new Set([1, 2]), 2)]).toEqual([1]);
});
