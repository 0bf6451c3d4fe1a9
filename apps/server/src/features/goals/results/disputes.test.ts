import { getDashboard } from '@bellwether/contract/dashboard';
import { finalizeGoal, reviewResult } from '@bellwether/contract/goals/results';
import { getForecast } from '@bellwether/contract/insight/forecast';
import { previewReport } from '@bellwether/contract/reports/preview';
import { expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../../testing/goal-company.ts';
import { Notified } from '../../../testing/notifications.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);
const notified = new Notified(company);
const goal = (await company.makeApproved('member')).Goal;

const disputesOf = async (who: CastName) =>
  ((await company.must(who, getDashboard)).Reminders ?? []).filter(({ Type }) => Type === 'dispute');
const forecast = () => company.must('ceo', getForecast, { params: { periodId: '0' } });
const review = (Completed: boolean, Feedback: string, former: { Id?: number; UpdatedAt?: string } = {}) =>
  company.must('lead', reviewResult, {
    body: { GoalId: goal.Id, Completed, Feedback, ...former },
  });

/** The cells of the column State in the preview of the goal list. */
async function statesInReport() {
  const { Columns, Rows } = await company.must('lead', previewReport, {
    body: { Report: 'goalTrees', PeriodIds: [company.periods.current.id] },
  });
  const at = Columns.findIndex(({ Header }) => Header === 'State');
  return Rows.map(({ Cells }) => Cells[at]?.Text);
}

test('a dispute is told in its words, reminds both sides, and counts as a dispute until it is settled', async () => {
  await company.must('member', finalizeGoal, {
    body: { GoalId: goal.Id, Completed: true, Quality: 3, Outcome: 'Done' },
  });
  expect(await disputesOf('member')).toEqual([]);
  const reviews: { Id: number; UpdatedAt: string }[] = [];
  const told = await notified.after(async () => {
    reviews.push((await review(false, 'Nobody uses it yet.')).GoalManagerResult ?? expect.unreachable());
  });
  expect(told.member?.map(({ Body }) => Body)).toEqual([
    `${company.people.lead.name} says not completed: “Nobody uses it yet.” Your goal “${goal.GoalDetail.Title}” is in dispute.`,
  ]);
  const [own] = await disputesOf('member');
  expect(own).toMatchObject({ Id: goal.Id, ButtonText: 'View', User: { Name: company.people.lead.name } });
  const [theirs] = await disputesOf('lead');
  expect(theirs).toMatchObject({ Id: goal.Id, User: { Name: company.people.member.name } });
  for (const who of ['peer', 'ceo', 'otherLead', 'goalAdmin'] as const)
    expect(await disputesOf(who)).toEqual([]);
  expect(await forecast()).toMatchObject({ Goals: 1, Decided: 0, Achieved: 0, InDispute: 1, NoWord: 0 });
  expect(await statesInReport()).toEqual(['In dispute']);
  // The manager agrees now.
  await review(true, 'They do now.', {
    Id: reviews[0]?.Id ?? 0,
    UpdatedAt: reviews[0]?.UpdatedAt ?? '',
  });
  expect([await disputesOf('member'), await disputesOf('lead')]).toEqual([[], []]);
  expect(await forecast()).toMatchObject({ Goals: 1, Decided: 1, Achieved: 1, InDispute: 0 });
  expect(await statesInReport()).toEqual(['Finalized']);
  expect((await notified.of('member'))[0]?.Body).toMatch(/ changed the review of the result of your goal /);
});
