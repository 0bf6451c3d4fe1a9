import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { forgetSession } from '#platform/session-store.ts';
import { openSummaries, twoGoals } from './summary.fixture.tsx';

afterEach(() => {
  cleanup();
  forgetSession();
});

it('keys turn the slides and tell which one is shown; Escape ends at the same slide', async () => {
  const { screen, search } = openSummaries('/v3/reports/summary/8/1', {
    getQuarterlySummary: () => twoGoals,
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Generate' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Present' }));
  const stage = within(await screen.findByRole('dialog'));
  const slide = await stage.findByRole('region', { name: 'Slide 1 of 3' });
  expect(document.activeElement).toBe(slide);
  const said = () => stage.getByRole('status').textContent;
  const press = async (key: string, place: number) => {
    fireEvent.keyDown(screen.getByRole('dialog'), { key });
    await waitFor(() => expect(said()).toContain(`Slide ${place} of 3`));
  };
  await press('ArrowRight', 2);
  expect(said()).toBe('Slide 2 of 3: Q3 2026 at a glance');
  await press('End', 3);
  await press('ArrowRight', 3);
  await press('PageUp', 2);
  await press('Home', 1);
  await press(' ', 2);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(search()).toEqual({ slide: 2 });
});
