import { ProblemError } from '@bellwether/contract/problem';
import type { Strategy } from '@bellwether/contract/strategy';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '#platform/api.ts';
import { UiProvider } from '#ui/theme/ui-provider.tsx';
import { StrategyPage } from './strategy-page.tsx';

afterEach(cleanup);

const none = {
  Customers: null,
  Employees: null,
  Shareholders: null,
  Sales: null,
  Marketing: null,
  Product: null,
};

function build(changes: Partial<Strategy> = {}): Strategy {
  return {
    IsStrategy: true,
    IsDraft: false,
    PublishedAt: '2026-10-01T08:00:00Z',
    Video: { VideoUrl: null },
    StrategyBasic: { Mission: '<p>Robots people trust</p>', Vision: null, Values: null },
    Objectives: none,
    Permissions: { Edit: false },
    ...changes,
  };
}

function show(answer: () => unknown) {
  vi.spyOn(api, 'call').mockImplementation((async () => answer()) as typeof api.call);
  const router = createRouter({
    routeTree: createRootRoute({ component: StrategyPage }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </UiProvider>,
  );
}

it('shows only the filled parts', async () => {
  const screen = show(() => build());
  await screen.findByText('Robots people trust');
  expect(screen.getByRole('heading', { name: 'Mission Statement' })).toBeTruthy();
  for (const absent of ['Vision Statement', 'Message from the CEO', 'Strategic Objectives']) {
    expect(screen.queryByRole('heading', { name: absent })).toBeNull();
  }
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows the six areas in order once one is filled in', async () => {
  const screen = show(() => build({ Objectives: { ...none, Sales: '<p>Double Europe</p>' } }));
  await screen.findByText('Double Europe');
  const areas = screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
  expect(areas.slice(1)).toEqual(['Customers', 'Employees', 'Shareholders', 'Sales', 'Marketing', 'Product']);
  expect(screen.getAllByText('Not filled in')).toHaveLength(5);
});

it('loads a video only after a click, and links to other hosts', async () => {
  const screen = show(() => build({ Video: { VideoUrl: 'https://youtu.be/dQw4w9WgXcQ' } }));
  const play = await screen.findByRole('button', { name: 'Play video' });
  expect(screen.container.querySelector('iframe')).toBeNull();
  fireEvent.click(play);
  expect(screen.container.querySelector('iframe')?.src).toContain('youtube-nocookie.com/embed/dQw4w9WgXcQ');
  cleanup();
  const other = show(() => build({ Video: { VideoUrl: 'https://videos.example/ceo' } }));
  expect((await other.findByRole('link', { name: 'Watch the video' })).getAttribute('target')).toBe('_blank');
  cleanup();
  const odd = show(() => build({ Video: { VideoUrl: 'https://videos.example@evil.example/ceo' } }));
  await odd.findByText('https://videos.example@evil.example/ceo');
  expect(odd.queryByRole('link', { name: 'Watch the video' })).toBeNull();
});

it('shows editors a waiting draft, and everybody that the page is empty', async () => {
  const nothing = {
    StrategyBasic: { Mission: null, Vision: null, Values: null },
    IsStrategy: false,
    PublishedAt: null,
  };
  const screen = show(() => build({ ...nothing, IsDraft: true, Permissions: { Edit: true } }));
  await screen.findByText('A draft is not published yet. This page shows what is published.');
  expect(screen.getByText('No strategy has been published yet')).toBeTruthy();
});

it('shows that the company does not use it', async () => {
  const screen = show(() => {
    throw new ProblemError({ status: 404, detail: 'Not found.' });
  });
  await screen.findByText('Your company does not use the strategy page.');
});
