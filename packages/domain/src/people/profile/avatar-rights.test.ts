import { expect, test } from 'vitest';
import type { RoleName } from '../roles/roles.ts';
import { mayChangeAvatar, seesPerson } from './avatar-rights.ts';

const acting = (role: RoleName, isOrgAdmin = false) => ({ id: 1, role, isOrgAdmin });
const other = (role: RoleName, isBelow = false) => ({ id: 2, role, isBelow });
const self = (role: RoleName) => ({ id: 1, role, isBelow: false });

test.each([
  ['ceo', acting('ceo'), other('observer'), true, true],
  ['org admin', acting('contributor', true), other('observer'), true, true],
  ['observer with the flag', acting('observer', true), other('observer'), true, false],
  ['observer with the flag', acting('observer', true), other('manager'), true, false],
  ['manager above', acting('manager'), other('contributor', true), true, true],
  ['manager beside', acting('manager'), other('contributor'), true, false],
  ['manager', acting('manager'), other('observer'), false, false],
  ['contributor', acting('contributor'), other('ceo'), true, false],
  ['contributor for themselves', acting('contributor'), self('contributor'), true, true],
  ['observer for themselves', acting('observer'), self('observer'), true, true],
] as const)('%s: %o on %o sees %s, changes %s', (_, viewer, person, sees, changes) => {
  expect(seesPerson(viewer, person)).toBe(sees);
  if (sees) expect(mayChangeAvatar(viewer, person)).toBe(changes);
});
