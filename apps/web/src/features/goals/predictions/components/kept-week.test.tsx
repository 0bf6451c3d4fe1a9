import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildInfo, buildStatus } from '../../acting/components/goal-info.fixture.ts';
import { renderGoals } from '../../reading/components/render-goals.fixture.tsx';
import { buildList } from '../../reading/model/goals.fixture.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const question = 'You have unsaved changes.';
const keptWeeks = () => Object.keys(localStorage).filter((key) => key.includes('.status.'));

function openDrawer() {
  const info = buildInfo({
    Goal: { State: 'approved' },
    GoalStatuses: [buildStatus(7, [1, 4]), buildStatus(8, null)],
    Permissions: { Update: true },
  });
  return renderGoals('/v3/goals/12?open=update', {
    listGoals: () => buildList([]),
    getGoal: () => info,
    predictGoal: () => info,
  });
}

/** Renders the drawer at week 8, types a comment for it, then steps to week 7. */
async function typeAndStep() {
  const page = openDrawer();
  const { screen } = page;
  const comment = () => screen.getByRole('textbox', { name: /Comment/ }) as HTMLTextAreaElement;
  await screen.findByText('Week 8 · ends Sun 22 Nov');
  fireEvent.change(comment(), { target: { value: 'Parts are late' } });
  fireEvent.click(screen.getByRole('button', { name: 'Previous week' }));
  await screen.findByText('Week 7 · ends Sun 15 Nov');
  expect(comment().value).toBe('');
  const drawer = within(screen.getByRole('dialog', { name: 'Weekly update' }));
  const close = () => fireEvent.click(drawer.getByRole('button', { name: 'Close' }));
  return { ...page, comment, close };
}

test('text typed for a hidden week asks before closing, and Continue shows it again', async () => {
  const { screen, comment, close, search } = await typeAndStep();
  close();
  await screen.findByText(question);
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.queryByText(question)).toBeNull());
  expect(search().open).toBe('update');
  fireEvent.click(screen.getByRole('button', { name: 'Next week' }));
  await waitFor(() => expect(comment().value).toBe('Parts are late'));
});

test('Discard deletes it, in every shown week', async () => {
  const { screen, close, search } = await typeAndStep();
  expect(keptWeeks()).toHaveLength(1);
  close();
  await screen.findByText(question);
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(search().open).toBeUndefined());
  expect(keptWeeks()).toEqual([]);
});

test('a save leads back to the week with unsaved text, instead of closing', async () => {
  const { screen, comment, calls, search } = await typeAndStep();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Week 8 · ends Sun 22 Nov');
  await waitFor(() => expect(comment().value).toBe('Parts are late'));
  expect(calls('predictGoal')).toMatchObject([{ body: { Id: 1007, Comment: '' } }]);
  expect(search().open).toBe('update');
});

test('after a reload the drawer begins at the week with unsaved text', async () => {
  const first = await typeAndStep();
  fireEvent.change(first.comment(), { target: { value: 'One more thing' } });
  await waitFor(() => expect(keptWeeks()).toHaveLength(2));
  cleanup();
  const { screen } = openDrawer();
  const words = () => (screen.getByRole('textbox', { name: /Comment/ }) as HTMLTextAreaElement).value;
  await screen.findByText('Week 8 · ends Sun 22 Nov');
  await waitFor(() => expect(words()).toBe('Parts are late'));
  fireEvent.click(screen.getByRole('button', { name: 'Previous week' }));
  await waitFor(() => expect(words()).toBe('One more thing'));

  fireEvent.click(screen.getByRole('button', { name: 'Next week' }));
  await waitFor(() => expect(words()).toBe('Parts are late'));
  fireEvent.change(screen.getByRole('textbox', { name: /Comment/ }), { target: { value: '' } });
  await waitFor(() => expect(keptWeeks()).toHaveLength(1));
  cleanup();
  openDrawer();
  await screen.findByRole('textbox', { name: /Comment/ });
  await waitFor(() => expect(words()).toBe('One more thing'));
});

test('deleted text neither asks nor is stored', async () => {
  const { screen, comment, close, search } = await typeAndStep();
  fireEvent.click(screen.getByRole('button', { name: 'Next week' }));
  await waitFor(() => expect(comment().value).toBe('Parts are late'));
  fireEvent.change(comment(), { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Previous week' }));
  await screen.findByText('Week 7 · ends Sun 15 Nov');
  expect(keptWeeks()).toEqual([]);
  close();
  await waitFor(() => expect(search().open).toBeUndefined());
  expect(screen.queryByText(question)).toBeNull();
});
