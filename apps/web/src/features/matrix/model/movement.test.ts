import { cellOf } from '@bellwether/domain/matrix/matrix';
import { describe, expect, it } from 'vitest';
import { movementWords, movesOf } from './movement.ts';

const low = cellOf(1, 2);
const high = cellOf(3, 2);
const better = cellOf(3, 4);

describe('the movement of a week', () => {
  it('joins equal moves, skips gaps, and leaves out goals that stayed or were not predicted', () => {
    const moves = movesOf([
      [high, low],
      [high, null, low],
      [low, null],
      [null, low],
      [low, low],
      [high, better],
    ]);
    expect(moves).toEqual([
      { from: high, to: low, count: 2 },
      { from: high, to: better, count: 1 },
    ]);
    expect(movementWords(moves)).toBe('3 goals moved in this week: 2 less likely, 1 in quality only');
    expect(movementWords([])).toBe('No goal moved in this week.');
  });
});
