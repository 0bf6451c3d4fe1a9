import { getCompliance, getDashboard, listCompliancePeople } from '@bellwether/contract/dashboard';
import { getOrgMarks } from '@bellwether/contract/dashboard.organisation';
import { getTeamWeek } from '@bellwether/contract/dashboard.team';
import { getGoal } from '@bellwether/contract/goals/reading';
import { summarizeGoals } from '@bellwether/contract/goals/summary';
import { getForecast } from '@bellwether/contract/insight/forecast';
import { getLook } from '@bellwether/contract/insight/look';
import { listReportGoals } from '@bellwether/contract/people/goals';
import { getBoardPack } from '@bellwether/contract/summaries/pack';
import { complianceScopes } from '@bellwether/domain/dashboard/parts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { jobs } from '../../jobs.ts';
import { mails } from '../../mails.ts';
import { inTenant } from '../../platform/database/transaction.ts';
import { EventReader } from '../../platform/events/event-reader.ts';
import type { CronJob } from '../../platform/jobs/job.ts';
import { sendOne } from '../../platform/mail/send-mail.ts';
import { asTenant } from '../../platform/session/gate.ts';
import { readers } from '../../reactions.ts';
import type { AppraisalCastName } from '../../testing/appraisal-company.ts';
import {
  buildFiguredCompany,
  figuredNow,
  figuresByHand,
  moreByHand,
  peopleByHand,
} from '../../testing/figured-company.ts';
import { mailSettings, startMailServer } from '../../testing/mail-server.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { askForUpdates } from '../notifications/mails/commands.weekly-ask.ts';
import { requestTurnMails } from '../notifications/telling/commands.day.ts';

// The places beside the reports that show a number: dashboard, team's week, lists, org chart, goal pages, insight and
// mails. They say the figures of the same company that the reports say (goals.31).

const post = await startMailServer();
const server = await startTestServer({
  now: figuredNow,
  env: mailSettings(post),
});
const { company, running, ended, topGoal } = await buildFiguredCompany(server);
const { tenantId, people } = company;
const { member } = people;
const hand = {
  running: { ...figuresByHand.running, ...moreByHand.running },
  ended: { ...figuresByHand.ended, ...moreByHand.ended },
};

/** Returns how many reminders of each type a person has. */
async function remindersOf(who: AppraisalCastName) {
  const { ReminderGroups } = await company.must(who, getDashboard);
  return Object.fromEntries((ReminderGroups ?? []).map(({ Type, Count }) => [Type, Count]));
}

test('the dashboard: each answer of the three figures, its people, and who has not accepted', async () => {
  const scope = complianceScopes.organisation;
  const counted = await company.must('lead', getCompliance, { params: { scope } });
  const { done, between, open, notAccepted } = peopleByHand;
  // The member alone owns goals: three of them are not updated, and two wait for their result.
  expect(counted).toMatchObject({
    users: done + between + open,
    NotAccepted: notAccepted,
    goals: { Done: done, Between: between, Open: open, Percent: 33 },
    lastweekgoals: { Done: 0, Between: 0, Open: 1, Percent: 0 },
    lastgoals: { Done: 0, Between: 0, Open: 1, Percent: 0 },
  });
  const answers = { done: 'Done', draft: 'Between', open: 'Open' } as const;
  for (const answer of ['done', 'draft', 'open'] as const) {
    const params = { scope, figure: 'goals', answer };
    const { data } = await company.must('lead', listCompliancePeople, { params });
    expect([answer, data.length]).toEqual([answer, counted.goals[answers[answer]]]);
  }
  const owed = async (figure: 'lastweekgoals' | 'lastgoals') =>
    (await company.must('lead', listCompliancePeople, { params: { scope, figure, answer: 'open' } })).data;
  expect(await owed('lastweekgoals')).toMatchObject([
    { Id: member.id, GoalCount: hand.running.asked, OpenCount: hand.running.notUpdated },
  ]);
  expect(await owed('lastgoals')).toMatchObject([
    { Id: member.id, GoalCount: hand.ended.counted, OpenCount: hand.ended.unfinished + hand.ended.waiting },
  ]);
});

test('reminders, the team’s week and the list name the same goals', async () => {
  const own = await remindersOf('member');
  expect(own).toMatchObject({
    update: hand.running.notUpdated,
    finalize: hand.ended.unfinished,
    draft: hand.running.drafts,
    dispute: hand.ended.inDispute,
  });
  expect(own).not.toHaveProperty('add_goal');
  expect(await remindersOf('lead')).toMatchObject({ review: hand.ended.toReview, add_goal: 1 });
  const { Team } = await company.must('lead', getTeamWeek);
  expect(Team).toMatchObject({ Waits: hand.ended.toReview, Silent: 1 });
  expect(Team?.Items.filter(({ Kind }) => Kind === 'silent')).toMatchObject([
    { User: { Id: member.id }, Missing: hand.running.notUpdated },
  ]);
  const listed = (PeriodId: number) =>
    company.must('lead', summarizeGoals, {
      body: { Users: [member.id], PeriodId, GoalSelectFilter: 'DirectReports' },
    });
  expect(await listed(ended)).toMatchObject({ Waiting: { Count: hand.ended.toReview } });
  expect(await listed(running)).toMatchObject({
    Likelihood: hand.running.likelihoods,
    Unpredicted: hand.running.notPredicted,
    Asked: hand.running.asked,
    NotUpdated: hand.running.notUpdated,
  });
});

test('the goals of reports and the org chart count the same goals by likelihood', async () => {
  const { data } = await company.must('lead', listReportGoals, { params: { id: people.lead.id } });
  expect(data.find(({ Id }) => Id === member.id)).toEqual({
    Id: member.id,
    Likelihood: hand.running.likelihoods,
    Unpredicted: hand.running.notPredicted,
    Asked: hand.running.asked,
    NotUpdated: hand.running.notUpdated,
  });
  const marks = await company.must('lead', getOrgMarks);
  expect(marks.data.find(({ Id }) => Id === member.id)).toEqual({
    Id: member.id,
    Likelihood: [...hand.running.likelihoods, hand.running.notPredicted],
    Open: ['lastweekgoals', 'lastgoals'],
  });
});

describe('insight', () => {
  const forecast = (periodId: number, query = {}) =>
    company.must('ceo', getForecast, { params: { periodId }, query });

  test.each([
    ['ended', ended],
    ['running', running],
  ] as const)('the forecast of the %s quarter is one of the goals that count', async (name, periodId) => {
    const { Goals, Decided, InDispute, NoWord, Parts } = await forecast(periodId);
    const { counted, final, inDispute, notPredicted } = hand[name];
    expect({ Goals, Decided, InDispute, NoWord }).toEqual({
      Goals: counted,
      Decided: final,
      InDispute: inDispute,
      NoWord: notPredicted,
    });
    expect(Parts.reduce((sum, part) => sum + part.Goals, 0)).toBe(counted);
  });

  test('the week’s look counts the running goals, and those that are called unlikely', async () => {
    const { Goals, CalledCount } = await company.must('ceo', getLook, { params: { scope: 3, periodId: 0 } });
    expect({ Goals, CalledCount }).toEqual({
      Goals: hand.running.running,
      CalledCount: hand.running.runningUnlikely,
    });
  });

  test.each([
    ['ended', ended],
    ['running', running],
  ] as const)('the board pack of the %s quarter has the same figures', async (name, periodId) => {
    const pack = await company.must('ceo', getBoardPack, { params: { periodId: String(periodId) } });
    const { Parts } = await forecast(periodId);
    const { counted, final, inDispute, notPredicted } = hand[name];
    const shown = new Map(pack.Results.map(({ Name, Now }) => [Name, Now]));
    expect(
      ['Goals', 'With a final result', 'In dispute', 'Running without a prediction'].map((row) =>
        shown.get(row),
      ),
    ).toEqual([counted, final, inDispute, notPredicted].map(String));
    expect(pack.Departments.map(({ Name, Goals }) => [Name, Goals])).toEqual(
      Parts.map(({ Name, Goals }) => [Name, Goals]),
    );
    const before = name === 'running' ? pack.Results.map(({ Before }) => Before) : [];
    if (name === 'running') {
      expect(before.slice(0, 2)).toEqual([hand.ended.counted, hand.ended.final].map(String));
      expect(pack.Slides[0]?.Lines).toContain('1 goal is called unlikely by its owner.');
    }
  });

  test('a goal’s page and its forecast count the goals below it', async () => {
    const { Children } = await company.must('lead', getGoal, { params: { id: topGoal } });
    const { counted, running: below, runningPredicted, runningUnlikely, atRisk, unsure } = hand.running.below;
    expect(Children).toMatchObject({
      Count: below,
      Rated: runningPredicted,
      Low: runningUnlikely,
      AtRisk: atRisk,
      Unsure: unsure,
    });
    expect((await forecast(running, { goal: topGoal })).Goals).toBe(counted);
  });
});

describe('mails', () => {
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const at = (instant: string, requestId: string) => ({ tenantId, now: Date.parse(instant), requestId });

  /** Sends the waiting mails of a kind, and returns what a person got as text, with the subject first. */
  async function sentTo(who: AppraisalCastName, kind: string): Promise<string> {
    const waiting = await inTenant(server.context.pool, tenantId, (db) =>
      db
        .selectFrom('mail')
        .select('id')
        .where('kind', '=', kind)
        .where('state', '=', 'waiting')
        .where('person_id', '=', people[who].id)
        .execute(),
    );
    for (const { id } of waiting) await sendOne(server.context, mails, { tenantId, mailId: id });
    const mail = post.mails.findLast(({ to }) => to.includes(people[who].email))?.email;
    return `${mail?.subject}\n${mail?.text}`;
  }

  test('the weekly ask counts the goals that the dashboard calls not updated', async () => {
    const thursday = '2026-11-19T16:00:00Z';
    server.clock.set(Date.parse(thursday));
    await askForUpdates(server.context, tenantId);
    expect(await sentTo('member', 'weekly_ask')).toContain(
      `${hand.running.notUpdated} of your goals have no prediction for this week yet.`,
    );
  });

  test('the mail about the ended quarter counts what the dashboard calls missing and waiting', async () => {
    await asTenant(server.context, at('2026-11-19T16:00:00Z', 'turn'), (scope) =>
      requestTurnMails(scope, ended),
    );
    const times = (text: string, words: string) => text.split(words).length - 1;
    const own = await sentTo('member', 'quarter_turn');
    expect(own).toContain(`${hand.ended.unfinished + hand.running.drafts} things wait for you`);
    expect(times(own, 'The result is missing')).toBe(hand.ended.unfinished);
    expect(times(own, 'Draft, not handed in yet')).toBe(hand.running.drafts);
    const leads = await sentTo('lead', 'quarter_turn');
    expect(times(leads, 'The result waits for your review')).toBe(hand.ended.waiting);
    expect(times(leads, 'No goal is handed in yet')).toBe(1);
  });

  test('a digest asks for as many goals as the dashboard', async () => {
    await inTenant(server.context.pool, tenantId, (db) =>
      sql`insert into notification (tenant_id, person_id, event_id, kind, topic, object_kind, object_id, created_at)
        values (${tenantId}, ${people.lead.id}, 1000001, 'profile_updated', 'people', 'User', ${people.lead.id},
          ${new Date(server.clock.now()).toISOString()}::timestamptz)`.execute(db),
    );
    for (const reader of readers) await new EventReader(server.context, reader, silent).turn();
    server.clock.advance(24 * 3_600_000);
    const tick = jobs.find((job): job is CronJob => job.name === 'tick');
    await tick?.run(server.context);
    expect(await sentTo('lead', 'digest')).toContain(`${hand.ended.toReview} goals wait for you`);
  });
});
