import { expect, test } from 'vitest';
import { defaultLabels, ratingAxes, repeatedLabels, scaleOf } from './labels.ts';
import { levelCounts } from './rating.ts';
import { scaleInWords } from './scale-words.ts';
import * as german from './words.labels.de.ts';
import { defaultLabelWords } from './words.labels.ts';

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

test('a scale with default words of any language is read in the reader’s, and the company’s own words stay', () => {
  const stored = scaleOf(defaultLabels(3, 3, german.defaultLabelWords));
  expect(scaleInWords(stored, defaultLabelWords)).toEqual(scaleOf(defaultLabels(3, 3)));
  const [low, middle, high] = stored.levels.primary;
  const chosen = { label: 'Ganz oben', description: high?.description ?? '' };
  const primary = [low ?? null, null, chosen];
  const read = scaleInWords({ ...stored, levels: { ...stored.levels, primary } }, defaultLabelWords);
  const [own, , ownHigh] = defaultLabels(3, 3).levels.primary;
  expect(middle).toBeDefined();
  expect(read.levels.primary).toEqual([own, null, { label: 'Ganz oben', description: ownHigh?.description }]);
});
