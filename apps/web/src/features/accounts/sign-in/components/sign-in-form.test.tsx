import type { SignInWay } from '@bellwether/contract/accounts/sign-in-ways';
import { ProblemError } from '@bellwether/contract/problem';
import { createRoute } from '@tanstack/react-router';
import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { renderPages } from '#platform/render-pages.fixture.tsx';
import { arrivalSentence } from '../model/arrival-sentence.ts';
import { SignInForm } from './sign-in-form.tsx';

afterEach(cleanup);

const way: SignInWay = {
  Id: 3,
  Name: 'Northwind',
  Preset: 'okta',
  IsEnforced: false,
  Domains: ['north.example'],
};

async function show(ways: readonly SignInWay[], answers: Answers = {}) {
  const { screen } = renderPages(
    (root) => [
      createRoute({
        getParentRoute: () => root,
        path: '/v3/login',
        component: () => (
          <SignInForm
            domain="demo"
            ways={ways}
            to="/v3/goals?view=mine"
            isDemo={false}
            onSignedIn={() => undefined}
          />
        ),
      }),
    ],
    { place: '/v3/login', session: buildSession({}), answers },
  );
  await screen.findAllByRole('button');
  return screen;
}

it('offers the providers above the form, with the page that was asked for', async () => {
  const screen = await show([way]);
  const link = screen.getByRole('link', { name: 'Continue with Northwind (Okta)' });
  expect(link.getAttribute('href')).toBe('/api/signin/3/start?To=%2Fv3%2Fgoals%3Fview%3Dmine');
  expect(screen.getByLabelText('Password')).toBeTruthy();
});

it('leads a typed domain to its provider, and back to the password', async () => {
  const screen = await show([way]);
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ada@North.example' } });
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(screen.getByRole('button', { name: 'Continue with Northwind (Okta)' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Use a password instead' }));
  expect(screen.getByLabelText('Password')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ada@other.example' } });
  expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
});

it('hides the password form while a provider is enforced, but for those who keep theirs', async () => {
  const screen = await show([{ ...way, IsEnforced: true }]);
  expect(screen.queryByLabelText('Email')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Use a password' }));
  expect(screen.getByLabelText('Password')).toBeTruthy();
});

it('asks for what is missing, and shows a refusal that can be closed', async () => {
  const screen = await show([], {
    signIn: () => {
      throw new ProblemError({ status: 401, detail: 'No such account.' });
    },
  });
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  press();
  await screen.findByText('Please input your email!');
  expect(screen.getByText('Please input your password!')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ada@other.example' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'wrong' } });
  press();
  await screen.findByText('No such account.');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('No such account.')).toBeNull();
});

it('shows nothing of it without a provider', async () => {
  const screen = await show([]);
  expect(screen.queryByRole('link', { name: /Continue/ })).toBeNull();
});

it.each([
  [undefined, null, undefined],
  ['nonsense', null, undefined],
  ['constructor', null, undefined],
  ['deactivated', null, 'Your account here is deactivated. Please ask your org admin.'],
  ['provider_down', null, "Your company's sign-in did not answer. Try again or write to your org admin."],
  [
    'provider_down',
    'help@north.example',
    "Your company's sign-in did not answer. Try again or write to help@north.example.",
  ],
])('the code %s is said with %s', (code, support, sentence) => {
  expect(arrivalSentence(code, support)).toBe(sentence);
});
