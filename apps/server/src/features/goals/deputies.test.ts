import { getDashboard } from '@bellwether/contract/dashboard';
import { approveGoal, takeBack } from '@bellwether/contract/goals/approval';
import { addComment } from '@bellwether/contract/goals/comments';
import { updateGoal } from '@bellwether/contract/goals/drafting';
import { changeGoalOwner } from '@bellwether/contract/goals/ownership';
import { predictGoal } from '@bellwether/contract/goals/predictions';
import { countWaitingGoals, getGoal, listGoals } from '@bellwether/contract/goals/reading';
import { finalizeGoal, reviewResult } from '@bellwether/contract/goals/results';
import { shelveGoal } from '@bellwether/contract/goals/shelving';
import { addAbsence, cancelAbsence, saveAbsence } from '@bellwether/contract/people/absence';
import { deactivatePerson } from '@bellwether/contract/people/status';
import { describe, expect, test } from 'vitest';
import { doDueWork } from '../../platform/jobs/due.ts';
import { buildGoalCompany, type CastName, type GoalCompany } from '../../testing/goal-company.ts';
import { Notified } from '../../testing/notifications.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { tellApprovals } from '../notifications/mails/jobs.ts';

// People who stand in for an absent manager (people.35), and how their acts are named (people.37).

const server = await startTestServer();

/** A company whose `lead` is away with a deputy. */
async function companyWith(deputy: CastName | null, absent: CastName = 'lead') {
  const company = await buildGoalCompany(server);
  const away = (who: CastName, standIn: CastName | null) =>
    company.must(who, addAbsence, {
      params: { id: company.people[who].id },
      body: { From: '2026-11-18', Until: '2026-12-01', DeputyId: standIn && company.people[standIn].id },
    });
  const absence = await away(absent, deputy);
  return { company, away, absence };
}

const approve = (company: GoalCompany, who: CastName, Id: number, Status = 'approved') =>
  company.call(who, approveGoal, { body: { Id, Status, Comment: 'Fine' } });
const submitted = async (company: GoalCompany, who: CastName = 'member', fields = {}) =>
  (await company.make(who, { ...fields, IsDraft: false })).Goal.Id;
const seen = (company: GoalCompany, who: CastName, goalId: number) =>
  company.call(who, getGoal, { params: { id: goalId } });

describe('the deputy of an absent manager', () => {
  test('reads a goal with everything around it, also below another goal', async () => {
    const { company } = await companyWith('otherLead');
    const parent = (await company.makeApproved('lead', { Title: 'Above' })).Goal.Id;
    const id = await submitted(company, 'member', { ParentId: parent });
    const { body } = await seen(company, 'otherLead', id);
    expect([body.Goal.Id, body.Ancestors.map(({ Title }) => Title)]).toEqual([id, ['Above']]);
  });

  test('approves, and history, notification and event name both', async () => {
    const { company } = await companyWith('otherLead');
    const notified = new Notified(company);
    const id = await submitted(company);
    expect((await seen(company, 'outsider', id)).status).toBe(404);
    expect((await seen(company, 'otherLead', id)).body.Permissions.ReviewPublicationRequest).toBe(true);
    const told = await notified.after(async () =>
      expect((await approve(company, 'otherLead', id)).status).toBe(200),
    );
    expect(told.member?.map(({ Body }) => Body)).toEqual([
      'Otto Otherlead for Lena Lead approved your goal “Grow”.',
    ]);
    const { body } = await seen(company, 'lead', id);
    expect(body.GoalTransitions.at(-1)).toMatchObject({ UserName: 'Otto Otherlead', ForName: 'Lena Lead' });
    expect(body.GoalTransitions.at(-1)?.Comments[0]).toMatchObject({
      Name: 'Otto Otherlead',
      ForName: 'Lena Lead',
    });
    const rows = await company.read((db) =>
      db
        .selectFrom('event')
        .select(['kind', 'actor_id', 'for_person_id'])
        .where('subject_id', '=', id)
        .where('kind', 'in', ['goal.submitted', 'goal.approved'])
        .orderBy('id')
        .execute(),
    );
    expect(rows).toEqual([
      { kind: 'goal.submitted', actor_id: company.people.member.id, for_person_id: null },
      { kind: 'goal.approved', actor_id: company.people.otherLead.id, for_person_id: company.people.lead.id },
    ]);
  });

  test('approves an edit with another parent and takes it back, and every line and event names both', async () => {
    const { company } = await companyWith('otherLead');
    const notified = new Notified(company);
    const ParentId = (await company.makeApproved('ceo')).Goal.Id;
    const id = (await company.makeApproved('member')).Goal.Id;
    const body = company.save({ Title: 'Anew', IsFromEdit: true, IsDraft: false, ParentId });
    await company.must('member', updateGoal, { params: { id }, body });
    server.clock.advance(1_000);
    const before = (await seen(company, 'lead', id)).body.GoalTransitions.length;
    await company.must('otherLead', approveGoal, { body: { Id: id, Status: 'approved' } });
    server.clock.advance(1_000);
    const told = await notified.after(() => company.must('otherLead', takeBack, { body: { Id: id } }));
    expect(told.member?.map(({ Body }) => Body)).toContain(
      'Otto Otherlead for Lena Lead took back what was just done to your goal “Grow”.',
    );
    const { body: info } = await seen(company, 'lead', id);
    const both = { UserName: 'Otto Otherlead', ForName: 'Lena Lead' };
    expect(info.GoalTransitions.slice(before)).toMatchObject([both, both, both, both]);
    const events = await company.read((db) =>
      db
        .selectFrom('event')
        .select(['kind', 'for_person_id'])
        .where('subject_id', '=', id)
        .where('actor_id', '=', company.people.otherLead.id)
        .where('kind', 'like', 'goal%')
        .orderBy('id')
        .execute(),
    );
    expect(events).toEqual(
      ['goal_edit.approved', 'goal.parent_changed', 'goal.parent_changed', 'goal.taken_back'].map((kind) => ({
        kind,
        for_person_id: company.people.lead.id,
      })),
    );
  });

  test('is told of what waits, is reminded of it for the manager, and finds it in the list', async () => {
    const { company } = await companyWith('outsider');
    const notified = new Notified(company);
    let id = 0;
    const told = await notified.after(async () => {
      id = await submitted(company);
    });
    expect(told.outsider?.map(({ Body }) => Body)).toEqual([
      'Mia Member submitted “Grow”. It waits for your review.',
    ]);
    expect(Object.keys(told).toSorted()).toEqual(['lead', 'outsider']);
    const { Reminders } = await company.must('outsider', getDashboard);
    expect(Reminders).toContainEqual(expect.objectContaining({ Id: id, Type: 'review', For: 'Lena Lead' }));
    const own = await company.must('lead', getDashboard);
    expect(own.Reminders).toContainEqual(expect.objectContaining({ Id: id, Type: 'review', For: null }));
    expect((await company.must('outsider', countWaitingGoals)).Count).toBe(1);
    const { data } = await company.must('outsider', listGoals, { body: { NeedsReview: true } });
    expect(data.map((goal) => [goal.Id, goal.IsManager, goal.Reminder])).toEqual([[id, true, 'review']]);
    expect((await company.must('peer', countWaitingGoals)).Count).toBe(0);
  });

  test('reviews results and shelves, but does not touch ownership, and the manager keeps every right', async () => {
    const { company } = await companyWith('outsider');
    const goal = await company.makeApproved('member');
    const { Id } = goal.Goal;
    const body = { GoalId: Id, Completed: true, Quality: 3, Outcome: 'Done' };
    const result = await company.must('member', finalizeGoal, { body });
    expect(result.Goal.State).toBe('results_in_review');
    const reviewed = await company.call('outsider', reviewResult, {
      body: { GoalId: Id, Completed: true, Feedback: 'Good' },
    });
    expect([reviewed.status, reviewed.body.GoalTransitions.at(-1)?.ForName]).toEqual([200, 'Lena Lead']);
    const other = await company.makeApproved('peer');
    const shelve = { Id: other.Goal.Id, Status: 'shelved', Comment: '' };
    expect((await company.call('outsider', shelveGoal, { body: shelve })).status).toBe(200);
    const given = { Id: goal.Goal.Id, UserId: company.people.peer.id };
    expect((await company.call('outsider', changeGoalOwner, { body: given })).status).toBe(403);
    const third = await submitted(company);
    expect((await approve(company, 'lead', third)).body.GoalTransitions.at(-1)?.ForName).toBeUndefined();
  });

  test('sees no private goal, and loses sight and rights with the absence', async () => {
    const { company, absence } = await companyWith('outsider');
    const hidden = await submitted(company, 'member', { IsPrivate: true });
    expect((await seen(company, 'outsider', hidden)).status).toBe(404);
    const id = await submitted(company);
    expect((await seen(company, 'outsider', id)).status).toBe(200);
    await company.must('lead', cancelAbsence, { params: { id: absence.Id } });
    expect((await seen(company, 'outsider', id)).status).toBe(404);
    expect((await approve(company, 'outsider', id)).status).toBe(404);
  });

  test('does not decide on their own goal, which goes to the manager’s manager', async () => {
    const { company } = await companyWith('peer');
    const own = await submitted(company, 'peer');
    const other = await submitted(company, 'member');
    expect((await approve(company, 'peer', own)).status).toBe(403);
    const approved = await approve(company, 'ceo', own);
    expect([approved.status, approved.body.GoalTransitions.at(-1)?.ForName]).toEqual([200, 'Lena Lead']);
    expect((await company.must('ceo', countWaitingGoals)).Count).toBe(0);
    expect((await approve(company, 'peer', other)).status).toBe(200);
  });

  test('a goal that a deputy gave away while it waited is not decided by them', async () => {
    const { company } = await companyWith('peer');
    const id = await submitted(company, 'peer');
    await company.must('lead', changeGoalOwner, { body: { Id: id, UserId: company.people.member.id } });
    const refused = await approve(company, 'peer', id);
    expect([refused.status, refused.problem.code]).toEqual([409, 'was_own']);
  });

  test('of nobody, or observers and people of other companies, stand in for nobody', async () => {
    const { company } = await companyWith(null);
    const id = await submitted(company);
    for (const who of ['ceo', 'outsider', 'observer', 'foreigner', 'peer'] as const)
      expect([who, (await company.must(who, countWaitingGoals)).Count]).toEqual([who, 0]);
    expect((await approve(company, 'lead', id)).status).toBe(200);
  });
});

test('what waits falls to the deputy with its number, past a deputy who is away to the next manager', async () => {
  const company = await buildGoalCompany(server);
  const notified = new Notified(company);
  const away = (who: CastName, standIn: CastName | null) =>
    company.must(who, addAbsence, {
      params: { id: company.people[who].id },
      body: { From: '2026-11-18', Until: '2026-12-01', DeputyId: standIn && company.people[standIn].id },
    });
  const fell = async (act: () => Promise<unknown>) => {
    await notified.settle();
    await act();
    await notified.settle();
    server.clock.advance(60_000);
    await doDueWork(server.context, [tellApprovals]);
    const told: string[] = [];
    for (const who of ['ceo', 'lead', 'otherLead', 'peer', 'outsider'] as const) {
      const bodies = (await notified.of(who)).filter(
        ({ Kind, IsRead }) => Kind === 'approvals_fell' && !IsRead,
      );
      told.push(...bodies.map(({ Body }) => `${who}: ${Body}`));
    }
    await company.read((db) => db.deleteFrom('notification').where('kind', '=', 'approvals_fell').execute());
    return told;
  };
  for (const _ of [1, 2, 3]) await submitted(company);
  await submitted(company, 'otherLead');
  await submitted(company, 'member', { IsPrivate: true });
  expect(await fell(() => away('lead', 'otherLead'))).toEqual([
    'otherLead: 3 approvals that waited for Lena Lead wait for you now.',
  ]);
  expect(await fell(async () => undefined)).toEqual([]);
  expect(await fell(() => away('otherLead', 'outsider'))).toEqual([
    'ceo: 4 approvals that waited for Lena Lead wait for you now.',
  ]);
  expect((await company.must('otherLead', countWaitingGoals)).Count).toBe(0);
  expect((await company.must('ceo', countWaitingGoals)).Count).toBe(5);
});

test('what fell to a deputy is told once, and falls further when the deputy leaves', async () => {
  const { company, absence } = await companyWith('otherLead');
  const notified = new Notified(company);
  const fellTo = async (who: CastName) => {
    await notified.settle();
    server.clock.advance(60_000);
    await doDueWork(server.context, [tellApprovals]);
    return (await notified.of(who)).filter(({ Kind }) => Kind === 'approvals_fell').map(({ Body }) => Body);
  };
  await submitted(company);
  const save = (Until: string, deputy: CastName) =>
    company.must('lead', saveAbsence, {
      params: { id: absence.Id },
      body: { From: absence.From, Until, DeputyId: company.people[deputy].id },
    });
  await save('2026-12-02', 'outsider');
  const one = ['One approval that waited for Lena Lead waits for you now.'];
  expect(await fellTo('outsider')).toEqual(one);
  await save('2026-11-27', 'outsider');
  expect(await fellTo('outsider')).toEqual(one);
  const before = await fellTo('ceo');
  await company.must('orgAdmin', deactivatePerson, { params: { id: company.people.outsider.id } });
  expect(await fellTo('ceo')).toEqual([...one, ...before]);
});

test('the deputy of an absent owner predicts and comments for them, and nothing else', async () => {
  const { company } = await companyWith('outsider', 'member');
  const { Goal, GoalStatuses } = await company.makeApproved('member');
  const status = GoalStatuses.find(({ IsOpen }) => IsOpen)?.Id ?? 0;
  const predict = (who: CastName) =>
    company.call(who, predictGoal, {
      body: { Id: status, Likelihood: 3, Quality: 3, Comment: 'She is confident.' },
    });
  expect((await predict('peer')).status).toBe(403);
  expect((await predict('outsider')).status).toBe(200);
  const { body } = await seen(company, 'lead', Goal.Id);
  expect(body.GoalWeeklyStates).toEqual([
    expect.objectContaining({ UserName: 'Olga Outsider', ForName: 'Mia Member', Likelihood: 3 }),
  ]);
  expect(body.GoalStatusComments).toEqual([expect.objectContaining({ ForName: 'Mia Member' })]);
  expect(body.Goal.MostRecentGoalStatus?.Likelihood).toBe(3);
  const said = { Id: status, Type: 'GoalStatus', Comment: 'More' };
  expect((await company.call('outsider', addComment, { body: said })).status).toBe(200);
  expect((await company.call('peer', addComment, { body: said })).status).toBe(403);
  const finish = { GoalId: Goal.Id, Completed: true, Quality: 3, Outcome: 'Done' };
  expect((await company.call('outsider', finalizeGoal, { body: finish })).status).toBe(403);
  const own = await seen(company, 'outsider', Goal.Id);
  expect(Object.keys(own.body.Permissions).toSorted()).toEqual([
    'AddContributingGoal',
    'Comment',
    'Copy',
    'Follow',
    'Update',
  ]);
  const draft = await company.make('member', { Title: 'Draft' });
  expect((await seen(company, 'outsider', draft.Goal.Id)).status).toBe(404);
});
