import { expect, test } from 'vitest';
import { complianceScopesOf } from './parts.ts';

test.each([
  ['ceo', [1, 2, 3]],
  ['manager', [1, 2, 3]],
  ['contributor', [3]],
  ['observer', []],
] as const)('%s: compliance scopes %j', (role, scopes) => {
  expect(complianceScopesOf({ role })).toEqual(scopes);
});
