import { passwordCriteria } from '@bellwether/domain/accounts/passwords/password';
import { describe, expect, test } from 'vitest';
import { newPasswordSchema } from './accounts/password.ts';
import { acceptInvitation, signIn } from './accounts.ts';

const met = (password: string) =>
  Object.entries(passwordCriteria(password))
    .filter(([, isMet]) => isMet)
    .map(([name]) => name);

test.each([
  ['', []],
  ['aaaaaaaa', ['length']],
  ['aA', ['cases']],
  ['aA1', ['cases', 'digit']],
  ['aA1-', ['cases', 'digit', 'special']],
  ['aaaaaaa 1', ['length', 'digit']],
  ['ÄÖÜ äöü ٣', ['length', 'cases']],
  ['Пароль-1', ['length', 'cases', 'digit', 'special']],
  ['Aa1😀😀😀', ['length', 'cases', 'digit', 'special']],
])('with %o, %o is met', (password, criteria) => {
  expect(met(password)).toEqual(criteria);
});

describe('a new password', () => {
  test("is trimmed and cleaned like the sign-in's", () => {
    for (const typed of ['Correct-1', ' Correct-1 ', 'Cor\u0007rect-1', '\tCorrect-1\n']) {
      const stored = newPasswordSchema.parse(typed);
      expect(stored).toBe('Correct-1');
      expect(signIn.body.parse({ userName: 'a', password: typed }).password).toBe(stored);
    }
  });

  test('reports emptiness, then length, then strength', () => {
    const messageOf = (password: unknown) => newPasswordSchema.safeParse(password).error?.issues[0]?.message;
    expect(messageOf(undefined)).toBe('Please enter a strong password.');
    expect(messageOf('  ')).toBe('Please enter a strong password.');
    expect(messageOf('Aa1-')).toBe('Minimum 8 char required!');
    expect(messageOf('aaaaaaaaa')).toBe('Please enter a strong password.');
    expect(messageOf(`Aa1-${'x'.repeat(197)}`)).toBe('Password can have at most 200 characters.');
    expect(messageOf(`Aa1-${'x'.repeat(196)}`)).toBeUndefined();
  });
});

test('unknown fields and NUL are refused', () => {
  const body = { userName: 'a', password: 'b' };
  expect(signIn.body.safeParse(body).success).toBe(true);
  expect(signIn.body.safeParse({ ...body, remember: true }).success).toBe(false);
  expect(signIn.body.safeParse({ ...body, domain: 'a\u0000' }).success).toBe(false);
  expect(
    acceptInvitation.body.safeParse({ Token: '', Password: 'Correct-1' }).error?.issues[0]?.message,
  ).toBe('This link is not complete.');
});

test('a new password with a NUL is refused, because the sign-in would refuse it', () => {
  const Token = 'a';
  expect(acceptInvitation.body.safeParse({ Token, Password: 'Aa1!\u0000Aa1!' }).success).toBe(false);
  expect(acceptInvitation.body.safeParse({ Token, Password: 'Aa1!Aa1!' }).success).toBe(true);
});
