import { expect, test } from 'vitest';
import { defaultLabels, ratingAxes, repeatedLabels } from './labels.ts';
import { levelCounts } from './rating.ts';

test.each([
  [['Low', 'Middle', 'High'], []],
  [['Low', 'low', 'High'], [1]],
  [['Low', 'High', '  LOW '], [2]],
  [
    ['On  track', 'On track', 'On\u00a0track'],
    [1, 2],
  ],
  [['Ｌow', 'Low'], [1]],
  [['Straße', 'STRASSE'], []],
  [['Über', 'Uber'], []],
  // An empty label is another fault.
  [['', '', 'High'], []],
])('two levels have no label that differs in case and blanks alone: %j', (labels, places) => {
  expect(repeatedLabels(labels)).toEqual(places);
});

test('the default labels of each scale are different', () => {
  for (const levels of levelCounts)
    for (const axis of ratingAxes)
      expect(repeatedLabels(defaultLabels(levels, levels).levels[axis].map(({ label }) => label))).toEqual(
        [],
      );
});
