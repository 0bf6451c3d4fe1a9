import { passwordCriteria } from '@bellwether/domain/accounts/passwords/password';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newPasswordSchema } from './accounts/password.ts';
import { mayWrite } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { makeReport, previewReport } from './reports/preview.ts';

test('every call has its own name and path', () => {
  const names = endpoints.map((endpoint) => endpoint.name);
  expect(new Set(names).size).toBe(names.length);
  const ways = endpoints.map(
    (endpoint) => `${endpoint.method} ${endpoint.path.toLowerCase().replace(/\{\w+\}/g, '{}')}`,
  );
  expect(new Set(ways).size).toBe(ways.length);
});

test('reports are made and previewed where a company is only read, by people and not by programs', () => {
  for (const { callers, ...call } of [previewReport, makeReport])
    expect([call.name, mayWrite(call), callers]).toEqual([call.name, false, ['session']]);
});

test('a reply with a secret that is shown once is not kept for a repeat', () => {
  const secretsIn = (reply: unknown): boolean => {
    if (typeof reply !== 'object' || reply === null) return false;
    return Object.entries(reply).some(
      ([name, value]) => /^(secret|token|password|codes)$/i.test(name) || secretsIn(value),
    );
  };
  const showing = endpoints.filter(
    ({ method, scope, reply }) =>
      method === 'POST' &&
      scope !== 'none' &&
      !('kind' in reply) &&
      secretsIn(z.toJSONSchema(reply, { io: 'input', unrepresentable: 'any' })),
  );
  expect(showing.map(({ name }) => name).sort()).toEqual(['addWebhook', 'rollWebhookSecret']);
  for (const { name, showsSecret } of showing) expect([name, showsSecret]).toEqual([name, true]);
});

test('every placeholder of a path is a validated parameter', () => {
  for (const { name, path, params } of endpoints) {
    const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort();
    const shape = params
      ? Object.keys((params as { _zod: { def: { shape?: object } } })._zod.def.shape ?? {}).sort()
      : [];
    expect([name, shape]).toEqual([name, placeholders]);
  }
});

test('only signing in, accepting an invitation, and signed or public addresses need no session', () => {
  const open = endpoints.filter((endpoint) => endpoint.who === 'anyone').map((endpoint) => endpoint.name);
  expect(open.sort()).toEqual([
    'acceptInvitation',
    'askPasskey',
    'askSecondStep',
    'checkInvitation',
    'checkNotMe',
    'checkPasswordReset',
    'confirmEmail',
    'finishSecondStep',
    'finishSignIn',
    'getCalendar',
    'getLogoPicture',
    'getPicture',
    'getPrivacy',
    'getSignInWays',
    'getTenant',
    'notMe',
    'readMailSwitches',
    'renewInvitation',
    'requestPasswordReset',
    'requestUnlock',
    'resetPassword',
    'signIn',
    'signInByPasskey',
    'switchMailsByLink',
    'unlockAccount',
    'unsubscribe',
  ]);
});

test.each([
  ['', 'Please enter a strong password.'],
  ['Ab1!', 'Minimum 8 char required!'],
  ['abcdefgh', 'Please enter a strong password.'],
  ['Abcdefg1', 'Please enter a strong password.'],
])('"%s" is refused: %s', (password, message) => {
  expect(newPasswordSchema.safeParse(password).error?.issues.map((issue) => issue.message)).toContain(
    message,
  );
});

test('a password that meets all four criteria is accepted, trimmed', () => {
  expect(newPasswordSchema.parse('  Grün-Wald-7 ')).toBe('Grün-Wald-7');
  expect(passwordCriteria('Aa1!Aa1!')).toEqual({ length: true, cases: true, digit: true, special: true });
});
