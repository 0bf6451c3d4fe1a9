import type { Transition } from '@bellwether/contract/goals/goal';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ada, buildInfo } from '../../acting/components/goal-info.fixture.ts';
import { buildList } from '../model/goals.fixture.ts';
import { renderGoals } from './render-goals.fixture.tsx';

afterEach(cleanup);

const grace = { Id: 3, Name: 'Grace Holloway' };

function move(
  id: number,
  from: Transition['FromState'],
  to: Transition['ToState'],
  by = grace,
  comment?: string,
): Transition {
  const CreatedAt = `2026-11-0${id}T08:00:00.000Z`;
  const said = {
    Id: 1,
    Name: by.Name,
    Avatar: null,
    UserId: by.Id,
    CreatedAt,
    UpdatedAt: CreatedAt,
    CommentableId: id,
    CommentableType: 'StateTransition' as const,
  };
  return {
    Id: id,
    TransitionableType: 'Goal',
    ActionType: null,
    FromState: from,
    ToState: to,
    Meta: null,
    MetaTo: null,
    FromName: null,
    ToName: null,
    GoalName: 'Cut delivery',
    UserId: by.Id,
    UserName: by.Name,
    CreatedAt,
    Comments: comment ? [{ ...said, Comment: comment }] : [],
  };
}

const submitted = [move(1, null, 'draft', ada), move(2, 'draft', 'review', ada)];

function show(GoalTransitions: Transition[], State: 'draft' | 'review' = 'draft') {
  const info = buildInfo({ Goal: { State }, GoalTransitions });
  return renderGoals('/v3/goals/12', { listGoals: () => buildList([]), getGoal: () => info }).screen;
}

it('shows who sent a goal back, and the requested changes', async () => {
  const screen = show([...submitted, move(3, 'review', 'draft', grace, 'Please name the baseline.')]);
  await screen.findByText('Changes requested by Grace Holloway');
  expect(screen.getByText('Please name the baseline.')).toBeTruthy();
});

it.each([
  ['that its owner took back', [...submitted, move(3, 'review', 'draft', ada)], 'draft'],
  ['that waits again', [...submitted, move(3, 'review', 'draft'), move(4, 'draft', 'review', ada)], 'review'],
] as const)('says nothing of a goal %s', async (_, moves, state) => {
  const screen = show([...moves], state);
  await screen.findByRole('tab', { name: 'Details' });
  expect(screen.queryByText(/Changes requested by/)).toBeNull();
});
