import { cellCount, cellOf } from '@bellwether/domain/matrix/matrix';
import { describe, expect, it } from 'vitest';
import { cellAfterKey, cellWords, levelOf, ratingsAt } from './cell.ts';

const cells = Array.from({ length: cellCount }, (_, cell) => cell);

describe('a cell', () => {
  it('names both ratings in the fixed words', () => {
    expect(cellWords(cellOf(3, 4))).toBe('Likely · Very good');
    expect(cellWords(cellOf(0, 0))).toBe('Not at all · Very bad');
  });

  it('has the mean step of the ramp, rounded down', () => {
    expect(levelOf(cellOf(4, 4))).toBe(4);
    expect(levelOf(cellOf(4, 0))).toBe(2);
    expect(levelOf(cellOf(4, 3))).toBe(3);
    for (const cell of cells) {
      const { likelihood, quality } = ratingsAt(cell);
      expect(levelOf(cell)).toBeLessThanOrEqual((likelihood + quality) / 2);
    }
  });
});

describe('keys in the grid', () => {
  it('an arrow moves one step in its direction', () => {
    const middle = cellOf(2, 2);
    expect(cellAfterKey(middle, 'ArrowUp')).toBe(cellOf(3, 2));
    expect(cellAfterKey(middle, 'ArrowDown')).toBe(cellOf(1, 2));
    expect(cellAfterKey(middle, 'ArrowLeft')).toBe(cellOf(2, 1));
    expect(cellAfterKey(middle, 'ArrowRight')).toBe(cellOf(2, 3));
  });

  it('no arrow leaves the grid, and the opposite arrow leads back', () => {
    const back = {
      ArrowUp: 'ArrowDown',
      ArrowDown: 'ArrowUp',
      ArrowLeft: 'ArrowRight',
      ArrowRight: 'ArrowLeft',
    };
    for (const cell of cells) {
      for (const [key, opposite] of Object.entries(back)) {
        const next = cellAfterKey(cell, key);
        expect(cells).toContain(next);
        if (next !== undefined && next !== cell) expect(cellAfterKey(next, opposite)).toBe(cell);
      }
    }
  });

  it('Home and End move along the row, with Ctrl to the corners', () => {
    expect(cellAfterKey(cellOf(2, 2), 'Home')).toBe(cellOf(2, 0));
    expect(cellAfterKey(cellOf(2, 2), 'End')).toBe(cellOf(2, 4));
    expect(cellAfterKey(cellOf(2, 2), 'Home', true)).toBe(cellOf(4, 0));
    expect(cellAfterKey(cellOf(2, 2), 'End', true)).toBe(cellOf(0, 4));
  });

  it('other keys move nothing', () => {
    expect(cellAfterKey(12, 'a')).toBeUndefined();
    expect(cellAfterKey(12, 'Enter')).toBeUndefined();
  });
});
