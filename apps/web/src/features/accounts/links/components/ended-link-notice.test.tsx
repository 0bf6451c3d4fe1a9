import { ProblemError } from '@bellwether/contract/problem';
import { createRoute } from '@tanstack/react-router';
import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { renderPages } from '#platform/render-pages.fixture.tsx';
import type { EndedLink } from '../model/ended-link.ts';
import { EndedLinkNotice } from './ended-link-notice.tsx';

afterEach(cleanup);

function show(kind: EndedLink['kind'], answers: Answers = {}) {
  const link: EndedLink = { kind, token: '1.old', sentence: 'This link is not valid any more.' };
  return renderPages(
    (root) => [
      createRoute({
        getParentRoute: () => root,
        path: '/v3/login',
        component: () => <EndedLinkNotice link={link} />,
      }),
    ],
    { place: '/v3/login', session: buildSession({}), answers },
  );
}

it('mails a new invitation by the old link, and does not say whether there is one', async () => {
  const { screen, calls } = show('invitation', { renewInvitation: () => ({}) });
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This link is not valid any more. It was for choosing your first password.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Send a new link' }));
  expect((await screen.findByRole('status')).textContent).toMatch(/^If this invitation is still open,/);
  expect(calls('renewInvitation')[0]?.body).toEqual({ Token: '1.old' });
});

it('shows why no new link can be asked for now, and keeps the button', async () => {
  const { screen } = show('invitation', {
    renewInvitation: () => {
      throw new ProblemError({ status: 429, detail: 'Too many attempts.' });
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Send a new link' }));
  await screen.findByText('Too many attempts.');
  expect(screen.getByRole('button', { name: 'Send a new link' })).toBeTruthy();
});

it.each([
  ['reset', '/v3/forgotpassword'],
  ['unlock', '/v3/unlock'],
] as const)('leads from an ended %s link to its form', async (kind, href) => {
  const { screen } = show(kind);
  expect((await screen.findByRole('link', { name: 'Send a new link' })).getAttribute('href')).toBe(href);
});

it.each([
  ['reset', /not valid any more\. It was for choosing a new password/],
  ['unlock', /not valid any more\. It was for unlocking your account/],
  // The fixed sentence speaks of another link.
  ['email', /^This link was for confirming a new e-mail address/],
] as const)('says what an ended %s link was for', async (kind, words) => {
  const { screen } = show(kind);
  expect((await screen.findByText(words)).textContent).toMatch(words);
});
