import { expect, test } from 'vitest';
import { refusalOf } from './check-poolers.ts';

test.each([
  [undefined, /^There is no PgBouncer on this machine\. Install PgBouncer 1\.21 or newer/],
  ['1.18', /^PgBouncer 1\.18 does not carry prepared statements in transaction mode\. Install /],
  ['0.99', /^PgBouncer 0\.99 does not/],
])('PgBouncer %s is refused, with what to install', (version, sentence) => {
  expect(refusalOf(version)).toMatch(sentence);
});

test.each(['1.21', '1.25', '2.0'])('PgBouncer %s is accepted', (version) => {
  expect(refusalOf(version)).toBeUndefined();
});
