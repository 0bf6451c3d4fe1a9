import { expect, test } from 'vitest';
import type { CapablePerson } from '../people/roles/capabilities.ts';
import { settingsFor } from './setting-rights.ts';
import { tenantSettingNames } from './settings.ts';

const person = (given: Partial<CapablePerson>): CapablePerson => ({
  role: 'contributor',
  isOrgAdmin: false,
  isGoalAdmin: false,
  isGoalManager: false,
  isHrAdmin: false,
  ...given,
});

test.each<[string, Partial<CapablePerson>, number]>([
  ['the ceo', { role: 'ceo' }, tenantSettingNames.length],
  ['an org admin', { isOrgAdmin: true }, tenantSettingNames.length],
  ['an HR admin', { isHrAdmin: true }, 9],
  ['an observer with both flags', { role: 'observer', isOrgAdmin: true, isHrAdmin: true }, 0],
  ['a manager with other flags', { role: 'manager', isGoalAdmin: true }, 0],
])('%s', (_name, given, count) => {
  expect(settingsFor(person(given))).toHaveLength(count);
});
