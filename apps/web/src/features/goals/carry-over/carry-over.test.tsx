import type { CarryOverGoal, CarryOverOffer } from '@bellwether/contract/goals/carry-over';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { buildInfo, nextPeriod, period } from '../acting/components/goal-info.fixture.ts';
import { refusal } from '../acting/components/render-layer.fixture.tsx';
import { renderGoals } from '../reading/components/render-goals.fixture.tsx';
import { alignmentOf, chosenIds, isTouched } from './model/choices.ts';

afterEach(cleanup);

function buildGoal(Id: number, changes: Partial<CarryOverGoal> = {}): CarryOverGoal {
  return {
    Id,
    Title: `Goal ${Id}`,
    State: 'approved',
    GoalType: 'SMART',
    AsksForResult: false,
    IsNotReached: false,
    UpdatedAt: '2026-11-02T08:00:00.000Z',
    Hidden: false,
    Likelihood: null,
    Quality: null,
    ParentId: 0,
    ParentTitle: null,
    ParentFate: 'none',
    NewParentId: 0,
    NewParentTitle: null,
    ParentReason: null,
    TogetherWithId: 0,
    ...changes,
  };
}

const top = buildGoal(1, {
  ParentId: 9,
  ParentFate: 'dropped',
  ParentReason: 'Its parent goal belongs to another fiscal year.',
});
const leaf = buildGoal(2, { ParentId: 1, ParentFate: 'same', NewParentTitle: 'Goal 1', TogetherWithId: 1 });
const asked = buildGoal(3, { State: 'shelving_in_review' });
const offerOf = (...data: CarryOverGoal[]): CarryOverOffer => ({
  FromPeriod: period,
  ToPeriod: nextPeriod,
  data,
  Total: data.length,
});
const replyFor = (ids: readonly number[]) => ({
  ToPeriod: nextPeriod,
  data: ids.map((id) => ({
    Id: id + 100,
    Title: `Goal ${id}`,
    CarriedFromId: id,
    ParentFate: 'none' as const,
    NewParentId: 0,
    NewParentTitle: null,
    ParentReason: null,
  })),
});

describe('the choice', () => {
  const all = [top, leaf, asked];

  test('begins with all goals except those whose owner asked to shelve them', () => {
    expect(chosenIds(all, new Map())).toEqual([1, 2]);
    expect(isTouched(all, new Map())).toBe(false);
  });

  test('counts as changed if it differs from that, and not after it was changed back', () => {
    expect(isTouched(all, new Map([[3, true]]))).toBe(true);
    expect(isTouched(all, new Map([[1, false]]))).toBe(true);
    expect(isTouched(all, new Map([[1, true]]))).toBe(false);
    // A goal that left the list is ignored.
    expect(isTouched(all, new Map([[4, false]]))).toBe(false);
  });

  test('shows that a goal follows its parent only while the parent is chosen, too', () => {
    expect(alignmentOf(leaf, all, [1, 2])).toBe(
      'Stays aligned under “Goal 1”, which is carried over as well.',
    );
    expect(alignmentOf(leaf, all, [2])).toBe('Stays aligned under “Goal 1”.');
    expect(alignmentOf(top, all, [1, 2])).toBe(
      'Not aligned any more. Its parent goal belongs to another fiscal year.',
    );
    expect(alignmentOf(asked, all, [3])).toBeNull();
    const moved = buildGoal(5, { ParentFate: 'successor', NewParentTitle: 'Next' });
    expect(alignmentOf(moved, [moved], [5])).toBe(
      'Aligned under “Next”, which its parent goal was carried over to.',
    );
    const hidden = buildGoal(5, { ParentFate: 'same', NewParentTitle: null });
    expect(alignmentOf(hidden, [hidden], [5])).toBe('Stays aligned under its parent goal.');
  });
});

async function openDrawer(answers: { offer?: () => CarryOverOffer; carry?: typeof replyFor }) {
  const view = renderGoals('/v3/goals?open=carry-over', {
    getCarryOver: answers.offer ?? (() => offerOf(top, leaf, asked)),
    carryOverGoals: ({ body }) => (answers.carry ?? replyFor)(body.GoalIds),
    dismissCarryOver: ({ body }) =>
      offerOf(...(answers.offer?.().data ?? []).filter(({ Id }) => !body.GoalIds.includes(Id))),
  });
  const drawer = within(await screen.findByRole('dialog', { name: 'Carry goals over' }));
  return { ...view, drawer };
}

test('the chosen goals are carried over, and the drafts are linked', async () => {
  const { drawer, calls } = await openDrawer({});
  expect(await drawer.findByText(/Each becomes a draft of Q1 2027 with the same texts/)).toBeTruthy();
  expect(drawer.getByText('2 of 3 chosen')).toBeTruthy();
  fireEvent.click(drawer.getByRole('checkbox', { name: 'Goal 1' }));
  expect(drawer.queryByText(/Not aligned any more/)).toBeNull();
  expect(drawer.getByText('Stays aligned under “Goal 1”.')).toBeTruthy();
  fireEvent.click(drawer.getByRole('button', { name: 'Carry over 1 goal' }));
  expect(await drawer.findByText(/1 goal was carried into Q1 2027 as a draft/)).toBeTruthy();
  expect(calls('carryOverGoals')).toEqual([{ body: { GoalIds: [2], Results: [] } }]);
  const link = drawer.getByRole('link', { name: 'Goal 2' });
  expect(link.getAttribute('href')).toBe('/v3/goals/102');
  await waitFor(() => expect(document.activeElement).toBe(link));
});

test('a running goal asks for its result, which is saved in the same step', async () => {
  const running = buildGoal(4, { AsksForResult: true });
  const { drawer, calls } = await openDrawer({ offer: () => offerOf(running, leaf) });
  const fields = within(await drawer.findByRole('group', { name: 'Result of “Goal 4”' }));
  fireEvent.click(drawer.getByRole('button', { name: 'Carry over 2 goals' }));
  expect(await fields.findByText('A description of result is required.')).toBeTruthy();
  expect(calls('carryOverGoals')).toEqual([]);
  fireEvent.click(fields.getByRole('radio', { name: /^No/ }));
  fireEvent.click(fields.getByRole('radio', { name: /Good/ }));
  fireEvent.change(fields.getByRole('textbox', { name: /Outcome/ }), { target: { value: ' Half of it ' } });
  fireEvent.click(drawer.getByRole('button', { name: 'Carry over 2 goals' }));
  expect(await drawer.findByText(/2 goals were carried into/)).toBeTruthy();
  expect(calls('carryOverGoals')).toEqual([
    {
      body: {
        GoalIds: [4, 2],
        Results: [
          {
            GoalId: 4,
            Completed: false,
            ObjectiveResult: null,
            Quality: 3,
            Outcome: 'Half of it',
            UpdatedAt: running.UpdatedAt,
          },
        ],
      },
    },
  ]);
});

test('an unticked goal asks for no result, and can be dismissed', async () => {
  const running = buildGoal(4, { AsksForResult: true });
  const missed = buildGoal(5, { State: 'finalized', IsNotReached: true });
  const { drawer, calls } = await openDrawer({ offer: () => offerOf(running, missed) });
  expect(await drawer.findByText('Not reached')).toBeTruthy();
  fireEvent.click(drawer.getByRole('checkbox', { name: 'Goal 4' }));
  expect(drawer.queryByRole('group', { name: 'Result of “Goal 4”' })).toBeNull();
  fireEvent.click(drawer.getByRole('button', { name: 'Dismiss 1 goal' }));
  await waitFor(() => expect(drawer.queryByRole('checkbox', { name: 'Goal 4' })).toBeNull());
  expect(calls('dismissCarryOver')).toEqual([{ body: { GoalIds: [4] } }]);
  expect(drawer.getByRole('checkbox', { name: 'Goal 5' })).toBeTruthy();
});

test('without a goal the button says what is missing; one press chooses all', async () => {
  const { drawer, calls } = await openDrawer({});
  fireEvent.click(await drawer.findByRole('button', { name: 'Select all' }));
  expect(drawer.getByText('3 of 3 chosen')).toBeTruthy();
  fireEvent.click(drawer.getByRole('button', { name: 'Select none' }));
  const button = drawer.getByRole('button', { name: 'Carry over' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(drawer.getByText('Please select at least one goal.')).toBeTruthy();
  fireEvent.click(button);
  expect(calls('carryOverGoals')).toEqual([]);
});

test('after a conflict the list shows the remaining goals, and the choice stays', async () => {
  let offer = offerOf(top, leaf, asked);
  const { drawer } = await openDrawer({
    offer: () => offer,
    carry: () => {
      offer = offerOf(leaf, asked);
      return refusal(409, 'This goal was carried over already.');
    },
  });
  fireEvent.click(await drawer.findByRole('checkbox', { name: 'Goal 3' }));
  fireEvent.click(drawer.getByRole('button', { name: 'Carry over 3 goals' }));
  expect(await drawer.findByText(/carried over already\. The list shows what is left\./)).toBeTruthy();
  await waitFor(() => expect(drawer.queryByRole('checkbox', { name: 'Goal 1' })).toBeNull());
  expect(drawer.getByText('2 of 2 chosen')).toBeTruthy();
});

test('a changed choice is not discarded without a question', async () => {
  const { drawer } = await openDrawer({});
  fireEvent.click(await drawer.findByRole('checkbox', { name: 'Goal 1' }));
  fireEvent.click(drawer.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('You have unsaved changes.')).toBeTruthy();
});

test.each([
  ['an empty quarter', offerOf(), 'Nothing to carry over from Q4 2026.'],
  ['a company in its first quarter', { ...offerOf(), FromPeriod: null }, 'There is no earlier quarter.'],
])('%s has nothing to carry, and the page explains that', async (_what, offer, title) => {
  const { drawer } = await openDrawer({ offer: () => offer });
  expect(await drawer.findByText(title)).toBeTruthy();
  expect(drawer.getByText(/In the last week of a quarter/)).toBeTruthy();
});

test('a failed load shows an error and can be repeated', async () => {
  let fails = true;
  const { drawer } = await openDrawer({
    offer: () => (fails ? refusal(503, 'The service is not ready.') : offerOf(top)),
  });
  expect(await drawer.findByText('The service is not ready.')).toBeTruthy();
  fails = false;
  fireEvent.click(drawer.getByRole('button', { name: /again|retry/i }));
  expect(await drawer.findByRole('checkbox', { name: 'Goal 1' })).toBeTruthy();
});

test('the detail links to the former and the next goal', async () => {
  const lineage = (Id: number, Quarter: number) => ({
    Id,
    Title: `Line ${Id}`,
    GoalPeriodId: Id,
    Quarter,
    Year: 2026,
  });
  renderGoals('/v3/goals/12?tab=details', {
    getGoal: () => buildInfo({ CarriedFrom: lineage(5, 3), CarriedTo: lineage(20, 1) }),
  });
  expect((await screen.findByRole('link', { name: 'Line 5' })).parentElement?.textContent).toBe(
    'Carried over from Line 5 (Q3 2026)',
  );
  expect(screen.getByRole('link', { name: 'Line 20' }).parentElement?.textContent).toBe(
    'Carried into Line 20 (Q1 2026)',
  );
});

test('the history shows it where the draft was created', async () => {
  renderGoals('/v3/goals/12?tab=history', {
    getGoal: () =>
      buildInfo({
        CarriedFrom: { Id: 5, Title: 'Line 5', GoalPeriodId: 5, Quarter: 3, Year: 2026 },
        GoalTransitions: [
          {
            Id: 1,
            TransitionableType: 'Goal',
            ActionType: null,
            FromState: null,
            ToState: 'draft',
            Meta: null,
            MetaTo: null,
            FromName: null,
            ToName: null,
            GoalName: 'Cut delivery to four days',
            UserId: 7,
            UserName: 'Ada Larkwood',
            CreatedAt: '2026-10-02T08:00:00Z',
            Comments: [],
          },
        ],
      }),
  });
  const created = (await screen.findByRole('heading', { name: 'Draft created' })).closest('li');
  expect(created?.textContent).toContain('Carried over from Line 5 (Q3 2026)');
});
