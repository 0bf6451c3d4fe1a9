import { expect, test } from 'vitest';
import { jobWords } from './job-words.ts';

test.each([
  ['Engineer', 'Robotics', 'Engineer · Robotics'],
  ['Head of Sales', 'Sales', 'Head of Sales'],
  ['Director, customer success', 'Customer Success', 'Director, customer success'],
  ['Sales', 'Sales', 'Sales'],
  // The department is only the end of a word.
  ['Head of Presales', 'Sales', 'Head of Presales · Sales'],
  ['', 'Sales', 'Sales'],
  [null, 'Sales', 'Sales'],
  ['Engineer', '', 'Engineer'],
])('%s in %s is shown as %s', (title, unit, shown) => {
  expect(jobWords(title, unit)).toBe(shown);
});
