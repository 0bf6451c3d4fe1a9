import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildInfo } from '../../acting/components/goal-info.fixture.ts';
import { refusal, renderLayer } from '../../acting/components/render-layer.fixture.tsx';
import { ShelvingAct } from './shelving-act.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test.each([
  ['shelve', 'approved', 'Shelve', 'shelved'],
  ['request-shelving', 'approved', 'Request to Shelve', 'shelving_in_review'],
  ['reactivate', 'shelved', 'Reactivate', 'reactivated'],
  ['reactivate', 'shelving_in_review', 'Unshelve', 'reactivated'],
] as const)('%s of a goal that is %s: %s, without a comment', async (layer, State, button, Status) => {
  const info = buildInfo({
    Goal: { State },
    Permissions: { Shelve: true, RequestToShelve: true, Reactivate: true },
  });
  const { callsOf, close } = renderLayer(<ShelvingAct goalId={12} layer={layer} />, {
    infos: [info],
    answers: { shelveGoal: () => info },
  });
  fireEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(callsOf('shelveGoal')).toEqual([{ body: { Id: 12, Status, Comment: '' } }]);
});

test('a closing dialog still describes the act', async () => {
  const shelved = buildInfo({ Goal: { State: 'shelved' }, Permissions: { Reactivate: true } });
  const { close } = renderLayer(<ShelvingAct goalId={12} layer="reactivate" />, {
    infos: [shelved],
    answers: { shelveGoal: () => buildInfo({ Goal: { State: 'approved' } }) },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Reactivate' }));
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(screen.getByRole('button', { name: 'Reactivate' })).toBeTruthy();
  expect(screen.queryByText(/request to shelve is withdrawn/)).toBeNull();
});

test('a request that was answered meanwhile still shows as a withdrawal', async () => {
  const asked = { Goal: { State: 'shelving_in_review' }, Permissions: { Reactivate: true } } as const;
  renderLayer(<ShelvingAct goalId={12} layer="reactivate" />, {
    infos: [buildInfo(asked)],
    answers: {
      shelveGoal: () => refusal(409, 'This is not possible in the present state of the goal.'),
      getGoal: () => buildInfo({ Goal: { State: 'shelved' }, Permissions: { Reactivate: 'wrong_state' } }),
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Unshelve' }));
  expect(await screen.findByText('This is not possible in the present state of the goal.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Unshelve' })).toBeTruthy();
  expect(screen.getByText(/The request to shelve is withdrawn/)).toBeTruthy();
});

test.each([
  ['shelve', 3, /The 3 goals aligned below it stay, and count as unaligned/],
  ['request-shelving', 1, /The goal aligned below it stays, and counts as unaligned/],
] as const)('%s says what becomes of %i below', (layer, ChildCount, words) => {
  const info = buildInfo({ Goal: { ChildCount }, Permissions: { Shelve: true, RequestToShelve: true } });
  renderLayer(<ShelvingAct goalId={12} layer={layer} />, { infos: [info] });
  expect(screen.getByText(words)).toBeTruthy();
});
