import { expect, test } from 'vitest';
import { complianceScopesOf, hasReminders, mayEditTheme } from './parts.ts';

test.each([
  ['ceo', [1, 2, 3], true, true],
  ['manager', [1, 2, 3], true, false],
  ['contributor', [3], true, false],
  ['observer', [], false, false],
] as const)('%s: scopes %j, reminders %s, theme %s', (role, scopes, reminders, theme) => {
  expect(complianceScopesOf({ role })).toEqual(scopes);
  expect(hasReminders({ role })).toBe(reminders);
  expect(mayEditTheme({ role, isOrgAdmin: false })).toBe(theme);
});

test.each([
  ['ceo', true],
  ['manager', true],
  ['contributor', true],
  ['observer', false],
] as const)('an org admin who is %s edits the theme: %s', (role, may) => {
  expect(mayEditTheme({ role, isOrgAdmin: true })).toBe(may);
});
