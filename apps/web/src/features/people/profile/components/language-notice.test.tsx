import { createRoute } from '@tanstack/react-router';
import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import { renderPages } from '#platform/render-pages.fixture.tsx';
import { LanguageNotice } from './language-notice.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(browser: readonly string[], Locale: string | null = null) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browser);
  return renderPages(
    (root) => [createRoute({ getParentRoute: () => root, path: '/v3/home', component: LanguageNotice })],
    {
      place: '/v3/home',
      session: buildSession({ Locale }),
      answers: { setLocale: ({ body }) => ({ Locale: body.Locale }) },
    },
  );
}

it.each([
  ['Use English (United Kingdom)', 'en-GB'],
  ['Keep English (United States)', 'en-US'],
])('%s is one press, and the question does not come back', async (name, Locale) => {
  const { screen, calls } = show(['en-GB', 'de']);
  fireEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(calls('setLocale')[0]?.body).toEqual({ Locale }));
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
});

it.each([
  ['whoever has chosen', ['de-DE'], 'en-US'],
  ['whose browser asks for the company’s', ['en-US', 'de'], null],
  ['whose browser asks for a language that is not offered', ['it'], null],
])('does not ask %s', async (_, browser, locale) => {
  const { screen } = show(browser, locale);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('button', { name: /^(Use|Keep) / })).toBeNull();
});
