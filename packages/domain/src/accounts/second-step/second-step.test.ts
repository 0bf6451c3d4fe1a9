import { expect, test } from 'vitest';
import { mustHaveSecondStep, recoveryAlphabet, recoveryCodeForm } from './second-step.ts';

const person = {
  role: 'contributor',
  isOrgAdmin: false,
  isGoalAdmin: false,
  isGoalManager: false,
  isHrAdmin: false,
} as const;

test.each([
  ['nobody', { role: 'ceo' }, false],
  ['admins', {}, false],
  ['admins', { isGoalManager: true }, false],
  ['admins', { role: 'ceo' }, true],
  ['admins', { isOrgAdmin: true }, true],
  ['admins', { isHrAdmin: true }, true],
  ['admins', { isGoalAdmin: true }, true],
  ['everybody', {}, true],
] as const)('where %s must have a second step, %j: %s', (requirement, more, must) => {
  expect(mustHaveSecondStep(requirement, { ...person, ...more })).toBe(must);
});

test('each letter of the alphabet makes a recovery code', () => {
  for (const letter of recoveryAlphabet) expect(letter.repeat(10)).toMatch(recoveryCodeForm);
  for (const letter of '0o1li') expect(letter.repeat(10)).not.toMatch(recoveryCodeForm);
});
