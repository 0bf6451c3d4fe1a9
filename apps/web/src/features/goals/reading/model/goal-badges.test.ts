import type { ListedGoal } from '@bellwether/contract/goals/goal';
import type { PendingEditState } from '@bellwether/domain/goals/edit-lifecycle';
import { describe, expect, it } from 'vitest';
import { ada, buildSession, period } from '../../acting/components/goal-info.fixture.ts';
import { badgesOf } from './goal-badges.ts';
import { buildListed, buildRecent } from './goals.fixture.ts';

function labels(goal: Partial<ListedGoal>, editState: PendingEditState | null = null, viewerId = ada.Id) {
  const { Profile: viewer } = buildSession({ Id: viewerId });
  return badgesOf({ goal: buildListed(goal), editState, viewer, period }).map((badge) => badge.label);
}

const earlier = { PeriodStartDate: '2026-07-01' };
const yes = { Id: 1, Completed: true, ObjectiveResult: null };
const no = { Id: 2, Completed: false, ObjectiveResult: null };

describe('the badges of a card', () => {
  it('ask observers for nothing', () => {
    const { Profile: viewer } = buildSession({ RoleName: 'observer' });
    const goal = buildListed({ IsNeedsUpdate: true });
    expect(badgesOf({ goal, editState: null, viewer, period })).toEqual([]);
  });

  it('are none for a goal on track', () => expect(labels({})).toEqual([]));

  it.each<[string, Partial<ListedGoal>, string[]]>([
    ['needs its prediction', { IsNeedsUpdate: true }, ['Needs Update']],
    ['was sent back', { State: 'draft', Reminder: 'sent_back' }, ['Changes requested']],
    ['is unlikely', { MostRecentGoalStatus: buildRecent(1, 4) }, ['At Risk']],
    ['is unsure', { MostRecentGoalStatus: buildRecent(2, 4) }, []],
    ['waits as a request', { State: 'review', IsManager: true, Reminder: 'review' }, ['Needs Review']],
    [
      'waits as a result',
      { State: 'results_in_review', IsManager: true, Reminder: 'review' },
      ['Needs Review'],
    ],
    ['waits, but was the manager’s own', { State: 'review', IsManager: true, Reminder: null }, []],
    ['waits for another', { State: 'review', IsManager: false }, []],
    ['is old news by one week', { MostRecentGoalStatus: buildRecent(3, 3, { StartDate: '2026-11-09' }) }, []],
    [
      'is old news by two weeks',
      { MostRecentGoalStatus: buildRecent(3, 3, { StartDate: '2026-11-02' }) },
      ['Status is 2 weeks old'],
    ],
    [
      'was unlikely before its result',
      { State: 'finalized', MostRecentGoalStatus: buildRecent(0, 0, { StartDate: '2026-10-05' }) },
      [],
    ],
    [
      'is in dispute',
      { State: 'finalized', OwnerGoalResult: { ...yes, Quality: 3 }, ManagerGoalResult: no },
      ['In dispute'],
    ],
  ])('of a goal that %s', (_what, goal, expected) => expect(labels(goal)).toEqual(expected));

  it('ask only the owner of a goal of a former quarter for the result', () => {
    expect(labels(earlier)).toContain('Needs Finalization');
    expect(labels(earlier, null, 99)).not.toContain('Needs Finalization');
  });

  it('show a pending edit, and to the manager that it waits', () => {
    expect(labels({}, 'draft')).toEqual(['Pending edits']);
    expect(labels({ IsManager: true, Reminder: 'review' }, 'review')).toEqual([
      'Needs Review',
      'Pending edits',
    ]);
  });
});
