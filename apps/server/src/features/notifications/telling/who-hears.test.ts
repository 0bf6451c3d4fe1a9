import { approveGoal } from '@bellwether/contract/goals/approval';
import { addComment } from '@bellwether/contract/goals/comments';
import { deleteGoal, restoreGoal, updateGoal } from '@bellwether/contract/goals/drafting';
import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { changeGoalOwner, changeParentGoal, followGoal } from '@bellwether/contract/goals/ownership';
import { predictGoal } from '@bellwether/contract/goals/predictions';
import { finalizeGoal, retractResult, reviewResult } from '@bellwether/contract/goals/results';
import { shelveGoal } from '@bellwether/contract/goals/shelving';
import type { Notification } from '@bellwether/contract/notifications';
import { changeManager } from '@bellwether/contract/people/manager';
import { saveProfile, saveRoles } from '@bellwether/contract/people/profile';
import { saveResponsibility } from '@bellwether/contract/people/responsibility';
import { saveStrategy } from '@bellwether/contract/strategy';
import { hearings } from '@bellwether/domain/notifications/telling/hearing';
import { expect, test } from 'vitest';
import { buildGoalCompany, type CastName, cast } from '../../../testing/goal-company.ts';
import { Notified } from '../../../testing/notifications.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);
const notified = new Notified(company);
const { people } = company;

const parent = await company.makeApproved('goalManager', { Title: 'Above' });
const idOf = (goal: GoalInfo) => goal.Goal.Id;

/**
 * Returns a published goal of `member`. Its parent belongs to `goalManager`, its child to `orgAdmin`, and `outsider`
 * follows it.
 */
async function family(fields: { Title?: string } = {}): Promise<GoalInfo> {
  const goal = await company.makeApproved('member', { ...fields, ParentId: idOf(parent) });
  await company.makeApproved('orgAdmin', { Title: 'Below', ParentId: idOf(goal) });
  await company.must('outsider', followGoal, { params: { id: idOf(goal) }, query: { On: 'true' } });
  return goal;
}

const answer = (who: CastName, goal: GoalInfo, Status: 'review' | 'approved' | 'draft') =>
  company.must(who, approveGoal, { body: { Id: idOf(goal), Status, Comment: 'So be it' } });
const shelve = (who: CastName, goal: GoalInfo, Status: string) =>
  company.must(who, shelveGoal, { body: { Id: idOf(goal), Status, Comment: 'So be it' } });
const finalize = (who: CastName, goal: GoalInfo, Id = 0) =>
  company.must(who, finalizeGoal, {
    body: { Id, GoalId: idOf(goal), Completed: true, Quality: 3, Outcome: 'Done' },
  });
const review = (who: CastName, goal: GoalInfo, Id = 0) =>
  company.must(who, reviewResult, {
    body: { Id, GoalId: idOf(goal), Completed: true, Feedback: 'Well done' },
  });
const change = (who: CastName, goal: GoalInfo, IsDraft: boolean) =>
  company.must(who, updateGoal, {
    params: { id: idOf(goal) },
    body: company.save({ Title: 'Grow more', ParentId: idOf(parent), IsFromEdit: true, IsDraft }),
  });
const openStatus = (goal: GoalInfo) => goal.GoalStatuses.find((status) => status.IsOpen)?.Id ?? 0;
const predict = (who: CastName, goal: GoalInfo) =>
  company.must(who, predictGoal, { body: { Id: openStatus(goal), Likelihood: 3, Quality: 1 } });
const comment = (who: CastName, goal: GoalInfo) =>
  company.must(who, addComment, {
    body: { Type: 'GoalStatus', Id: openStatus(goal), Comment: 'Between us' },
  });
const draft = () => company.make('member', { ParentId: idOf(parent) });
const submitted = async () => answer('member', await draft(), 'review');
const save = (person: { name: string; email: string }, JobTitle: string) => ({
  Name: person.name,
  JobTitle,
  Email: person.email,
});
const flags = { IsOrgAdmin: false, IsGoalAdmin: false, IsHrAdmin: false, IsGoalManager: false } as const;

type Told = Partial<Record<CastName, string>>;

interface Line {
  readonly event: keyof typeof hearings;
  /** Prepares the data that the act needs, and returns the act. */
  readonly prepare: () => Promise<() => Promise<unknown>>;
  /** The people who are notified of the act, with the subjects. */
  readonly told: Told;
}

const on = (make: () => Promise<GoalInfo>, act: (goal: GoalInfo) => Promise<unknown>) => async () => {
  const goal = await make();
  return () => act(goal);
};

const lines: readonly Line[] = [
  {
    event: 'goal.submitted',
    prepare: on(draft, (goal) => answer('member', goal, 'review')),
    told: { lead: 'Goal Submitted for Approval', goalManager: 'Goal Submitted for Approval' },
  },
  {
    event: 'goal.approved',
    prepare: on(submitted, (goal) => answer('lead', goal, 'approved')),
    told: { member: 'Goal Approved', goalManager: 'Goal Approved' },
  },
  {
    event: 'goal.approved',
    prepare: on(
      () => company.make('lead', { IsDraft: false }),
      (goal) => answer('ceo', goal, 'approved'),
    ),
    told: {
      lead: 'Goal Approved',
      member: 'Your Manager’s Goal Was Approved',
      peer: 'Your Manager’s Goal Was Approved',
    },
  },
  {
    event: 'goal.published',
    prepare: on(draft, (goal) => answer('goalAdmin', goal, 'approved')),
    told: { member: 'Goal Published', goalManager: 'Goal Published' },
  },
  {
    event: 'goal.published',
    prepare: on(
      () => company.make('ceo'),
      (goal) => answer('ceo', goal, 'approved'),
    ),
    told: {
      lead: 'Your Manager’s Goal Was Approved',
      otherLead: 'Your Manager’s Goal Was Approved',
      goalManager: 'Your Manager’s Goal Was Approved',
    },
  },
  {
    event: 'goal.changes_requested',
    prepare: on(submitted, (goal) => answer('lead', goal, 'draft')),
    told: { member: 'Changes Requested' },
  },
  {
    event: 'goal.shelving_requested',
    prepare: on(family, (goal) => shelve('member', goal, 'shelving_in_review')),
    told: { lead: 'Shelving Requested', goalManager: 'Shelving Requested', outsider: 'Shelving Requested' },
  },
  {
    event: 'goal.shelving_denied',
    prepare: on(
      async () => shelve('member', await family(), 'shelving_in_review'),
      (goal) => shelve('lead', goal, 'denied'),
    ),
    told: { member: 'Shelving Denied', outsider: 'Shelving Denied' },
  },
  {
    event: 'goal.shelving_approved',
    prepare: on(
      async () => shelve('member', await family(), 'shelving_in_review'),
      (goal) => shelve('lead', goal, 'approved'),
    ),
    told: { member: 'Goal Shelved', orgAdmin: 'Parent Goal Shelved', outsider: 'Goal Shelved' },
  },
  {
    event: 'goal.shelved',
    prepare: on(family, (goal) => shelve('lead', goal, 'shelved')),
    told: { member: 'Goal Shelved', orgAdmin: 'Parent Goal Shelved', outsider: 'Goal Shelved' },
  },
  {
    event: 'goal.reactivated',
    prepare: on(
      async () => shelve('lead', await family(), 'shelved'),
      (goal) => shelve('goalAdmin', goal, 'reactivated'),
    ),
    told: {
      member: 'Goal Reactivated',
      lead: 'Goal Reactivated',
      goalManager: 'Goal Reactivated',
      outsider: 'Goal Reactivated',
    },
  },
  {
    event: 'goal.owner_changed',
    prepare: on(family, (goal) =>
      company.must('goalAdmin', changeGoalOwner, { body: { Id: idOf(goal), UserId: people.outsider.id } }),
    ),
    told: {
      outsider: 'Goal Reassigned',
      otherLead: 'Goal Reassigned',
      member: 'Goal Reassigned',
      lead: 'Goal Reassigned',
      goalManager: 'Goal Reassigned',
    },
  },
  {
    event: 'goal.parent_changed',
    prepare: on(
      () => company.makeApproved('member'),
      (goal) => company.must('lead', changeParentGoal, { body: { Id: idOf(goal), GoalId: idOf(parent) } }),
    ),
    told: { member: 'Goal Re-aligned', goalManager: 'Goal Re-aligned' },
  },
  {
    event: 'goal.predicted',
    prepare: on(family, (goal) => predict('member', goal)),
    told: { lead: 'Goal Updated', goalManager: 'Goal Updated', outsider: 'Goal Updated' },
  },
  {
    event: 'goal.predicted',
    prepare: on(family, (goal) => predict('goalAdmin', goal)),
    told: {
      member: 'Goal Updated',
      lead: 'Goal Updated',
      goalManager: 'Goal Updated',
      outsider: 'Goal Updated',
    },
  },
  {
    event: 'goal.commented',
    prepare: on(family, (goal) => comment('member', goal)),
    told: { lead: 'New Comment' },
  },
  {
    event: 'goal.commented',
    prepare: on(
      async () => {
        const goal = await family();
        await comment('goalAdmin', goal);
        return goal;
      },
      (goal) => comment('lead', goal),
    ),
    told: { member: 'New Comment', goalAdmin: 'New Comment' },
  },
  {
    event: 'goal.finalized',
    prepare: on(family, (goal) => finalize('member', goal)),
    told: { lead: 'Goal Finalized', goalManager: 'Goal Finalized', outsider: 'Goal Finalized' },
  },
  {
    event: 'goal.result_reviewed',
    prepare: on(
      async () => finalize('member', await family()),
      (goal) => review('lead', goal),
    ),
    told: { member: 'Result Reviewed', outsider: 'Result Reviewed' },
  },
  {
    event: 'goal.result_edited',
    prepare: on(
      async () => finalize('member', await family()),
      (goal) => finalize('member', goal, goal.GoalResult?.Id),
    ),
    told: { lead: 'Result Changed' },
  },
  {
    event: 'goal.reviewed_result_edited',
    prepare: on(
      async () => review('lead', await finalize('member', await family())),
      (goal) => review('lead', goal, goal.GoalManagerResult?.Id),
    ),
    told: { member: 'Result Review Changed' },
  },
  {
    event: 'goal.result_retracted',
    prepare: on(
      async () => finalize('member', await family()),
      (goal) => company.must('member', retractResult, { body: { GoalId: idOf(goal) } }),
    ),
    told: { lead: 'Result Retracted', goalManager: 'Result Retracted', outsider: 'Result Retracted' },
  },
  {
    event: 'goal.deleted',
    prepare: on(family, (goal) => company.must('goalAdmin', deleteGoal, { params: { id: idOf(goal) } })),
    told: { member: 'Goal Deleted', orgAdmin: 'Parent Goal Deleted', outsider: 'Goal Deleted' },
  },
  {
    event: 'goal.restored',
    prepare: on(
      async () => {
        const goal = await family();
        await company.must('goalAdmin', deleteGoal, { params: { id: idOf(goal) } });
        return goal;
      },
      (goal) => company.must('goalAdmin', restoreGoal, { body: { Id: idOf(goal) } }),
    ),
    told: { member: 'Goal Restored', outsider: 'Goal Restored' },
  },
  {
    event: 'goal_edit.submitted',
    prepare: on(family, (goal) => change('member', goal, false)),
    told: { lead: 'Goal Edits Submitted for Approval', goalManager: 'Goal Edits Submitted for Approval' },
  },
  {
    event: 'goal_edit.approved',
    prepare: on(
      async () => change('member', await family(), false),
      (goal) => answer('lead', goal, 'approved'),
    ),
    told: { member: 'Goal Edits Approved' },
  },
  {
    event: 'goal_edit.published',
    prepare: on(family, (goal) => change('goalAdmin', goal, false)),
    told: { member: 'Goal Edits Approved' },
  },
  {
    event: 'goal_edit.changes_requested',
    prepare: on(
      async () => change('member', await family(), false),
      (goal) => answer('lead', goal, 'draft'),
    ),
    told: { member: 'Changes Requested' },
  },
  {
    event: 'person.profile_changed',
    prepare: async () => () =>
      company.must('lead', saveProfile, {
        params: { id: people.member.id },
        body: save(people.member, 'Head of growth'),
      }),
    told: { member: 'Profile Updated' },
  },
  {
    event: 'person.responsibility_changed',
    prepare: async () => () =>
      company.must('lead', saveResponsibility, {
        params: { id: people.member.id },
        body: { Body: '<p>Growth</p>' },
      }),
    told: { member: 'Profile Updated' },
  },
  {
    event: 'person.flags_changed',
    prepare: async () => () =>
      company.must('ceo', saveRoles, {
        params: { id: people.peer.id },
        body: { ...flags, RoleName: 'contributor', IsHrAdmin: true },
      }),
    told: { peer: 'Role Changed' },
  },
  {
    event: 'person.role_changed',
    prepare: async () => () =>
      company.must('ceo', saveRoles, {
        params: { id: people.outsider.id },
        body: { ...flags, RoleName: 'manager' },
      }),
    told: { outsider: 'Role Changed' },
  },
  {
    event: 'person.manager_changed',
    prepare: async () => () =>
      company.must('ceo', changeManager, {
        params: { id: people.peer.id, managerId: people.otherLead.id },
      }),
    told: { peer: 'Manager Changed', otherLead: 'New Direct Report', lead: 'Direct Report Moved' },
  },
  {
    event: 'strategy.published',
    prepare: async () => {
      await company.read((db) => db.updateTable('tenant_setting').set({ strategy_enabled: true }).execute());
      return () =>
        company.must('ceo', saveStrategy, {
          body: {
            StrategyBasic: { Mission: '<p>Help</p>', Vision: null, Values: null },
            IsPublish: true,
          } as never,
        });
    },
    told: Object.fromEntries(
      cast.filter((who) => who !== 'ceo' && who !== 'foreigner').map((who) => [who, 'Strategy Published']),
    ),
  },
];

const subjects = (told: Partial<Record<CastName, readonly Notification[]>>) =>
  Object.fromEntries(
    Object.entries(told).map(([who, list]) => [who, list.map(({ Subject }) => Subject).join(' + ')]),
  );

test.each(lines)('$event: $told', async ({ prepare, told }) => {
  const act = await prepare();
  expect(subjects(await notified.after(act))).toEqual(told);
});

test('every event of the table is acted out', () => {
  // Other tests cover these events: action items, appraisals, tokens and webhooks have tests of their own, jobs ask for
  // views, record missed updates and tell of the day (company-day.test.ts), a changed e-mail waits for a link, pictures are
  // uploads, an import runs as a job; reminding.test.ts, take-back.test.ts, absence.test.ts and export.test.ts act the others out.
  const elsewhere = [
    'goal.taken_back',
    'person.views_asked',
    'person.approvals_fell',
    'person.absence_set',
    'person.absence_cancelled',
    'person.deactivated',
    'person.updates_missed',
    'person.data_ask_told',
    'person.email_changed',
    'person.avatar_changed',
    'person.avatar_deleted',
    'person.flags_imported',
    'person.quarter_left_open',
    'quarter.begun',
    'person.appraisals_due',
  ];
  const acted = new Set<string>(lines.map(({ event }) => event));
  const here = /^(goal|goal_edit|person|quarter|strategy)\.(?!\w+_reminded$)/;
  expect(Object.keys(hearings).filter((event) => here.test(event) && !acted.has(event))).toEqual(elsewhere);
});
