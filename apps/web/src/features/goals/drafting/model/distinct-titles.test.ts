import { expect, test } from 'vitest';
import { distinctTitles } from './distinct-titles.ts';

test('titles that differ only after the end of a card show where they differ', () => {
  expect(
    distinctTitles([
      'Reduce the planning time of the whole fleet to 30 ms in Europe',
      'Reduce the planning time of the whole fleet to 30 ms in Asia',
      'Hire three testers',
    ]),
  ).toEqual(['Reduce the … Europe', 'Reduce the … Asia', 'Hire three testers']);
});

test.each([
  [
    'titles that differ early',
    ['Win the north of Europe in the second half', 'Win the south of Europe in the second half'],
  ],
  ['one title twice', ['Plan paths for 200 robots in one hall', 'Plan paths for 200 robots in one hall']],
  ['no titles', []],
])('%s stay as they are', (_, titles) => {
  expect(distinctTitles(titles)).toEqual(titles);
});

test('a title that is the beginning of another one stays whole to its end', () => {
  const long = 'Cut the time from an order to a delivery in half';
  expect(distinctTitles([long, `${long} in Lyon`])).toEqual([
    'Cut the time … half',
    'Cut the time … half in Lyon',
  ]);
});
