import { ProblemError } from '@bellwether/contract/problem';
import { describe, expect, it } from 'vitest';
import { invitationFormSchema } from './links/pages/invitation-page.tsx';
import { signInFailure } from './sign-in/model/sign-in-failure.ts';
import { invitedTo } from './words.links.ts';
import { sessionEnded } from './words.ts';

describe('sign-in failure', () => {
  it('shows the server’s sentence, one replaced, none as "Something went wrong!!"', () => {
    const refusal = (code: string, detail: string) => new ProblemError({ status: 401, code, detail });
    expect(signInFailure(refusal('wrong_password', 'The email or the password is wrong.'))).toBe(
      'The email or the password is wrong.',
    );
    expect(signInFailure(refusal('tenant_deactivated', 'Your tenant is deactivated.'))).toBe(
      'Your company is not active, contact support for assistance.',
    );
    expect(signInFailure(new Error('no answer'))).toBe('Something went wrong!!');
  });
});

it('promises stored input only if it is stored', () => {
  const ended = 'Your session has ended. Sign in again to go on where you were';
  expect(sessionEnded(true)).toBe(`${ended}; what you typed is kept.`);
  expect(sessionEnded(false)).toBe(`${ended}.`);
});

it('names the inviter, and names the company once', () => {
  expect(invitedTo('Acme', 'Ada Larkwood')).toBe('Ada Larkwood invited you to Acme.');
  // The first person of a company is invited by the company.
  expect(invitedTo('Acme', 'Acme')).toBe('Acme invited you.');
});

describe('invitation form (texts.9)', () => {
  const messages = (form: object) => {
    const read = invitationFormSchema.safeParse({
      password: 'Abcdefg1!',
      confirmation: 'Abcdefg1!',
      terms: true,
      privacy: true,
      ...form,
    });
    return read.success ? [] : read.error.issues.map((issue) => issue.message);
  };

  it('accepts four criteria, an equal confirmation and both agreements', () => {
    expect(messages({})).toEqual([]);
  });

  it.each([
    [{ password: '', confirmation: 'x' }, 'Please enter a strong password.'],
    [{ password: 'Ab1!' }, 'Minimum 8 char required!'],
    [{ password: 'abcdefgh1', confirmation: 'abcdefgh1' }, 'Please enter a strong password.'],
    [{ confirmation: '' }, 'Please enter your password to confirm.'],
    [{ confirmation: 'Abcdefg2!' }, 'New password does not match.'],
    [{ terms: false }, 'Please accept the Terms and Conditions'],
    [{ privacy: false }, 'Please accept the Privacy Policy.'],
  ])('%o: %s', (form, message) => {
    expect(messages(form)).toContain(message);
  });

  it('reports different passwords beside other faults', () => {
    expect(messages({ confirmation: 'other', terms: false })).toEqual(
      expect.arrayContaining(['New password does not match.', 'Please accept the Terms and Conditions']),
    );
  });
});
