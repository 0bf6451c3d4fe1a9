import { saveTheme } from '@bellwether/contract/calls/dashboard';
import { passwordNeededType } from '@bellwether/contract/problem';
import { createRoute } from '@tanstack/react-router';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import { api } from './api.ts';
import { isConflict } from './problem.ts';
import { renderPages } from './render-pages.fixture.tsx';
import { forgetSession, sessionState } from './session-store.ts';
import { PasswordQuestion } from './shell/password-question.tsx';

const detail = 'Please enter your password to go on.';
const wrong = 'Your password is not correct.';
const wait = { timeout: 8_000 };

const json = (status: number, body: object) => new Response(JSON.stringify(body), { status });

/** Starts a server that asks for the password until it is confirmed. Returns the paths it was asked for. */
function startServer(): string[] {
  const sent: string[] = [];
  let isConfirmed = false;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    sent.push(String(input));
    if (String(input).endsWith('/Auth/ConfirmPassword')) {
      isConfirmed = String(init?.body).includes('right');
      const errors = [{ path: 'Password', message: wrong }];
      return isConfirmed ? json(200, {}) : json(400, { detail: wrong, code: 'password_wrong', errors });
    }
    return isConfirmed
      ? json(200, { Title: 'Focus' })
      : json(409, { type: passwordNeededType, code: 'password_needed', detail });
  });
  return sent;
}

const Page = () => (
  <>
    <button type="button">Save</button>
    <PasswordQuestion />
  </>
);

async function renderForm() {
  renderPages((root) => [createRoute({ getParentRoute: () => root, path: '/v3/home', component: Page })], {
    place: '/v3/home',
    session: buildSession(),
    answers: {},
  });
  // The calls of this test use the real client.
  vi.restoreAllMocks();
  (await screen.findByText('Save')).focus();
}

const save = () => api.call(saveTheme, { body: { Title: 'Focus' } });
const field = () => screen.findByLabelText('Password', {}, wait);

afterEach(() => {
  cleanup();
  if (sessionState().status === 'signed-in') forgetSession();
  vi.restoreAllMocks();
});

it('asks once for concurrent calls, shows what is wrong, and repeats the calls', async () => {
  await renderForm();
  const sent = startServer();
  const saved = Promise.all([save(), save()]);
  const input = await field();
  // The fields are there a moment before the dialog has its name.
  await screen.findByRole('dialog', { name: 'Confirm your password' });
  await vi.waitFor(() => expect(document.activeElement).toBe(input));

  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Please input your password!');
  fireEvent.change(input, { target: { value: 'mistyped' } });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await screen.findByText(wrong);
  expect(document.activeElement).toBe(input);
  expect(input.getAttribute('aria-invalid')).toBe('true');

  fireEvent.change(input, { target: { value: 'right' } });
  fireEvent.submit(input);
  expect(await saved).toEqual([{ Title: 'Focus' }, { Title: 'Focus' }]);
  expect(sent.filter((path) => path.endsWith('/theme'))).toHaveLength(4);
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), wait);
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByText('Save')), wait);
});

it('fails the call with the server’s sentence if the person cancels, which is no conflict', async () => {
  await renderForm();
  const sent = startServer();
  const failure = save().catch((error: unknown) => error);
  await field();
  fireEvent.click(screen.getByText('Cancel'));
  expect(await failure).toMatchObject({ status: 409, detail });
  expect(isConflict(await failure)).toBe(false);
  expect(sent.filter((path) => path.endsWith('/theme'))).toHaveLength(1);
});

it('ends with the session', async () => {
  await renderForm();
  startServer();
  const failure = save().catch((error: unknown) => error);
  await field();
  act(() => forgetSession());
  expect(await failure).toMatchObject({ status: 409 });
});
