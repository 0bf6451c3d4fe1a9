import { ProblemError } from '@bellwether/contract/problem';
import { createRoute } from '@tanstack/react-router';
import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { renderPages } from '#platform/render-pages.fixture.tsx';
import { buildProfile } from '../model/profile.fixture.ts';
import { NotificationSettings, SessionSettings } from './own-settings-page.tsx';
import { signedIn } from './render-profile.fixture.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function renderPart(component: () => ReactNode, answers: Answers) {
  return renderPages(
    (root) => [createRoute({ getParentRoute: () => root, path: '/v3/settings/part', component })],
    {
      place: '/v3/settings/part',
      session: buildSession(),
      answers: { getProfile: () => buildProfile(), ...answers },
    },
  );
}

it('the mail switch shows the former state where the save fails', async () => {
  const { screen, calls } = renderPart(NotificationSettings, {
    setEmailPreference() {
      throw new ProblemError({ status: 503, detail: 'Please try again.' });
    },
  });
  const mails = await screen.findByRole('switch', { name: /^Send me e-mail notifications/ });
  fireEvent.click(mails);
  await screen.findByText('Please try again.');
  expect((mails as HTMLInputElement).checked).toBe(true);
  expect(calls('setEmailPreference')).toEqual([{ params: { flag: '0' } }]);
});

it('other sessions end one by one or together; this one has no button', async () => {
  let sessions = [signedIn(3), signedIn(2, true), signedIn(1)];
  const { screen } = renderPart(SessionSettings, {
    listSessions: () => ({ data: sessions, Next: null }),
    endOneSession: ({ params }: { params: { id: string } }) => {
      sessions = sessions.filter((each) => `${each.Id}` !== params.id);
      return { Id: 3 };
    },
    endOtherSessions: () => {
      sessions = sessions.filter((each) => each.IsCurrent);
      return {};
    },
  });
  const list = await screen.findByRole('list', { name: 'Where you are signed in' });
  const [first] = within(list).getAllByRole('button', { name: 'End Firefox on Linux' });
  expect(within(list).getAllByRole('button')).toHaveLength(2);
  if (first) fireEvent.click(first);
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
  fireEvent.click(screen.getByRole('button', { name: 'End others' }));
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'End others' })).toBeNull();
});

it('sessions that could not be loaded say so', async () => {
  const { screen } = renderPart(SessionSettings, {
    listSessions() {
      throw new ProblemError({ status: 400, detail: 'No.' });
    },
  });
  await screen.findByText('Your sessions could not be loaded.');
});
