import { createRoute } from '@tanstack/react-router';
import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import { renderPages } from '#platform/render-pages.fixture.tsx';
import { TimeZoneNotice } from './time-zone-notice.tsx';

let browserZone = 'Europe/Berlin';
const { resolvedOptions } = Intl.DateTimeFormat.prototype;
beforeEach(() => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    const own = resolvedOptions.call(this);
    return own.timeZone === hostZone ? { ...own, timeZone: browserZone } : own;
  });
});
const hostZone = resolvedOptions.call(new Intl.DateTimeFormat()).timeZone;
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(TimeZone: string | null = null) {
  const session = buildSession({ TimeZone });
  return renderPages(
    (root) => [createRoute({ getParentRoute: () => root, path: '/v3/home', component: TimeZoneNotice })],
    {
      place: '/v3/home',
      session: { ...session, Tenant: { ...session.Tenant, TimeZone: 'London' } },
      answers: { saveTimeZone: ({ body }) => ({ TimeZone: body.TimeZone }) },
    },
  );
}

it.each([
  ['Use Berlin', 'Berlin'],
  ['Keep London', 'London'],
])('%s is one press, and the question does not come back', async (name, TimeZone) => {
  browserZone = 'Europe/Berlin';
  const { screen, calls } = show();
  fireEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(calls('saveTimeZone')[0]?.body).toEqual({ TimeZone }));
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
});

it('proposes nothing to people with a zone of their own, or whose clock is the company’s', async () => {
  browserZone = 'Europe/Berlin';
  const own = show('Tokyo');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(own.screen.queryByRole('button', { name: /^(Use|Keep) / })).toBeNull();
  cleanup();
  browserZone = 'Europe/Lisbon';
  const same = show();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(same.screen.queryByRole('button', { name: /^(Use|Keep) / })).toBeNull();
});
