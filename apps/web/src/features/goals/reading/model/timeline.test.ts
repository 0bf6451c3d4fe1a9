import type { Comment, GoalInfo, Transition } from '@bellwether/contract/goals/goal';
import { describe, expect, it } from 'vitest';
import { ada, buildInfo, buildStatus } from '../../acting/components/goal-info.fixture.ts';
import { commentPlaceOf, subjectWords, type TimelineEntry, timelineOf } from './timeline.ts';

function move(Id: number, CreatedAt: string, changes: Partial<Transition> = {}): Transition {
  return {
    Id,
    TransitionableType: 'Goal',
    ActionType: null,
    FromState: null,
    ToState: 'draft',
    Meta: null,
    MetaTo: null,
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

function comment(Id: number, CreatedAt: string, changes: Partial<Comment> = {}): Comment {
  return {
    Id,
    Name: ada.Name,
    Avatar: null,
    UserId: ada.Id,
    Comment: 'Parts are late.',
    CreatedAt,
    UpdatedAt: CreatedAt,
    CommentableId: 1007,
    CommentableType: 'GoalStatus',
    ...changes,
  };
}

const words = (entry: TimelineEntry) => (entry.kind === 'move' ? entry.sentence : entry.kind);

const ownResult = {
  Id: 70,
  Completed: true,
  ObjectiveResult: null,
  Quality: 3,
  Outcome: 'Three days and a half.',
  UpdatedAt: '2026-12-30T08:00:00Z',
  Comments: [],
};
const managerResult = {
  Id: 71,
  Completed: false,
  ObjectiveResult: null,
  Feedback: 'One site is at five.',
  UpdatedAt: '2026-12-31T08:00:00Z',
  Comments: [],
};

describe('the timeline', () => {
  it('contains moves, predictions and comments, the latest first', () => {
    const entries = timelineOf(
      buildInfo({
        GoalTransitions: [
          move(1, '2026-10-02T08:00:00Z'),
          move(2, '2026-11-20T08:00:00Z', { FromState: 'approved', ToState: 'shelving_in_review' }),
        ],
        GoalStatuses: [{ ...buildStatus(7, [2, 3]), Comments: [comment(5, '2026-11-14T10:00:00Z')] }],
        GoalWeeklyStates: [given(2, 3, '2026-11-12T10:00:00Z')],
      }),
    );
    expect(entries.map(words)).toEqual([
      'Submitted shelving request',
      'comment',
      'prediction',
      'Draft created',
    ]);
    expect(entries[2]).toMatchObject({ subject: { Id: 1007, Type: 'GoalStatus' }, by: 'Ada Larkwood' });
  });

  it('shows for each prediction what it changed', () => {
    const entries = timelineOf(
      buildInfo({
        GoalWeeklyStates: [given(3, 3, '2026-11-12T10:00:00Z'), given(1, 3, '2026-11-13T10:00:00Z')],
      }),
    );
    expect(entries).toMatchObject([
      { isChange: true, now: { likelihood: 1, quality: 3 }, before: { likelihood: 3, quality: 3 } },
      { isChange: false, now: { likelihood: 3 }, before: null },
    ]);
  });

  it('names the owner’s acts by the goal’s owner at that time', () => {
    const back = { FromState: 'review', ToState: 'draft' } as const;
    const entries = timelineOf(
      buildInfo({
        GoalTransitions: [
          move(1, '2026-10-02T08:00:00Z', { ...back, UserId: 9 }),
          move(2, '2026-10-03T08:00:00Z', {
            ActionType: 0,
            Meta: 9,
            MetaTo: ada.Id,
            FromName: 'Bob',
            ToName: 'Ada Larkwood',
          }),
          move(3, '2026-10-04T08:00:00Z', { ...back, UserId: 9 }),
        ],
      }),
    );
    expect(entries).toMatchObject([
      { sentence: 'Changes requested', exchange: null },
      {
        sentence: 'Owner changed',
        exchange: { of: 'owner', from: { id: 9, name: 'Bob' }, to: { id: 7, name: 'Ada Larkwood' } },
      },
      { sentence: 'Canceled request' },
    ]);
  });

  it('distinguishes an invisible parent goal from none', () => {
    const [entry] = timelineOf(
      buildInfo({ GoalTransitions: [move(1, '2026-10-02T08:00:00Z', { ActionType: 1, Meta: 44 })] }),
    );
    expect(entry).toMatchObject({
      exchange: { of: 'parent', from: { id: 44, name: null }, to: { id: null, name: null } },
    });
  });

  it('shows a result with the latest move that wrote it, and the dispute with the manager’s result', () => {
    const entries = timelineOf(
      buildInfo({
        GoalResult: ownResult,
        GoalManagerResult: managerResult,
        GoalTransitions: [
          move(1, '2026-12-29T08:00:00Z', { FromState: 'approved', ToState: 'results_in_review' }),
          move(2, '2026-12-30T08:00:00Z', {
            FromState: 'results_in_review',
            ToState: 'results_in_review',
            ActionType: 2,
          }),
          move(3, '2026-12-31T08:00:00Z', { FromState: 'results_in_review', ToState: 'finalized' }),
        ],
      }),
    );
    expect(entries).toMatchObject([
      {
        result: { of: 'manager', completed: false, isInDispute: true },
        subject: { Id: 71, Type: 'ManagerGoalResult' },
      },
      {
        result: { of: 'owner', text: 'Three days and a half.', isInDispute: false },
        subject: { Id: 70, Type: 'OwnerGoalResult' },
      },
      { result: null, subject: { Id: 1, Type: 'StateTransition' } },
    ]);
  });
});

describe('a comment', () => {
  const onMove = (id: number, at: string) =>
    comment(id, at, { CommentableId: 1, CommentableType: 'StateTransition' });

  it('on the move that was the latest then is a comment on the goal, on an older move it names the move', () => {
    const entries = timelineOf(
      buildInfo({
        GoalTransitions: [
          move(1, '2026-10-02T08:00:00Z', {
            Comments: [onMove(5, '2026-10-02T09:00:00Z'), onMove(6, '2026-10-04T09:00:00Z')],
          }),
          move(2, '2026-10-03T08:00:00Z', { FromState: 'draft', ToState: 'review' }),
        ],
      }),
    ).filter((entry) => entry.kind === 'comment');
    expect(entries.map((entry) => entry.about)).toEqual(['on Draft created', null]);
  });

  it('on a week or a result names it', () => {
    const entries = timelineOf(
      buildInfo({
        GoalStatuses: [{ ...buildStatus(7, null), Comments: [comment(5, '2026-11-14T10:00:00Z')] }],
        GoalResult: {
          ...ownResult,
          Comments: [
            comment(6, '2026-12-31T10:00:00Z', { CommentableId: 70, CommentableType: 'OwnerGoalResult' }),
          ],
        },
      }),
    );
    expect(entries).toMatchObject([{ about: 'on the result of the owner' }, { about: 'on Week 7' }]);
  });

  it('on the goal is attached to its latest move', () => {
    expect(commentPlaceOf([])).toBeUndefined();
    expect(
      commentPlaceOf([
        move(4, '2026-10-05T08:00:00Z'),
        move(5, '2026-10-05T08:00:00Z'),
        move(3, '2026-10-02T08:00:00Z'),
      ]),
    ).toBe(5);
  });

  it('shows its object before it is written', () => {
    const info = buildInfo({
      GoalTransitions: [move(1, '2026-10-02T08:00:00Z')],
      GoalStatuses: [buildStatus(7, null)],
    });
    expect(subjectWords(info, { Id: 1, Type: 'StateTransition' })).toBe('Draft created');
    expect(subjectWords(info, { Id: 1007, Type: 'GoalStatus' })).toBe('Week 7 · ends Sun 15 Nov');
    expect(subjectWords(info, { Id: 70, Type: 'OwnerGoalResult' })).toBe('Result of the owner');
    expect(subjectWords(info, { Id: 9, Type: 'StateTransition' })).toBeUndefined();
  });
});
