import { expect, it } from 'vitest';
import {
  cellAfterKey,
  cellShare,
  middleOf,
  moveOf,
  ratingsOfTalentCell,
  talentCell,
} from './matrix-cells.ts';

const cellsOf = (levels: number) => Array.from({ length: levels * levels }, (_, cell) => cell);

it('a cell shows the more of the hue, the further it is from the middle', () => {
  expect(cellsOf(3).map((cell) => cellShare(cell, 3))).toEqual([16, 10, 16, 10, 4, 10, 16, 10, 16]);
  const shares = cellsOf(5).map((cell) => cellShare(cell, 5));
  expect([Math.min(...shares), Math.max(...shares)]).toEqual([4, 16]);
});

it.each([3, 5])('each cell of %d levels has its own pair of ratings', (levels) => {
  const back = cellsOf(levels).map((cell) => {
    const { primary, secondary } = ratingsOfTalentCell(cell, levels);
    return talentCell(primary, secondary, levels);
  });
  expect(back).toEqual(cellsOf(levels));
});

it.each([
  [
    { PrimaryRating: 2, SecondaryRating: 1 },
    { PrimaryRating: 1, SecondaryRating: 1 },
    { from: 4, to: 7 },
  ],
  [{ PrimaryRating: 2, SecondaryRating: 1 }, undefined, undefined],
  [{ PrimaryRating: 2 }, { PrimaryRating: 1, SecondaryRating: 1 }, undefined],
  // The rating of the previous quarter is from a scale of five levels.
  [{ PrimaryRating: 2, SecondaryRating: 1 }, { PrimaryRating: 4, SecondaryRating: 1 }, undefined],
])('the move to %o from %o is %o', (now, former, move) => {
  expect(moveOf(now, former, 3)).toEqual(move);
});

it('the highest rating stands at the top right', () => {
  expect(middleOf(8, 3)).toEqual({ x: (2.5 / 3) * 100, y: (0.5 / 3) * 100 });
});

it.each([
  ['ArrowUp', 7],
  ['ArrowDown', 1],
  ['ArrowLeft', 3],
  ['ArrowRight', 5],
  ['Home', 3],
  ['End', 5],
  ['Enter', undefined],
])('from the middle of nine, %s leads to %s', (key, to) => {
  expect(cellAfterKey(4, 3, key)).toBe(to);
});

it.each([3, 5])('no key leaves a grid of %d levels', (levels) => {
  const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];
  const reached = cellsOf(levels).flatMap((cell) =>
    keys.flatMap((key) => [false, true].map((withCtrl) => cellAfterKey(cell, levels, key, withCtrl))),
  );
  expect(reached.filter((cell) => cell === undefined || cell < 0 || cell >= levels * levels)).toEqual([]);
});
