import { expect, it } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import { companySettings, ownSettings } from './settings-parts.ts';

it.each([
  ['the ceo', { RoleName: 'ceo' }, 10, 9],
  ['a contributor', { RoleName: 'contributor' }, 10, 0],
  ['an observer', { RoleName: 'observer' }, 9, 0],
] as const)('%s finds the settings of the role', (_, profile, own, ofCompany) => {
  const viewer = buildSession(profile);
  expect([ownSettings(viewer).length, companySettings(viewer).length]).toEqual([own, ofCompany]);
});
