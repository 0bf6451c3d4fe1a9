import { expect, test } from 'vitest';
import { type RoleName, roleNames } from '../people/roles.ts';
import { mayEditStrategy, seesStrategySummary } from './visibility.ts';

const published = { isEnabled: true, isPublished: true };
const unpublished = { isEnabled: true, isPublished: false };

const viewers: [RoleName, boolean, boolean, boolean][] = [
  ['ceo', false, true, true],
  ['manager', false, true, false],
  ['manager', true, true, true],
  ['contributor', false, true, false],
  ['contributor', true, true, true],
  ['observer', false, false, false],
  ['observer', true, false, false],
];

test.each(viewers)('%s, org admin %s: published %s, before that %s', (role, isOrgAdmin, after, before) => {
  expect(seesStrategySummary(published, { role, isOrgAdmin })).toBe(after);
  expect(seesStrategySummary(unpublished, { role, isOrgAdmin })).toBe(before);
  expect(mayEditStrategy({ role, isOrgAdmin })).toBe(before);
});

test.each(roleNames)('switched off, %s sees nothing', (role) => {
  for (const isPublished of [true, false])
    expect(seesStrategySummary({ isEnabled: false, isPublished }, { role, isOrgAdmin: true })).toBe(false);
});
