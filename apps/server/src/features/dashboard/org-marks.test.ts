import { getOrgMarks, type OrgMark } from '@bellwether/contract/dashboard.organisation';
import { predictGoal } from '@bellwether/contract/goals/predictions';
import { shelveGoal } from '@bellwether/contract/goals/shelving';
import { expect, test } from 'vitest';
import { buildGoalCompany, type CastName, cast } from '../../testing/goal-company.ts';
import { startTestServer } from '../../testing/test-server.ts';

// The goals are approved on the day before the seventh week is asked for, and read on the day after it.
const server = await startTestServer({ now: '2026-11-11T15:00:00Z' });
const company = await buildGoalCompany(server);
const { people } = company;
const companions = cast.filter((name) => name !== 'foreigner');

const marksOf = async (who: CastName) => {
  const { data } = await company.must(who, getOrgMarks);
  return new Map<number, OrgMark>(data.map((mark) => [mark.Id, mark]));
};

const open = await company.makeApproved('member');
await company.makeApproved('member', { IsPrivate: true });
await company.make('peer', { IsDraft: false });
const shelved = await company.makeApproved('outsider');
await company.must('otherLead', shelveGoal, {
  body: { Id: shelved.Goal.Id, Status: 'shelved', Comment: '' },
});
await company.goTo('2026-11-13T15:00:00Z');
const week = open.GoalStatuses.find((status) => status.GoalPeriodWeek.Week === 7);
await company.must('member', predictGoal, { body: { Id: week?.Id ?? 0, Likelihood: 3, Quality: 1 } });

test('401 without a session; another company has its own marks', async () => {
  expect((await company.call(null, getOrgMarks)).status).toBe(401);
  expect((await company.must('foreigner', getOrgMarks)).data).toEqual([]);
});

test('a reader without the private goal counts one goal less; drafts, goals in review and shelved goals never count', async () => {
  for (const who of companions) {
    const seesPrivate = ['member', 'lead', 'ceo'].includes(who);
    const marks = await marksOf(who);
    expect(marks.get(people.member.id)?.Likelihood, who).toEqual([0, 0, 0, 1, 0, seesPrivate ? 1 : 0]);
    expect([...marks.values()].filter(({ Likelihood }) => Likelihood).length, who).toBe(1);
  }
});

test('open figures are for managers and the ceo, about the people below them', async () => {
  const openOf = async (who: CastName) =>
    [...(await marksOf(who)).values()].flatMap(({ Id, Open }) => (Open ? [[Id, Open]] : []));
  expect(await openOf('lead')).toEqual([[people.member.id, ['lastweekgoals']]]);
  expect((await openOf('ceo')).map(([id]) => id)).not.toContain(people.ceo.id);
  expect((await openOf('ceo')).length).toBe(7);
  for (const who of ['member', 'goalAdmin', 'orgAdmin', 'observer'] as const) {
    expect((await company.must(who, getOrgMarks)).HasCompliance, who).toBe(false);
    expect(await openOf(who), who).toEqual([]);
  }
});

test('a person outside the lists has no mark, whatever goals they still own', async () => {
  const set = (values: { role_name: 'observer'; manager_id: null } | { deactivated_at: string }) =>
    company.read((db) => db.updateTable('person').set(values).where('id', '=', people.member.id).execute());
  const seenBy = async () => {
    const seen = [];
    for (const who of companions)
      if (who !== 'member' && (await marksOf(who)).has(people.member.id)) seen.push(who);
    return seen;
  };
  await set({ role_name: 'observer', manager_id: null });
  expect(await seenBy()).toEqual(['ceo', 'orgAdmin']);
  await set({ deactivated_at: '2026-11-13T15:00:00Z' });
  expect(await seenBy()).toEqual([]);
});

test('it takes two statements with the session’s', async () => {
  const token = await server.signInAs(people.ceo);
  const counted = await server.countStatements(() => server.call(getOrgMarks, { token }));
  expect(counted.tables.length).toBe(2);
});
