import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { listStatusComments, predictGoal } from '@bellwether/contract/goals/predictions';
import { getLooking, getOpinions, giveOpinion, markLooked } from '@bellwether/contract/insight/opinions';
import { beforeAll, describe, expect, test } from 'vitest';
import { doDueWork } from '../../../platform/jobs/due.ts';
import { buildGoalCompany, type CastName } from '../../../testing/goal-company.ts';
import { openReady, told } from '../../../testing/live-client.ts';
import { writePredictedGoals } from '../../../testing/predicted-goals.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { computeInsight } from '../learning/commands.ts';
import { askForViews, startViewAsks } from './jobs.ts';

// A Wednesday in the eighth week of a quarter, before that week needs a prediction.
const wednesday = '2026-08-19T15:00:00Z';

const server = await startTestServer({ now: wednesday });
const company = await buildGoalCompany(server);
const { people } = company;

const statusOf = (goal: GoalInfo, week = 8) =>
  goal.GoalStatuses.find((status) => status.GoalPeriodWeek.Week === week)?.Id ?? 0;
const give = (who: CastName | null, goal: GoalInfo, Likelihood = 2, week = 8) =>
  company.call(who, giveOpinion, { body: { Id: statusOf(goal, week), Likelihood } });
const answer = (goal: GoalInfo, Likelihood = 3) =>
  company.call('member', predictGoal, { body: { Id: statusOf(goal), Likelihood, Quality: 2 } });
const views = (who: CastName | null, goal: GoalInfo) =>
  company.call(who, getOpinions, { params: { goalId: goal.Goal.Id } });
const set = (values: string) =>
  server.owner.query(`update tenant_setting set ${values} where tenant_id = $1`, [company.tenantId]);

let goal: GoalInfo;
beforeAll(async () => {
  goal = await company.makeApproved('member');
});

describe('a second view', () => {
  test.each<[CastName | null, number]>([
    [null, 401],
    ['foreigner', 404],
    ['member', 403],
    ['observer', 403],
    ['lead', 200],
    ['peer', 200],
    ['outsider', 200],
    ['ceo', 200],
  ])('is given by %s: %i', async (who, status) => {
    const of = await company.makeApproved('member');
    expect((await give(who, of)).status).toBe(status);
  });

  test('of a private goal is given by the people above alone', async () => {
    const hidden = await company.makeApproved('member', { IsPrivate: true });
    expect((await give('peer', hidden)).status).toBe(404);
    expect((await views('peer', hidden)).status).toBe(404);
    expect((await give('lead', hidden)).status).toBe(200);
  });

  test('is for the running week, of a likelihood', async () => {
    expect((await give('lead', goal, 2, 7)).problem.code).toBe('week_not_running');
    expect((await give('lead', goal, 2, 9)).problem.code).toBe('week_not_running');
    expect((await give('lead', goal, 5)).status).toBe(400);
    expect((await company.call('lead', giveOpinion, { body: { Id: 1 } })).status).toBe(400);
    const draft = await company.make('member');
    expect((await give('lead', { ...draft, GoalStatuses: goal.GoalStatuses.slice(0, 0) })).status).toBe(400);
  });

  test('changes until the owner answers, then stays; a later one is kept and not blind', async () => {
    const of = await company.makeApproved('member');
    expect((await give('lead', of, 1)).body).toMatchObject({ Likelihood: 1, IsBlind: true, Week: 8 });
    expect((await give('lead', of, 2)).body).toMatchObject({ Likelihood: 2, IsBlind: true });
    expect((await views('lead', of)).body.Permissions.Give).toBe(true);
    await answer(of);
    const refused = await give('lead', of, 4);
    expect([refused.status, refused.problem.code]).toEqual([409, 'owner_answered']);
    expect((await give('peer', of, 0)).body).toMatchObject({ IsBlind: false });
    const { Own, Permissions, StatusId } = (await views('lead', of)).body;
    expect(Own).toMatchObject({ Likelihood: 2, IsBlind: true });
    expect([StatusId, Permissions.Give]).toEqual([statusOf(of), 'owner_answered']);
    expect(await company.events(of.Goal.Id)).toContain('goal.opinion_given');
  });

  test('and the prediction of the same moment have one order, and is_blind agrees with it', async () => {
    const { rows: made } = await writeRaces();
    for (const [at, { id }] of made.entries()) {
      const acts = [() => answerAt(id), () => giveAt('lead', id)];
      const both = await Promise.all((at % 2 ? acts.toReversed() : acts).map((act) => act()));
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
    }
    // Both record an event while they hold the goal, so the events tell who came first.
    const { rows } = await server.owner.query(
      `select count(*)::int as races, count(*) filter (where opinion.is_blind = (given.id < said.id))::int as right
       from goal_opinion opinion
       join event given on given.tenant_id = opinion.tenant_id and given.subject_id = opinion.goal_id
         and given.kind = 'goal.opinion_given'
       join event said on said.tenant_id = opinion.tenant_id and said.subject_id = opinion.goal_id
         and said.kind = 'goal.predicted'
       where opinion.status_id = any($1)`,
      [made.map(({ id }) => id)],
    );
    expect(rows[0]).toEqual({ races: 200, right: 200 });
  });
});

/** Two hundred running goals of `member`, each with the status of the running week. */
async function writeRaces() {
  const periodId = company.periods.current.id;
  const owner = people.member.id;
  const goals = Array.from({ length: 200 }, () => ({ owner, periodId, said: [], achieved: null }));
  const ids = await writePredictedGoals(server, company.tenantId, goals);
  return server.owner.query<{ id: number }>(
    'select id from goal_status where goal_id = any($1) and week = 8',
    [ids],
  );
}
const answerAt = (Id: number) =>
  company.call('member', predictGoal, { body: { Id, Likelihood: 3, Quality: 2 } });
const giveAt = (who: CastName, Id: number) => company.call(who, giveOpinion, { body: { Id, Likelihood: 1 } });

describe('what others see of second views', () => {
  const seen = async (who: CastName, of: GoalInfo) => {
    const { Week, Owner, Manager, Peers, Together, IsApart } = (await views(who, of)).body;
    return { Week, Owner, Manager, Peers, Together, IsApart };
  };
  const nothing = { Week: null, Owner: null, Manager: null, Peers: null, Together: null, IsApart: false };

  test('is nothing before the owner answers; then the manager by name, and peers pooled from three on', async () => {
    const of = await company.makeApproved('member');
    await give('lead', of, 1);
    await give('peer', of, 0);
    await give('outsider', of, 1);
    for (const who of ['member', 'lead', 'peer', 'ceo'] as const)
      expect(await seen(who, of)).toEqual(nothing);
    await answer(of, 4);
    const two = await seen('member', of);
    expect(two).toMatchObject({
      Week: 8,
      Owner: 4,
      Manager: { Name: people.lead.name, Likelihood: 1, IsBlind: true },
      Peers: null,
      IsApart: true,
    });
    // The third peer view comes after the owner's answer, so it is not blind and does not count.
    await give('ceo', of, 0);
    expect(await seen('peer', of)).toEqual(two);

    const three = await company.makeApproved('member');
    for (const who of ['peer', 'outsider', 'goalAdmin'] as const) await give(who, three, 1);
    await answer(three, 4);
    const answerOf = await views('member', three);
    expect(answerOf.body).toMatchObject({ Manager: null, Peers: { Count: 3 }, Together: expect.any(Number) });
    const text = JSON.stringify(answerOf.body);
    for (const who of ['peer', 'outsider', 'goalAdmin'] as const)
      expect(text).not.toContain(people[who].name);
  });

  test('is shown once the week is over, even if the owner said nothing', async () => {
    const of = await company.makeApproved('member');
    await give('lead', of, 1);
    await company.goTo('2026-08-24T15:00:00Z');
    expect(await seen('member', of)).toMatchObject({
      Week: 8,
      Owner: null,
      Together: null,
      Manager: { Likelihood: 1 },
    });
    await company.goTo(wednesday);
  });

  test('stays a peer’s where the author becomes the manager later', async () => {
    const of = await company.makeApproved('member');
    await give('otherLead', of, 1);
    await answer(of, 3);
    await server.owner.query('update person set manager_id = $1 where id = $2', [
      people.otherLead.id,
      people.member.id,
    ]);
    expect(await seen('member', of)).toMatchObject({ Manager: null, Peers: null, Together: null });
    await server.owner.query('update person set manager_id = $1 where id = $2', [
      people.lead.id,
      people.member.id,
    ]);
  });

  test.each<[CastName | null, number]>([
    [null, 401],
    ['foreigner', 404],
    ['observer', 404],
    ['outsider', 200],
    ['member', 200],
  ])('is read by %s: %i', async (who, status) => {
    expect((await views(who, goal)).status).toBe(status);
  });
});

describe('a talk', () => {
  const look = (who: CastName | null, of: GoalInfo, Note?: string) =>
    company.call(who, markLooked, { body: { GoalId: of.Goal.Id, ...(Note === undefined ? {} : { Note }) } });

  test.each<[CastName | null, number]>([
    [null, 401],
    ['foreigner', 404],
    ['observer', 403],
    ['peer', 403],
    ['goalAdmin', 403],
    ['member', 200],
    ['lead', 200],
    ['ceo', 200],
  ])('is marked by %s: %i', async (who, status) => {
    expect((await look(who, goal)).status).toBe(status);
  });

  test('can have a note by people who may comment, which becomes a comment of the running week', async () => {
    const of = await company.makeApproved('member');
    const marked = (await look('lead', of, 'We cut the scope.')).body;
    expect(marked).toMatchObject({ Week: 8, CommentId: expect.any(Number) });
    const { body } = await company.call('member', listStatusComments, { params: { statusId: statusOf(of) } });
    expect(body.data).toMatchObject([{ Id: marked.CommentId, Comment: 'We cut the scope.' }]);
    expect((await look('lead', of)).body.Id).toBe(marked.Id);
    // The ceo is above the manager, and does not comment.
    expect((await look('ceo', of, 'And why?')).status).toBe(403);
    const seen = async (who: CastName) => (await views(who, of)).body;
    expect((await seen('ceo')).Looks).toMatchObject([{ Name: people.lead.name, Week: 8, HasNote: true }]);
    expect((await seen('ceo')).Permissions).toEqual({ Give: true, Look: true });
    expect((await seen('lead')).Permissions).toEqual({ Give: true, Look: true, Note: true });
    expect(await seen('peer')).toMatchObject({ Looks: [], Permissions: { Give: true } });
    expect((await seen('member')).Permissions).toEqual({ Look: true, Note: true });
  });

  test('is about a running goal, with a note that fits', async () => {
    const draft = await company.make('member');
    expect((await look('member', draft)).problem.code).toBe('not_running');
    expect((await look('lead', goal, 'x'.repeat(5_001))).status).toBe(400);
  });

  test('is compared from ten talks on, with goals in the same spot that nobody marked', async () => {
    const past = company.periods.byIndex(company.periods.current.index - 1)?.id ?? 0;
    const said = [null, null, null, 2, null, null, 3];
    const one = { owner: people.member.id, periodId: past, said, achieved: true };
    const ids = await writePredictedGoals(server, company.tenantId, [
      ...Array.from({ length: 11 }, () => one),
      ...Array.from({ length: 5 }, () => ({ ...one, said: [null, null, null, 2, null, null, 2] })),
    ]);
    const write = (count: number) =>
      server.owner.query(
        `insert into goal_look (tenant_id, goal_id, week_id, author_id, created_at)
         select $1, id, (select id from goal_period_week where tenant_id = $1 and period_id = $2 and week = 4), $3, now()
         from unnest($4::int[]) id on conflict do nothing`,
        [company.tenantId, past, people.otherLead.id, ids.slice(0, count)],
      );
    await write(9);
    const looking = async (who: CastName) => (await company.must(who, getLooking)) as object;
    expect(await looking('otherLead')).toEqual({ Looked: 9, Rose: null, Comparable: null, Word: null });
    await write(10);
    const ofTen = { Looked: 10, Rose: 10, Comparable: 1.7, Word: 'clearly_more' };
    expect(await looking('otherLead')).toEqual(ofTen);
    // Learning stores how the goals that nobody talked about turned out; later requests read the stored counts.
    await computeInsight(server.context, company.tenantId);
    const kept = (text: string) => server.owner.query(text, [company.tenantId]);
    await kept("update insight_kept set spots = '{}' where tenant_id = $1");
    expect(await looking('otherLead')).toMatchObject({ Looked: 0, Comparable: null });
    await kept('update insight_kept set removals = removals + 1 where tenant_id = $1');
    expect(await looking('otherLead')).toEqual(ofTen);
    expect(await looking('lead')).toMatchObject({ Rose: null });
    expect((await company.call('observer', getLooking)).status).toBe(404);
    expect((await company.call(null, getLooking)).status).toBe(401);
  });
});

test('other screens hear what they are shown: a talk in the chain, a manager’s view after the owner’s answer', async () => {
  const of = await company.makeApproved('member');
  const watching = ['member', 'peer', 'otherLead', 'lead', 'ceo', 'observer', 'foreigner'] as const;
  const opened = watching.map(async (who) => [who, await openReady(server, company.tokenOf(who))] as const);
  const clients = await Promise.all(opened);
  const own = Object.fromEntries(clients.slice(0, -1));
  const heard = async (act: () => Promise<unknown>) => {
    await told(server, company.tenantId, own);
    const marks = clients.map(([, { messages }]) => messages.length);
    await act();
    await told(server, company.tenantId, own);
    return clients.flatMap(([who, { messages }], at) => {
      const frames = messages.slice(marks[at]).filter(({ Event }) => Event === 'insight_update');
      expect(JSON.stringify(frames)).toMatch(/^\[(\{"Id":\d+,"Event":"insight_update","GoalId":\d+\})?]$/);
      return frames.length > 0 ? [who] : [];
    });
  };
  expect(await heard(() => give('lead', of))).toEqual(['lead']);
  expect(await heard(() => give('peer', of))).toEqual(['peer']);
  const late = await company.makeApproved('member');
  await answer(late);
  expect(await heard(() => give('lead', late))).toEqual(['member', 'peer', 'otherLead', 'lead', 'ceo']);
  expect(await heard(() => give('otherLead', late))).toEqual(['otherLead']);
  const talk = () => company.must('member', markLooked, { body: { GoalId: of.Goal.Id } });
  expect(await heard(talk)).toEqual(['member', 'lead', 'ceo']);
});

test('managers are asked for their view on Wednesdays at nine, where the company wants it', async () => {
  const running = await company.makeApproved('outsider');
  await company.makeApproved('ceo');
  const asked = async () => {
    const { rows } = await server.owner.query<{ subject_id: number }>(
      "select subject_id from event where tenant_id = $1 and kind = 'person.views_asked' order by id",
      [company.tenantId],
    );
    return rows.map((row) => row.subject_id);
  };
  const work = async (instant: string) => {
    server.clock.set(Date.parse(instant));
    await doDueWork(server.context, [askForViews]);
  };
  await startViewAsks.run(server.context);
  // 14:00 in UTC is nine in the company's zone.
  await work('2026-08-26T13:59:00Z');
  await work('2026-08-26T14:01:00Z');
  expect(await asked()).toEqual([]);
  await set('opinion_reminders_enabled = true');
  await work('2026-09-02T13:59:00Z');
  expect(await asked()).toEqual([]);
  await work('2026-09-02T14:01:00Z');
  await work('2026-09-02T14:02:00Z');
  expect(await asked()).toEqual([people.lead.id, people.otherLead.id]);
  await company.goTo('2026-09-09T12:00:00Z');
  await company.must('outsider', predictGoal, {
    body: { Id: statusOf(running, 11), Likelihood: 3, Quality: 3 },
  });
  await work('2026-09-09T14:01:00Z');
  expect((await asked()).slice(2)).toEqual([people.lead.id]);
  // A goal that its owner rates Unlikely needs no second view.
  await server.owner.query(
    `update goal set recent_likelihood = 1, recent_quality = 1, recent_week = 11 where tenant_id = $1 and owner_id = $2`,
    [company.tenantId, people.member.id],
  );
  await work('2026-09-16T14:01:00Z');
  expect((await asked()).slice(3)).toEqual([people.otherLead.id]);
  await company.goTo(wednesday);
});

test('switched off, second views and insight are absent', async () => {
  await set('opinions_enabled = false');
  expect((await give('lead', goal)).status).toBe(404);
  const { Permissions, StatusId } = (await views('lead', goal)).body;
  expect([Permissions.Give, StatusId, Permissions.Look]).toEqual([undefined, null, true]);
  await set('opinions_enabled = true, insight_enabled = false');
  expect((await give('lead', goal)).status).toBe(404);
  expect((await views('lead', goal)).status).toBe(404);
  expect((await company.call('lead', markLooked, { body: { GoalId: goal.Goal.Id } })).status).toBe(404);
  expect((await company.call('lead', getLooking)).status).toBe(404);
  await set('insight_enabled = true');
});
