import { ProblemError } from '@bellwether/contract/problem';
import { createRoute } from '@tanstack/react-router';
import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { LayerHost } from '#platform/layers/layer-host.tsx';
import { renderPages } from '#platform/render-pages.fixture.tsx';
import { sessionState } from '#platform/session-store.ts';
import { peopleLayers } from '../layers.tsx';
import { buildProfile } from '../model/profile.fixture.ts';
import { SettingsPage } from './settings-page.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const session = (Id: number, IsCurrent = false) => ({
  Id,
  IsCurrent,
  CreatedAt: '2026-11-01T08:00:00Z',
  LastSeenAt: '2026-11-01T08:00:00Z',
  UserAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0',
});

function renderSettings(answers: Answers = {}) {
  return renderPages(
    (root) => [
      createRoute({
        getParentRoute: () => root,
        path: '/v3/settings',
        component: () => (
          <>
            <SettingsPage />
            <LayerHost tables={[peopleLayers]} />
          </>
        ),
      }),
    ],
    {
      place: '/v3/settings',
      session: buildSession(),
      answers: {
        getProfile: () => buildProfile(),
        listSessions: () => ({ data: [session(2, true), session(1)], Next: null }),
        ...answers,
      },
    },
  );
}

type Screen = ReturnType<typeof renderSettings>['screen'];
const field = (screen: Screen, name: string) =>
  screen.findByRole('textbox', { name }) as Promise<HTMLInputElement>;
const write = async (screen: Screen, name: string, value: string) =>
  fireEvent.change(await field(screen, name), { target: { value } });
const save = (screen: Screen) => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

it('a profile is saved with the version it began with, and the session follows', async () => {
  const { screen, calls } = renderSettings({
    saveProfile: () => buildProfile({ Name: 'Ada Wood', UpdatedAt: '2026-11-02T08:00:00Z' }),
  });
  await write(screen, 'Name', '  Ada Wood ');
  save(screen);
  await screen.findByText('Your profile has been saved.');
  expect(calls('saveProfile')[0]).toMatchObject({
    params: { id: '7' },
    body: { Name: '  Ada Wood ', TimeZone: null, UpdatedAt: '2026-11-01T08:00:00Z' },
  });
  const now = sessionState();
  expect(now.status === 'signed-in' && now.session.Profile.Name).toBe('Ada Wood');
});

it('each rule has the documents’ message, and nothing is sent', async () => {
  const { screen, calls } = renderSettings();
  await write(screen, 'Name', ' ');
  await write(screen, 'Job title', '');
  await write(screen, 'Email', 'ada');
  await write(screen, 'LinkedIn URL', 'example.com');
  save(screen);
  for (const message of [
    'Please input your name!',
    'Please input your job title!',
    'Please enter valid email',
    'Invalid LinkedIn URL!',
  ])
    await screen.findByText(message);
  expect(calls('saveProfile')).toEqual([]);
});

it('after somebody else’s change, Reload keeps what was typed, takes the rest, and the save goes through', async () => {
  let stands = buildProfile();
  const { screen, calls } = renderSettings({
    getProfile: () => stands,
    saveProfile: ({ body }: { body: { UpdatedAt: string; Name: string; JobTitle: string } }) => {
      const fresh = buildProfile({ JobTitle: 'Head of Wood', UpdatedAt: '2026-11-03T08:00:00Z' });
      stands = fresh;
      if (body.UpdatedAt !== fresh.UpdatedAt) throw new ProblemError({ status: 409, detail: 'Changed.' });
      return { ...fresh, Name: body.Name, JobTitle: body.JobTitle };
    },
  });
  await write(screen, 'Name', 'Ada Wood');
  save(screen);
  fireEvent.click(await screen.findByRole('button', { name: 'Reload' }));
  await waitFor(async () => expect((await field(screen, 'Job title')).value).toBe('Head of Wood'));
  expect((await field(screen, 'Name')).value).toBe('Ada Wood');
  save(screen);
  await screen.findByText('Your profile has been saved.');
  expect(calls('saveProfile')[1]?.body).toMatchObject({ Name: 'Ada Wood', JobTitle: 'Head of Wood' });
});

it('the mail switch shows the former state where the save fails', async () => {
  const { screen, calls } = renderSettings({
    setEmailPreference() {
      throw new ProblemError({ status: 503, detail: 'Please try again.' });
    },
  });
  const mails = await screen.findByRole('switch');
  fireEvent.click(mails);
  await screen.findByText('Please try again.');
  expect((mails as HTMLInputElement).checked).toBe(true);
  expect(calls('setEmailPreference')).toEqual([{ params: { flag: '0' } }]);
});

it('other sessions end one by one or together; this one has no button', async () => {
  let sessions = [session(3), session(2, true), session(1)];
  const { screen } = renderSettings({
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
