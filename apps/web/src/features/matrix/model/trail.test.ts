import { cellCount, cellOf } from '@bellwether/domain/matrix/matrix';
import { describe, expect, it } from 'vitest';
import { GRID_HEIGHT, GRID_WIDTH, legsOf, middleOf, staysOf, trailWords } from './trail.ts';

const weeks = [3, 4, 5, 6, 7, 8];

describe('a trail', () => {
  it('joins weeks in one cell to one stay, and keeps the goal’s place in weeks without prediction', () => {
    expect(staysOf([6, 6, null, 6, 12, 12], weeks)).toEqual([
      { cell: 6, from: 3, to: 6 },
      { cell: 12, from: 7, to: 8 },
    ]);
  });

  it('has a new stay for a return to a cell', () => {
    expect(staysOf([7, 12, 7, null, null, null], weeks).map((stay) => stay.cell)).toEqual([7, 12, 7]);
  });

  it('of no weeks is empty', () => {
    expect(staysOf([null, null, null, null, null, null], weeks)).toEqual([]);
    expect(legsOf([])).toEqual([]);
  });

  it('can be read as text', () => {
    const stays = staysOf([null, 6, 6, null, cellOf(3, 3), null], weeks);
    expect(trailWords(stays)).toBe('Weeks 4–5 Not sure · Bad → week 7 Likely · Good');
  });
});

describe('the drawing', () => {
  it('keeps every cell inside, the most likely at the top and the best at the right', () => {
    for (let cell = 0; cell < cellCount; cell += 1) {
      const { x, y } = middleOf(cell);
      expect(x > 0 && x < GRID_WIDTH && y > 0 && y < GRID_HEIGHT).toBe(true);
    }
    expect(middleOf(cellOf(4, 4))).toEqual({ x: 540, y: 50 });
    expect(middleOf(cellOf(0, 0))).toEqual({ x: 60, y: 450 });
  });

  it('a move back is drawn beside the first move', () => {
    const [there, back] = legsOf(staysOf([7, 12, 7], weeks));
    expect(there?.head.x).not.toBe(back?.head.x);
    expect(there?.head.angle).toBe(-90);
    expect(back?.head.angle).toBe(90);
  });
});
