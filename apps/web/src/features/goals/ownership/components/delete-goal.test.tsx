import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { buildInfo } from '../../acting/components/goal-info.fixture.ts';
import { refusal, renderLayer } from '../../acting/components/render-layer.fixture.tsx';
import { goalKeys } from '../../model/query-keys.ts';
import { DeleteGoal } from './delete-goal.tsx';

afterEach(cleanup);

function openDelete(childCount: number, deleteGoal: NonNullable<Answers['deleteGoal']> = () => ({ Id: 12 })) {
  const onDeleted = vi.fn();
  const layer = renderLayer(<DeleteGoal goalId={12} onDeleted={onDeleted} />, {
    infos: [buildInfo({ Goal: { ChildCount: childCount }, Permissions: { Delete: true } })],
    answers: { deleteGoal },
  });
  const type = (value: string) =>
    fireEvent.change(screen.getByLabelText('Type DELETE to confirm'), { target: { value } });
  const button = () => screen.getByRole('button', { name: 'Delete Goal' });
  return { ...layer, onDeleted, type, button };
}

test.each(['', 'delete', 'DELETE ', 'DELET', 'DELETED'])('%j does not delete', (typed) => {
  const { type, button, callsOf } = openDelete(0);
  type(typed);
  expect(button().getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button());
  fireEvent.submit(screen.getByLabelText('Type DELETE to confirm'));
  expect(callsOf('deleteGoal')).toEqual([]);
});

test('DELETE, typed exactly, deletes and leaves', async () => {
  const { type, button, callsOf, onDeleted } = openDelete(0);
  type('DELETE');
  expect(button().getAttribute('aria-disabled')).toBeNull();
  fireEvent.click(button());
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
  expect(callsOf('deleteGoal')).toEqual([{ params: { id: '12' } }]);
});

test('a deleted goal is not read again, and its cache is dropped once its page is left', async () => {
  const { type, button, callsOf, onDeleted, rerender, client } = openDelete(0);
  type('DELETE');
  fireEvent.click(button());
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
  // Render once more while the dialog closes.
  rerender(<DeleteGoal goalId={12} onDeleted={onDeleted} />);
  await new Promise((done) => setTimeout(done, 20));
  expect(callsOf('getGoal')).toEqual([]);
  rerender(null);
  await waitFor(() => expect(client.getQueryData(goalKeys.info(12))).toBeUndefined());
});

test('it says what happens to the goals below', () => {
  openDelete(3);
  expect(screen.getByText(/The 3 goals aligned below it stay.*This goal has been deleted\./)).toBeTruthy();
});

test('it says who can restore the goal', () => {
  openDelete(0);
  expect(screen.getByText(/Only a goal admin can restore it\./)).toBeTruthy();
});

test('a refused deletion keeps the dialog and shows the reason', async () => {
  const { type, button, onDeleted } = openDelete(0, () => refusal(503, 'The database is not ready.'));
  type('DELETE');
  fireEvent.click(button());
  expect(await screen.findByText('The database is not ready.')).toBeTruthy();
  expect(onDeleted).not.toHaveBeenCalled();
});
