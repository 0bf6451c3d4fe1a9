import { ProblemError } from '@bellwether/contract/problem';
import { createRoute } from '@tanstack/react-router';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { renderPages } from '#platform/render-pages.fixture.tsx';
import { SlackLinkPage } from './slack-link-page.tsx';

afterEach(cleanup);

const render = (place: string, answers: Answers = {}) =>
  renderPages(
    (root) => [createRoute({ getParentRoute: () => root, path: '/v3/slack/link', component: SlackLinkPage })],
    { place, session: buildSession(), answers },
  ).screen;

it('an account with another person’s address is not connected', async () => {
  const screen = render('/v3/slack/link?ask=a.b', {
    getSlackAsk: () => ({ SlackName: 'Mia', Team: 'Northwind', Email: 'mia@x.example', IsYours: false }),
  });
  await screen.findByText(/has the address mia@x\.example, which is not yours/);
  expect(screen.queryByRole('button', { name: 'Connect' })).toBeNull();
});

it('a link that was cut or is old says so', async () => {
  const screen = render('/v3/slack/link');
  await screen.findByText('This address is not whole');
  cleanup();
  const later = render('/v3/slack/link?ask=a.b', {
    getSlackAsk() {
      throw new ProblemError({ status: 409, detail: 'This link is old.' });
    },
  });
  await later.findByText('This account cannot be connected');
  later.getByText('This link is old.');
});
