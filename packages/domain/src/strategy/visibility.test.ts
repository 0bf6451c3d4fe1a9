import { describe, expect, test } from 'vitest';
import { capabilitiesOf } from '../people/roles/capabilities.ts';
import { type RoleName, roleNames } from '../people/roles/roles.ts';
import { seesStrategySummary } from './visibility.ts';

const published = { isEnabled: true, isPublished: true };
const unpublished = { isEnabled: true, isPublished: false };

const readerOf = (role: RoleName, isOrgAdmin: boolean) =>
  capabilitiesOf({ role, isOrgAdmin, isGoalAdmin: false, isGoalManager: false, isHrAdmin: false });

const viewers: [RoleName, boolean, boolean, boolean][] = [
  ['ceo', false, true, true],
  ['manager', false, true, false],
  ['manager', true, true, true],
  ['contributor', false, true, false],
  ['contributor', true, true, true],
  ['observer', false, false, false],
  ['observer', true, false, false],
];

describe('the summary on the dashboard', () => {
  test.each(viewers)('%s, org admin %s: published %s, before that %s', (role, isOrgAdmin, after, before) => {
    const reader = readerOf(role, isOrgAdmin);
    expect(seesStrategySummary(published, reader)).toBe(after);
    expect(seesStrategySummary(unpublished, reader)).toBe(before);
  });

  test.each(roleNames)('switched off, %s sees nothing', (role) => {
    for (const isPublished of [true, false])
      expect(seesStrategySummary({ isEnabled: false, isPublished }, readerOf(role, true))).toBe(false);
  });
});
