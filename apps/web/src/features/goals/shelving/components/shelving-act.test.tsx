import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildInfo } from '../../approval/components/goal-info.fixture.ts';
import { renderLayer } from '../../approval/components/render-layer.fixture.tsx';
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
