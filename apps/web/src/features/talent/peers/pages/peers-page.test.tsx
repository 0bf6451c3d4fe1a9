import { ProblemError } from '@bellwether/contract/problem';
import type { PeerFeedback, PeerRound } from '@bellwether/contract/talent/peers';
import { createRoute } from '@tanstack/react-router';
import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { renderPages } from '#platform/render-pages.fixture.tsx';
import { buildTalentPerson } from '../../model/appraisal.fixture.ts';
import { PeersPage } from './peers-page.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const User = buildTalentPerson({ Id: 9, Name: 'Bo Lindqvist' });
const request: PeerFeedback = {
  Id: 4,
  User,
  CycleId: 3,
  CycleName: 'Half-year review',
  Naming: 'pooled',
  State: 'accepted',
  DueOn: '2026-12-01',
  Accept: 'accepted',
  Decline: true,
  Write: true,
  Questions: [{ Id: 1, Question: 'What helps?', Help: '', IsRequired: true, Answer: '' }],
  HandedInAt: null,
  UpdatedAt: '2026-11-01T08:00:00.000Z',
};
const round: PeerRound = {
  CycleId: 3,
  CycleName: 'Half-year review',
  User,
  OpensOn: '2026-10-01',
  DueOn: '2026-12-01',
  Open: true,
  Naming: 'pooled',
  HasSelfReview: false,
  Fewest: 3,
  Questions: [{ Id: 1, Question: 'What helps?' }],
  Propose: true,
  Givers: [],
  HandedIn: null,
  Words: null,
  Summary: null,
  UpdatedAt: null,
};

const render = (place: string, answers: Answers) =>
  renderPages(
    (root) => [
      createRoute({
        getParentRoute: () => root,
        path: '/v3/talent/peerfeedback/{-$id}/{-$userId}',
        component: PeersPage,
      }),
    ],
    { place, session: buildSession({ RoleName: 'manager' }), answers },
  );

it('accepts in one press where a request is listed, and says in words that nothing waits', async () => {
  const accepted: unknown[] = [];
  const listed = { ...request, State: 'asked', Accept: true, Write: 'asked' } as const;
  const { screen } = render('/v3/talent/peerfeedback', {
    listPeerFeedback: () => ({ Requests: accepted.length === 0 ? [listed] : [], Own: [], Team: [] }),
    answerPeerRequest: ({ body }) => {
      accepted.push(body);
      return request;
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Accept: Bo Lindqvist' }));
  await screen.findByText('Nobody asks you for feedback now');
  expect(accepted).toEqual([{ Accept: true }]);
});

it('keeps what was typed when the save is refused, and asks for required answers only at the end', async () => {
  const { screen } = render('/v3/talent/peerfeedback/4', {
    getPeerFeedback: () => request,
    savePeerFeedback: () => {
      throw new ProblemError({
        status: 409,
        detail: 'This was changed meanwhile.',
        code: 'changed_meanwhile',
      });
    },
  });
  const field = await screen.findByRole('textbox', { name: /^What helps/ });
  fireEvent.click(screen.getByRole('button', { name: 'Hand in' }));
  await screen.findByText('This question needs an answer.');
  fireEvent.change(field, { target: { value: 'Quick reviews.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/changed/);
  expect((screen.getByRole('textbox', { name: /^What helps/ }) as HTMLTextAreaElement).value).toBe(
    'Quick reviews.',
  );
});

it('does not ask fewer people than the cycle needs', async () => {
  const { screen, calls } = render('/v3/talent/peerfeedback/3/9', {
    getPeerRound: () => ({ ...round, Decide: true }),
    getOrganisation: () => ({ Version: 'v1', data: [] }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Ask these people' }));
  await screen.findByText('Please choose at least 3 people.');
  expect(calls('decidePeers')).toEqual([]);
});

it.each([
  ['waiting', {}, 'You read a summary by your manager once the review is shared'],
  [
    'no summary',
    { Open: 'shared', Propose: 'shared' },
    'fewer than three people handed in, or there is no summary',
  ],
  [
    'too few',
    { Open: 'shared', Propose: 'shared', Naming: 'manager' },
    'Too few people handed in, so nothing',
  ],
  [
    'shared',
    { Open: 'shared', Propose: 'shared', Summary: { Text: 'All like it.', IsBehind: false } },
    'All like it.',
  ],
] as const)('says to the employee what there is to read: %s', async (_name, more, words) => {
  const { screen } = render('/v3/talent/peerfeedback/3/9', { getPeerRound: () => ({ ...round, ...more }) });
  await screen.findByText(new RegExp(words));
});
