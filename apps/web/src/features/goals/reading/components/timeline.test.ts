import type { Comment, GoalInfo, Transition } from '@bellwether/contract/goals/goal';
import { describe, expect, it } from 'vitest';
import { ada, buildInfo, buildStatus } from '../../approval/components/goal-info.fixture.ts';
import { commentPlaceOf, timelineOf } from './timeline.ts';

function move(Id: number, CreatedAt: string, changes: Partial<Transition> = {}): Transition {
  return {
    Id,
    TransitionableType: 'Goal',
    ActionType: null,
    FromState: null,
    ToState: 'draft',
    Meta: null,
    FromName: null,
    ToName: null,
    GoalName: 'Cut delivery to four days',
    UserId: ada.Id,
    UserName: ada.Name,
    CreatedAt,
    Comments: [],
    ...changes,
  };
}

const week7 = buildStatus(7, [2, 3]).GoalPeriodWeek;

function given(Likelihood: number, Quality: number, CreatedAt: string): GoalInfo['GoalWeeklyStates'][number] {
  return { GoalPeriodWeek: week7, Likelihood, Quality, CreatedAt, UserId: ada.Id, UserName: ada.Name };
}

describe('the timeline', () => {
  it('holds moves and weeks, the latest first', () => {
    const entries = timelineOf(
      buildInfo({
        GoalTransitions: [
          move(1, '2026-10-02T08:00:00Z'),
          move(2, '2026-11-20T08:00:00Z', { FromState: 'approved', ToState: 'shelving_in_review' }),
        ],
        GoalStatuses: [buildStatus(7, [2, 3])],
        GoalWeeklyStates: [given(2, 3, '2026-11-12T10:00:00Z')],
      }),
    );
    expect(entries.map((entry) => (entry.kind === 'week' ? entry.label : entry.sentence))).toEqual([
      'Submitted shelving request',
      'Week 7 · ends Sun 15 Nov',
      'Draft created',
    ]);
  });

  it('tells of each prediction of a week what it changed', () => {
    const [entry] = timelineOf(
      buildInfo({
        GoalWeeklyStates: [
          given(3, 3, '2026-11-12T10:00:00Z'),
          given(1, 3, '2026-11-13T10:00:00Z'),
          given(1, 2, '2026-11-14T10:00:00Z'),
        ],
      }),
    );
    expect(entry?.kind === 'week' && entry.predictions.map((prediction) => prediction.change)).toEqual([
      null,
      'likelihood was Likely',
      'quality was Good',
    ]);
    expect(entry?.at).toBe('2026-11-14T10:00:00Z');
  });

  it('shows a week without prediction that was commented on', () => {
    const comment = { CreatedAt: '2026-11-15T09:00:00Z' } as Comment;
    const entries = timelineOf(
      buildInfo({ GoalStatuses: [{ ...buildStatus(7, null), Comments: [comment] }] }),
    );
    expect(entries).toMatchObject([{ kind: 'week', predictions: [], comments: [comment] }]);
  });

  it("tells an owner's act by who owned the goal then", () => {
    const back = { FromState: 'review', ToState: 'draft' };
    const entries = timelineOf(
      buildInfo({
        GoalTransitions: [
          move(1, '2026-10-02T08:00:00Z', { ...back, UserId: 9 }),
          move(2, '2026-10-03T08:00:00Z', {
            ActionType: 0,
            Meta: 9,
            FromName: 'Bob',
            ToName: 'Ada Lovelace',
          }),
          move(3, '2026-10-04T08:00:00Z', { ...back, UserId: 9 }),
        ],
      }),
    );
    expect(entries).toMatchObject([
      { sentence: 'Changes requested', detail: null },
      { sentence: 'Owner changed', detail: 'from Bob to Ada Lovelace' },
      { sentence: 'Canceled request' },
    ]);
  });

  it('puts a comment on the goal at its latest move', () => {
    expect(commentPlaceOf([])).toBeUndefined();
    expect(
      commentPlaceOf([
        move(4, '2026-10-05T08:00:00Z'),
        move(5, '2026-10-05T08:00:00Z'),
        move(3, '2026-10-02T08:00:00Z'),
      ]),
    ).toBe(5);
  });
});
