import { createRoute } from '@tanstack/react-router';
import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import { renderPages } from '#platform/render-pages.fixture.tsx';
import { CalendarPart } from './calendar-part.tsx';

afterEach(cleanup);

it('says when a link was made without showing it, renews it, and removes it', async () => {
  const CreatedAt = '2026-11-18T14:00:00.000Z';
  const { screen, calls } = renderPages(
    (root) => [
      createRoute({ getParentRoute: () => root, path: '/v3/settings', component: () => <CalendarPart /> }),
    ],
    {
      place: '/v3/settings',
      session: buildSession(),
      answers: {
        getCalendarLink: () => ({ CreatedAt }),
        makeCalendarLink: () => ({ CreatedAt, Url: 'https://north.example/api/bellwether.ics' }),
        deleteCalendarLink: () => ({ CreatedAt: null }),
      },
    },
  );
  await screen.findByText(/^A link was made on/);
  expect(screen.queryByLabelText('Calendar link')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Renew link' }));
  await screen.findByDisplayValue('https://north.example/api/bellwether.ics');
  fireEvent.click(screen.getByRole('button', { name: 'Remove link' }));
  await screen.findByRole('button', { name: 'Get a link' });
  expect(screen.queryByLabelText('Calendar link')).toBeNull();
  await waitFor(() => expect(calls('deleteCalendarLink')).toHaveLength(1));
});
