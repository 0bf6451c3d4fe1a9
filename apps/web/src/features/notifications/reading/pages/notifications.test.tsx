import { ProblemError } from '@bellwether/contract/problem';
import { createRoute } from '@tanstack/react-router';
import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { LayerHost } from '#platform/layers/layer-host.tsx';
import { goalIdParam, renderPages } from '#platform/render-pages.fixture.tsx';
import { notificationLayers } from '../../layers.tsx';
import { PreferencesPart } from '../../mails/components/preferences-part.tsx';
import { NotificationBell } from '../components/notification-bell.tsx';
import { buildNotification } from '../model/notifications.fixture.ts';
import { NotificationsPage } from './notifications-page.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const render = (place: string, answers: Answers) =>
  renderPages(
    (root) => [
      createRoute({
        getParentRoute: () => root,
        path: '/v3/notifications',
        component: () => (
          <>
            <NotificationBell />
            <NotificationsPage />
            <LayerHost tables={[notificationLayers]} />
          </>
        ),
      }),
      createRoute({
        getParentRoute: () => root,
        path: '/v3/goals/$goalId',
        params: goalIdParam,
        component: () => <p>The goal</p>,
      }),
      createRoute({
        getParentRoute: () => root,
        path: '/v3/settings',
        component: () => <PreferencesPart mailIsOn={false} />,
      }),
    ],
    { place, session: buildSession(), answers },
  );

const page = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) =>
    buildNotification({
      Id: from + count - index,
      Goal: null,
      Prediction: null,
      Body: `News ${from + count - index}`,
    }),
  );

it('shows 20 a page, and Load More only while a full page came', async () => {
  const { screen, calls } = render('/v3/notifications', {
    countUnread: () => ({ UnreadCount: 22 }),
    listNotifications: ({ params }) => ({
      Notifications: params.page === '0' ? page(20, 3) : page(3, 1),
      UnreadCount: 22,
    }),
  });
  await screen.findByText('News 23');
  fireEvent.click(screen.getByRole('button', { name: 'Load More' }));
  await screen.findByText('News 2');
  // The pages overlap by one, which is shown once.
  expect(screen.getAllByText('News 4')).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull());
  expect(calls('listNotifications').map(({ params }) => params)).toEqual([{ page: '0' }, { page: '1' }]);
});

it('says the fixed sentence without notifications, and the drawer says that all is read', async () => {
  const { screen } = render('/v3/notifications?open=notifications', {
    countUnread: () => ({ UnreadCount: 0 }),
    listNotifications: () => ({ Notifications: [], UnreadCount: 0 }),
  });
  await screen.findByText('There are no notifications right now.');
  await within(await screen.findByRole('dialog')).findByText('You are up to date');
  screen.getByRole('button', { name: 'Notifications', hidden: true });
});

it('a pressed notification is read and opens its goal', async () => {
  const told = buildNotification({
    NotifiedObjectType: 'Goal',
    NotifiedObjectId: 7,
    Subject: 'Goal Approved',
  });
  const { screen, calls, path } = render('/v3/notifications', {
    countUnread: () => ({ UnreadCount: 1 }),
    listNotifications: () => ({ Notifications: [told], UnreadCount: 1 }),
    markRead: () => ({ Id: 1, IsRead: true, UnreadCount: 0 }),
  });
  await screen.findByRole('button', { name: 'Notifications, 1 unread' });
  fireEvent.click(await screen.findByRole('link', { name: /^Unread: Ann updated/ }));
  await screen.findByText('The goal');
  expect(path()).toBe('/v3/goals/7');
  expect(calls('markRead')).toMatchObject([{ params: { id: '1' } }]);
});

it('in the drawer several changes of a goal fold, E marks the focused ones, and everything can be marked', async () => {
  const list = [3, 2, 1].map((Id) =>
    buildNotification({ Id, Goal: Id === 1 ? null : { Id: 7, Title: 'Grow' } }),
  );
  const { screen, calls } = render('/v3/notifications?open=notifications', {
    countUnread: () => ({ UnreadCount: 3 }),
    listNotifications: () => ({ Notifications: list, UnreadCount: 3 }),
    markRead: ({ params }) => ({ Id: Number(params.id), IsRead: true, UnreadCount: 1 }),
    markAllRead: () => ({ UnreadCount: 0 }),
  });
  const drawer = within(await screen.findByRole('dialog'));
  const fold = await drawer.findByRole('button', { name: /2 changes to “Grow”/ });
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(fold);
  expect(drawer.getAllByRole('link', { name: /Ann updated/ })).toHaveLength(3);
  fold.focus();
  fireEvent.keyDown(fold, { key: 'e' });
  await waitFor(() =>
    expect(calls('markRead').map(({ params }) => params)).toEqual([{ id: '3' }, { id: '2' }]),
  );
  await drawer.findByRole('button', { name: /^2 changes/ });
  fireEvent.click(drawer.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(drawer.queryByText(/^Unread/)).toBeNull());
  expect(calls('markAllRead')).toHaveLength(1);
});

it('what waits for the reader is answered in the drawer, by the review of its goal', async () => {
  const { screen, search } = render('/v3/notifications?open=notifications', {
    countUnread: () => ({ UnreadCount: 0 }),
    listNotifications: () => ({
      Notifications: [
        buildNotification({
          Subject: 'Goal Finalized',
          IsRead: true,
          Prediction: null,
          States: { From: 'approved', To: 'results_in_review' },
          Waiting: 'result',
        }),
      ],
      UnreadCount: 0,
    }),
  });
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByText(/Results in review/);
  fireEvent.click(drawer.getByRole('button', { name: 'Review: Grow' }));
  await waitFor(() => expect(search()).toMatchObject({ open: 'review-result', goal: 7 }));
});

it('a failed load offers a retry, and a failed mark is undone', async () => {
  let fails = true;
  const { screen } = render('/v3/notifications', {
    countUnread: () => ({ UnreadCount: 1 }),
    listNotifications: () => {
      if (fails) throw new ProblemError({ status: 503, detail: 'Not ready.' });
      return { Notifications: [buildNotification()], UnreadCount: 1 };
    },
  });
  await screen.findByText('The notifications could not be loaded.');
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: /^Unread: Ann updated/ });
});

it('the choice of a topic is saved at once; the e-mail switch above it is named while it is off', async () => {
  const topics = (Delivery: 'app' | 'app_and_mail') => ({
    data: [{ Topic: 'predictions' as const, Delivery }],
  });
  const { screen, calls } = render('/v3/settings', {
    listNotificationPreferences: () => topics('app_and_mail'),
    saveNotificationPreference: () => topics('app'),
  });
  const choice = await screen.findByRole('combobox', { name: 'Weekly updates' });
  screen.getByText(/^E-mail notifications are switched off above/);
  fireEvent.change(choice, { target: { value: 'app' } });
  await waitFor(() =>
    expect(calls('saveNotificationPreference')).toMatchObject([
      { body: { Topic: 'predictions', Delivery: 'app' } },
    ]),
  );
  await waitFor(() => expect((choice as HTMLSelectElement).value).toBe('app'));
});

describe('a thing that is opened', () => {
  const unread = (count: number) => {
    let UnreadCount = count;
    return {
      countUnread: () => ({ UnreadCount }),
      listNotifications: () => ({ Notifications: [], UnreadCount }),
      readOpened: () => {
        UnreadCount = 1;
        return { UnreadCount };
      },
    };
  };

  it('reads what was told of it, once, wherever it was opened from', async () => {
    const { screen, calls } = render('/v3/notifications?side=7', unread(3));
    await screen.findByRole('button', { name: 'Notifications, 1 unread' });
    expect(calls('readOpened').map(({ body }) => body)).toEqual([{ Thing: 'Goal', Id: 7 }]);
  });

  it.each([
    ['/v3/notifications?side=7', 0],
    ['/v3/notifications', 3],
  ])('at %s with %i unread asks for nothing', async (place, count) => {
    const { screen, calls } = render(place, unread(count));
    await screen.findByText('There are no notifications right now.');
    expect(calls('readOpened')).toEqual([]);
  });
});

it('shows the words of a comment, and answers them in place', async () => {
  const On = { Id: 5, Type: 'GoalStatus' } as const;
  const { screen, calls } = render('/v3/notifications', {
    countUnread: () => ({ UnreadCount: 0 }),
    listNotifications: () => ({
      Notifications: [
        buildNotification({ IsRead: true, Said: { Text: 'The supplier is late.', On } }),
        buildNotification({ Id: 2, IsRead: true, Body: 'News' }),
      ],
      UnreadCount: 0,
    }),
    addComment: () => new Promise(() => undefined),
  });
  await screen.findByText('The supplier is late.');
  fireEvent.click(screen.getByRole('button', { name: /^Reply to/ }));
  fireEvent.change(await screen.findByRole('textbox', { name: /Comment/ }), {
    target: { value: 'Who is it?' },
  });
  fireEvent.click(screen.getByRole('button', { name: /Post|Comment|Save|Add/ }));
  await waitFor(() =>
    expect(calls('addComment')).toMatchObject([{ body: { ...On, Comment: 'Who is it?' } }]),
  );
});
