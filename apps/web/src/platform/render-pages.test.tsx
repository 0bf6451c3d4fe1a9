import { createRoute } from '@tanstack/react-router';
import { expect, it, vi } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import { renderPages } from './render-pages.fixture.tsx';

function Broken(): never {
  throw new TypeError('planted');
}

it('a component that throws ends the test’s wait with its fault', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  const page = (root: Parameters<Parameters<typeof renderPages>[0]>[0]) =>
    createRoute({ getParentRoute: () => root, path: '/v3/home', component: Broken });
  const { screen } = renderPages((root) => [page(root)], {
    place: '/v3/home',
    session: buildSession(),
    answers: {},
  });
  const began = performance.now();
  await expect(screen.findByText('never shown')).rejects.toThrow('planted');
  expect(performance.now() - began).toBeLessThan(4_000);
});
