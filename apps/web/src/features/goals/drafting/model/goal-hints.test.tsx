import type { ListedGoal } from '@bellwether/contract/goals/goal';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildInfo, buildSession, nextPeriod, period } from '../../acting/components/goal-info.fixture.ts';
import { renderLayer } from '../../acting/components/render-layer.fixture.tsx';
import { buildList, buildListed } from '../../reading/model/goals.fixture.ts';
import { GoalDrafting } from '../components/goal-drafting.tsx';
import { placeHints } from '../model/goal-hints.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const noNumber = /The measurement holds no number/;
const noVerb = /The title names no action/;
const notAligned = /The goal is not aligned/;

function openForm(session = buildSession(), own: readonly string[] = []) {
  const mine = own.map((Title, at) => ({ ...buildInfo().Goal, Id: 90 + at, GoalDetail: { Title } }));
  const onCreated = vi.fn();
  const view = renderLayer(
    <GoalDrafting layer="create" goalId={undefined} periodId={undefined} onCreated={onCreated} />,
    {
      session,
      answers: {
        listPeriods: () => ({ data: [nextPeriod, period], Next: null }),
        createGoal: () => buildInfo(),
        listGoals: () => ({ data: mine, goalEdits: [], pendingEdits: [], followed: [], ceo: 1, Next: null }),
      },
    },
  );
  return { ...view, onCreated };
}

const write = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
const found = (text: RegExp) => waitFor(() => expect(screen.getByText(text)).toBeTruthy(), { timeout: 3000 });

test('a hint appears after a pause, at its field, and disappears when the text is better', async () => {
  openForm();
  write(/^Title/, 'Customer happiness first');
  write(/^Measurement/, 'Customers are happier');
  expect(screen.queryByText(noNumber)).toBeNull();
  await found(noNumber);
  const hint = screen.getByText(noNumber);
  expect(hint.getAttribute('aria-live')).toBe('polite');
  const field = screen.getByRole('textbox', { name: /^Measurement/ });
  const described = field.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.contains(hint)).toBe(true);
  expect(screen.getByText(noVerb)).toBeTruthy();
  expect(screen.getByText(notAligned)).toBeTruthy();
  write(/^Measurement/, 'Satisfaction of 45 by 31 December');
  await waitFor(() => expect(screen.queryByText(noNumber)).toBeNull(), { timeout: 3000 });
  // The line has reserved space, so nothing below it moves.
  expect(hint.isConnected).toBe(true);
});

test('an empty form has no hints', async () => {
  openForm();
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(screen.queryByText(/holds no|names no|not aligned/)).toBeNull();
});

test('hints never block a save', async () => {
  const { callsOf, onCreated } = openForm();
  write(/^Title/, 'Customer happiness first');
  write(/^Measurement/, 'Customers are happier');
  await found(noNumber);
  fireEvent.click(screen.getByRole('button', { name: 'Request Approval' }));
  await waitFor(() => expect(callsOf('createGoal')).toHaveLength(1));
  await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
});

test('the title of another own goal of the quarter gives a hint, with one call for all keystrokes', async () => {
  const { callsOf } = openForm(undefined, ['Launch the portal']);
  for (const end of ['Launch', 'Launch the', 'launch  Portal']) write(/^Title/, end);
  await found(/You already have a goal with this title/);
  expect(callsOf('listGoals')).toEqual([
    { body: { GoalSelectFilter: 'MyGoals', PeriodId: period.Id, PageSize: 100 }, signal: expect.anything() },
  ]);
});

test('the ceo’s goals are at the top, so a missing parent gives no hint', async () => {
  openForm(buildSession({ RoleName: 'ceo', ParentId: 0 }));
  write(/^Title/, 'Customer happiness first');
  await found(noVerb);
  expect(screen.queryByText(notAligned)).toBeNull();
});

test('OKR: one hint a field, in the words of the type', () => {
  const hint = (code: 'no_verb' | 'duplicate' | 'no_number' | 'no_date') => ({ code, sentence: code });
  const all = [hint('no_verb'), hint('duplicate'), hint('no_number'), hint('no_date')];
  expect(placeHints(all, 'SMART')).toEqual({ Title: 'no_verb', Measurement: 'no_number' });
  expect(placeHints(all, 'OKR')).toEqual({
    Title: expect.stringContaining('The objective'),
    Measurement: expect.stringContaining('The key results'),
  });
});

test('during the save of a new goal its own title gives no hint', async () => {
  let saved: ListedGoal[] = [];
  const goal = buildListed({ Id: 90, GoalDetail: { Title: 'Cut delivery to four days' } });
  const listGoals = vi.fn(() => buildList(saved));
  const onCreated = vi.fn();
  renderLayer(<GoalDrafting layer="create" goalId={undefined} periodId={undefined} onCreated={onCreated} />, {
    answers: {
      listPeriods: () => ({ data: [nextPeriod, period], Next: null }),
      createGoal: () => {
        saved = [goal];
        return buildInfo();
      },
      listGoals,
    },
  });
  write(/^Title/, 'Cut delivery to four days');
  write(/^Measurement/, 'Median of 4 days');
  await waitFor(() => expect(listGoals).toHaveBeenCalled());
  const before = listGoals.mock.calls.length;
  const told: boolean[] = [];
  const watch = setInterval(() => told.push(screen.queryByText(/already have a goal/) !== null), 20);
  fireEvent.click(screen.getByRole('button', { name: 'Request Approval' }));
  await waitFor(() => expect(onCreated).toHaveBeenCalled(), { timeout: 5000 });
  clearInterval(watch);
  expect(listGoals.mock.calls.length).toBeGreaterThan(before);
  expect(told.length).toBeGreaterThan(10);
  expect(told).not.toContain(true);
});
