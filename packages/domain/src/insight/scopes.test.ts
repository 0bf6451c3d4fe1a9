import { expect, test } from 'vitest';
import { answeredScope, type LookScope, lookScopesOf } from './scopes.ts';

test.each([
  ['ceo', [2, 0, 1, 3], [0, 1, 2, 3]],
  ['manager', [2, 0, 1, 3], [0, 1, 2, 3]],
  ['contributor', [0, 3], [0, 0, 3, 3]],
  ['observer', [3], [3, 3, 3, 3]],
] as const)('%s chooses among %j', (role, offered, answered) => {
  expect(lookScopesOf(role)).toEqual(offered);
  expect(([0, 1, 2, 3] as LookScope[]).map((asked) => answeredScope(role, asked))).toEqual(answered);
});
