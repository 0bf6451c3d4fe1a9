import { ProblemError } from '@bellwether/contract/problem';
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildInfo, period } from '#features/goals/acting/components/goal-info.fixture.ts';
import { renderGoals } from '#features/goals/reading/components/render-goals.fixture.tsx';
import { buildList, buildListed } from '#features/goals/reading/model/goals.fixture.ts';
import { renderMatrix } from '#features/matrix/components/render-matrix.fixture.tsx';
import { buildMatrix } from '#features/matrix/model/matrix.fixture.ts';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { renderDashboard } from './components/render-dashboard.fixture.tsx';
import { buildDashboard, buildPerson, buildReminder } from './model/dashboard.fixture.ts';

const mine = { Edit: true, ChangeParentGoal: true, ChangeGoalOwnership: true } as const;
const info = (changes: Parameters<typeof buildInfo>[0] = {}) => buildInfo({ Permissions: mine, ...changes });
const page = <T,>(data: T[], Next: string | null = null) => ({ data, Next });

const answers: Answers = {
  listPeriods: () => page([period]),
  listGoals: () => buildList([buildListed({})]),
  getGoal: () => info(),
  listGoalOwners: () => page([]),
  listParentCandidates: () => page([]),
  listChildGoals: () => ({ ...page([]), Deleted: [] }),
  listGoalFilterChoices: () => ({ Depts: [] }),
  getCarryOver: () => ({ FromPeriod: null, ToPeriod: period, Total: 0, data: [] }),
  getPredictionMatrix: () => buildMatrix([]),
  countWaitingGoals: () => ({ Count: 0 }),
};

type Screen = ReturnType<typeof renderGoals>['screen'];

interface Load {
  readonly at: string;
  /** The call that fails. */
  readonly fails: string;
  readonly says: string;
  /** What else the server answers. */
  readonly others?: Answers;
  /** The first call succeeds, later ones fail: for added pages. */
  readonly first?: () => unknown;
  /** What the person does to start the call. */
  readonly ask?: (screen: Screen) => Promise<void>;
}

const loadMore = async (screen: Screen) => {
  fireEvent.click(await screen.findByRole('button', { name: 'Load More' }));
};
const typeInto = (name: string) => async (screen: Screen) => {
  const field = await screen.findByRole('combobox', { name });
  act(() => field.focus());
  fireEvent.change(field, { target: { value: 'ada' } });
};

const goals = '/v3/goals';
const loads: readonly Load[] = [
  { at: goals, fails: 'listGoals', says: 'The goals could not be loaded.' },
  { at: goals, fails: 'listPeriods', says: 'The other quarters could not be loaded.' },
  {
    at: goals,
    fails: 'listGoals',
    says: 'More could not be loaded.',
    first: () => buildList([buildListed({})], { Next: 'next' }),
    ask: loadMore,
  },
  { at: '/v3/goals/12', fails: 'getGoal', says: 'The goal could not be loaded.' },
  {
    at: '/v3/goals/12?tab=overview',
    fails: 'listChildGoals',
    says: 'The child goals could not be loaded.',
    others: { getGoal: () => info({ Goal: { ChildCount: 2 } }) },
  },
  {
    at: '/v3/goals/12?tab=overview',
    fails: 'listChildGoals',
    says: 'More could not be loaded.',
    others: { getGoal: () => info({ Goal: { ChildCount: 2 } }) },
    first: () => ({ ...page([{ ...buildListed({ Id: 14 }), GoalStatuses: [] }], 'next'), Deleted: [] }),
    ask: loadMore,
  },
  { at: '/v3/goals?side=12', fails: 'getGoal', says: 'The goal could not be loaded.' },
  {
    at: '/v3/goals?open=filter',
    fails: 'listGoalFilterChoices',
    says: 'The departments could not be loaded.',
  },
  { at: '/v3/goals?open=filter', fails: 'listGoalOwners', says: 'The people could not be loaded.' },
  { at: '/v3/goals/12?open=owner', fails: 'listGoalOwners', says: 'The people could not be loaded.' },
  { at: '/v3/goals/12?open=parent', fails: 'listParentCandidates', says: 'The goals could not be loaded.' },
  { at: '/v3/goals/12?open=parent', fails: 'listPeriods', says: 'The other quarters could not be loaded.' },
  { at: '/v3/goals/12?open=edit', fails: 'getGoal', says: 'The goal could not be loaded.' },
  { at: '/v3/goals?open=create', fails: 'listPeriods', says: 'The other quarters could not be loaded.' },
  {
    at: '/v3/goals?open=create&period=41',
    fails: 'listPeriods',
    says: 'The quarters could not be loaded.',
  },
  { at: '/v3/goals?open=carry-over', fails: 'getCarryOver', says: 'The goals could not be loaded.' },
  { at: '/v3/home', fails: 'getDashboard', says: 'The dashboard could not be loaded.' },
  { at: '/v3/home', fails: 'getCompliance', says: 'The compliance figures could not be loaded.' },
  {
    at: '/v3/home',
    fails: 'getDashboard',
    says: 'More could not be loaded.',
    first: () => buildDashboard({ Reminders: [buildReminder()], ReminderCount: 40, Next: 'next' }),
    ask: loadMore,
  },
  {
    at: '/v3/home?open=people&figure=goals&answer=open',
    fails: 'listCompliancePeople',
    says: 'The people could not be loaded.',
  },
  {
    at: '/v3/home?open=people&figure=goals&answer=open',
    fails: 'listCompliancePeople',
    says: 'More could not be loaded.',
    first: () => page([buildPerson()], 'next'),
    ask: loadMore,
  },
  { at: '/v3/predictions/12', fails: 'getPredictionMatrix', says: 'The matrix could not be loaded.' },
  {
    at: '/v3/predictions/12',
    fails: 'searchMatrixGoals',
    says: 'The goals could not be searched.',
    ask: typeInto('Search goals by title'),
  },
];

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function open(place: string, given: Answers) {
  if (place.startsWith('/v3/home')) return renderDashboard(given, { place });
  return place.startsWith('/v3/predictions') ? renderMatrix(place, given) : renderGoals(place, given);
}

// 1-goals says little about these failures; decisions-2 Z4 wants a message with Try again for each.
it.each(loads)('$at says that $fails failed: $says', async ({ at, fails, says, others, first, ask }) => {
  let answered = 0;
  const failing = () => {
    answered += 1;
    if (first && answered === 1) return first();
    throw new ProblemError({ status: 503, detail: 'The service is not ready.' });
  };
  const { screen, calls } = open(at, { ...answers, ...others, [fails]: failing });
  await ask?.(screen);
  await screen.findAllByText(says, {}, { timeout: 4000 });
  const retry = () =>
    screen
      .getAllByText(says)
      .flatMap((sentence) => [...(sentence.closest('[role=alert]')?.querySelectorAll('button') ?? [])])
      .find((button) => button.textContent === 'Try again');
  expect(retry(), 'it offers to try again').toBeDefined();
  const before = calls(fails).length;
  // A read that another part of the page has started is not sent twice.
  await waitFor(() => {
    fireEvent.click(retry() as HTMLButtonElement);
    expect(calls(fails).length).toBeGreaterThan(before);
  });
});
