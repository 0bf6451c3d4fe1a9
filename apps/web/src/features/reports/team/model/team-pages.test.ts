import { expect, test } from 'vitest';
import { type TeamItem, teamPageRules, teamPages } from './team-pages.ts';

const goals = (count: number, personId = 1, height = 40, isMain = true): TeamItem[] =>
  Array.from({ length: count }, () => ({ personId, isMain, height }));

/** Returns the number of items on each page. */
const sizes = (items: readonly TeamItem[]) => teamPages(items).map((page) => page.length);

test.each([
  ['nothing', [], []],
  ['8 main goals on the first page', goals(8), [8]],
  ['10 on each later page', goals(29), [8, 10, 10, 1]],
  ['goals below a main goal count by their height alone', [...goals(8), ...goals(8, 1, 20, false)], [16]],
  ['no page is higher than 960 pixels', goals(8, 1, 200), [4, 4]],
  ['each name takes its place', [1, 2, 3, 4, 5, 6, 7, 8].flatMap((id) => goals(1, id, 80)), [6, 2]],
  [
    'a goal that is too high has a page of its own',
    [...goals(1), ...goals(1, 1, 2000), ...goals(1)],
    [1, 1, 1],
  ],
])('%s', (_, items, expected) => {
  expect(sizes(items)).toEqual(expected);
});

test('no page is higher than the paper, whatever the heights', () => {
  const items = Array.from({ length: 200 }, (_, at) => ({
    personId: Math.floor(at / 7),
    isMain: at % 3 !== 0,
    height: 30 + ((at * 37) % 90),
  }));
  const { height, firstHead, laterHead, personHead } = teamPageRules;
  for (const [at, page] of teamPages(items).entries()) {
    const names = new Set(page.map(({ personId }) => personId)).size * personHead;
    const sum = page.reduce((all, item) => all + item.height, names + (at === 0 ? firstHead : laterHead));
    expect(sum).toBeLessThanOrEqual(height);
  }
  expect(teamPages(items).flat()).toEqual(items);
});
