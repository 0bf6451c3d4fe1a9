import { reasonSentences } from '@bellwether/domain/goals/messages';
import { describe, expect, it } from 'vitest';
import { buildInfo, period } from '../../acting/components/goal-info.fixture.ts';
import { headerActsOf, menuActsOf, nextActOf } from './goal-acts.ts';
import { ancestorNodes } from './hierarchy-tree.ts';

describe('the acts of a goal', () => {
  it('follow its permissions: absent, possible, not now', () => {
    const info = buildInfo({
      Goal: { State: 'approved' },
      Permissions: {
        Edit: true,
        SubmitForApproval: 'wrong_state',
        SubmitForApproval2: 'no_edit',
        Update: true,
      },
    });
    expect(menuActsOf(info).possible).toEqual([{ layer: 'edit', label: 'Edit' }]);
    expect(menuActsOf(info).notNow).toEqual([
      { layer: 'submit', label: 'Request Approval', reason: reasonSentences.wrong_state },
    ]);
    expect(headerActsOf(info)).toEqual([{ layer: 'update', label: 'Update' }]);
  });

  it('show that another person has to answer, for any permission of the act', () => {
    const Permissions = { ReviewFinalize: 'wrong_state', EditFinalizeResults: 'was_own' } as const;
    expect(menuActsOf(buildInfo({ Goal: { State: 'finalized' }, Permissions })).notNow).toMatchObject([
      { layer: 'review-result', reason: reasonSentences.was_own },
    ]);
  });

  it('are possible if one of two permissions is', () => {
    const { possible } = menuActsOf(
      buildInfo({ Permissions: { SubmitForApproval: 'wrong_state', SubmitForApproval2: true } }),
    );
    expect(possible.map((act) => act.layer)).toEqual(['submit']);
  });

  it.each([
    ['shelved', 'Reactivate'],
    ['shelving_in_review', 'Unshelve'],
  ] as const)('call the way back from %s %s', (State, label) => {
    expect(
      menuActsOf(buildInfo({ Goal: { State }, Permissions: { Reactivate: true } })).possible,
    ).toMatchObject([{ label }]);
  });
});

describe('the next act', () => {
  const next = (info: Parameters<typeof buildInfo>[0]) => nextActOf(buildInfo(info), period)?.layer;

  it('is the review that waits for the person', () => {
    const Permissions = { ReviewPublicationRequest2: true as const, Update: true as const };
    expect(next({ Goal: { State: 'approved', IsManager: true }, Permissions })).toBe('review-edits');
    expect(next({ Goal: { State: 'approved' }, Permissions })).toBeUndefined();
  });

  it('is finalising from the last week on', () => {
    const Permissions = { Finalize: true as const, Update: true as const };
    const lastWeek = { ...period, WeekEndDate: period.EndDate };
    const ended = { ...period, StartDate: '2026-07-01', EndDate: '2026-09-30', WeekEndDate: null };
    expect(next({ Permissions })).toBeUndefined();
    expect(next({ Permissions, Period: lastWeek })).toBe('finalize');
    expect(next({ Permissions, Period: ended })).toBe('finalize');
  });

  it('is the missing prediction', () => {
    expect(next({ Goal: { State: 'approved', IsNeedsUpdate: true }, Permissions: { Update: true } })).toBe(
      'update',
    );
  });
});

describe('the ancestors of a goal', () => {
  const node = { ParentId: 0, State: null, User: null, MostRecentGoalStatus: null, OwnerGoalResult: null };

  it('start at the top, with deleted and invisible goals in their places', () => {
    const nodes = ancestorNodes({
      Ancestors: [
        { ...node, Id: 3, Title: null, IsDeleted: false },
        { ...node, Id: 1, Title: 'Grow', IsDeleted: false },
      ],
      DeletedDescestors: [{ Id: 5, ParentId: 3, Count: 2 }],
    });
    expect(nodes).toMatchObject([
      { kind: 'visible', id: 1, title: 'Grow' },
      { kind: 'hidden', id: 3 },
      { kind: 'deleted', id: 5, childGoals: 2 },
    ]);
  });

  it('contain a deleted goal once', () => {
    const nodes = ancestorNodes({
      Ancestors: [{ ...node, Id: 5, Title: null, IsDeleted: true }],
      DeletedDescestors: [{ Id: 5, ParentId: 0, Count: 1 }],
    });
    expect(nodes).toEqual([{ kind: 'deleted', id: 5, childGoals: 1 }]);
  });
});
