import { predictGoal } from '@bellwether/contract/goals/predictions';
import { getForecast, getLabelChances } from '@bellwether/contract/insight/forecast';
import { getLook } from '@bellwether/contract/insight/look';
import { markLooked } from '@bellwether/contract/insight/opinions';
import { describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../../testing/goal-company.ts';
import { type PlantedGoal, plantGoal } from '../../../testing/planted-goals.ts';
import { startTestServer } from '../../../testing/test-server.ts';

// Wednesday of week 8 of 14; week 7 is the latest week that needs a prediction.
const server = await startTestServer();
const company = await buildGoalCompany(server);
const { people, periods, tenantId } = company;
const { current } = periods;
const weeksOf = (count: number, pair: readonly [number, number]) =>
  Array<readonly [number, number]>(count).fill(pair);
const plant = (owner: CastName, goal: Omit<PlantedGoal, 'owner' | 'period'> & { period?: typeof current }) =>
  company.read((db) => plantGoal(db, tenantId, { owner: people[owner].id, period: current, ...goal }));

const launch = await plant('ceo', { title: 'Launch', weeks: weeksOf(7, [3, 3]) });
const low = await plant('member', {
  title: 'Low',
  parent: launch,
  weeks: [...weeksOf(5, [3, 3]), [1, 1], [1, 1]],
});
const lower = await plant('peer', { title: 'Lower', parent: launch, weeks: weeksOf(7, [0, 0]) });
const unsure = await plant('member', { title: 'Unsure', weeks: [...weeksOf(5, [4, 3]), [3, 2], [2, 2]] });
const silent = await plant('outsider', { title: 'Silent', weeks: weeksOf(3, [4, 4]) });
const sure = await plant('lead', { title: 'Sure', weeks: weeksOf(7, [4, 4]) });
const wordless = await plant('outsider', { title: 'Wordless' });
await plant('peer', { title: 'Done', weeks: weeksOf(7, [3, 3]), result: true });

const look = async (who: CastName, scope: number, periodId = 0) =>
  (await company.must(who, getLook, { params: { scope, periodId } })) as Awaited<
    ReturnType<typeof plainLook>
  >;
const plainLook = (who: CastName) => company.must(who, getLook, { params: { scope: 3, periodId: 0 } });
const ids = (items: readonly { GoalId: number }[]) => items.map(({ GoalId }) => GoalId);
const forecast = (who: CastName, query = {}, periodId = 0) =>
  company.must(who, getForecast, { params: { periodId }, query });

describe('the list', () => {
  test('names the goals that are worth a talk, the reasons, and the viewer’s permissions', async () => {
    const { Items, Called, Contradictions, ...rest } = await look('ceo', 2);
    expect(rest).toEqual({
      Scope: 2,
      Scopes: [2, 0, 1, 3],
      PeriodId: current.id,
      Week: 7,
      Weeks: 14,
      Goals: 6,
      CalledCount: 2,
      Waiting: 3,
      Quiet: null,
    });
    expect(ids(Items)).toEqual([unsure, wordless, silent]);
    expect(Items[0]).toMatchObject({
      Title: 'Unsure',
      Owner: { Id: people.member.id, Name: 'Mia Member' },
      Likelihood: 2,
      Quality: 2,
      Tenths: 4,
      Percent: 43,
      IsAssumed: true,
      MayTalk: true,
      MayGiveView: true,
    });
    expect(Items.map(({ Reasons }) => Reasons.map(({ Code }) => Code))).toEqual([
      ['fell', 'label'],
      ['no_word'],
      ['silent', 'label'],
    ]);
    expect(Items[0]?.Reasons[0]?.Text).toBe('Likelihood fell from Very likely to Unsure within a month.');
    expect(Items[0]?.StatusId).toBeGreaterThan(0);
    expect(ids(Called)).toEqual([low, lower]);
    expect(Called.map(({ IsNew }) => IsNew)).toEqual([true, false]);
    // The ceo's own goal does not belong to the ceo's organisation.
    expect(Contradictions).toEqual([]);
  });

  test('names contradictions among the goals of the viewer’s scope', async () => {
    const { Contradictions } = await look('ceo', 0);
    expect(Contradictions).toEqual([
      {
        GoalId: launch,
        Title: 'Launch',
        Kind: 'parent_high',
        Likelihood: 3,
        Children: [
          { GoalId: low, Title: 'Low', Likelihood: 1 },
          { GoalId: lower, Title: 'Lower', Likelihood: 0 },
        ],
        Of: 2,
        Text: 'Launch is called Likely; 2 of its 2 contributing goals are called unlikely.',
      },
    ]);
  });

  test.each<[CastName, asked: number, scope: number, goals: number[]]>([
    ['ceo', 3, 3, [unsure, wordless, launch, silent]],
    ['lead', 2, 2, [unsure]],
    ['lead', 1, 1, [unsure]],
    ['otherLead', 1, 1, [wordless, silent]],
    ['lead', 0, 0, []],
    ['member', 0, 0, [unsure]],
    ['member', 1, 0, [unsure]],
    ['member', 2, 3, [unsure, wordless, launch, silent]],
    ['goalAdmin', 3, 3, [unsure, wordless, launch, silent]],
    ['observer', 0, 3, [unsure, wordless, launch, silent]],
  ])('of %s, asked for scope %i, is of scope %i', async (who, asked, scope, goals) => {
    const { Items, Scope } = await look(who, asked);
    expect([Scope, ids(Items)]).toEqual([scope, goals]);
    const may = Items.map(({ MayTalk, MayGiveView }) => [MayTalk, MayGiveView]);
    if (who === 'observer') expect(may.flat()).not.toContain(true);
    if (who === 'member') expect(may[0]).toEqual([true, false]);
    if (who === 'member' && scope === 3) expect(may[1]).toEqual([false, true]);
  });

  test('ends with the quarter, and begins when a week is asked for', async () => {
    const others = [periods.byIndex(current.index - 1), periods.byIndex(current.index + 1)];
    for (const [at, period] of others.entries()) {
      const { Items, Called, Week, Goals } = await look('ceo', 3, period?.id ?? -1);
      expect({ Items, Called, Goals, Week }).toEqual({
        Items: [],
        Called: [],
        Goals: 0,
        Week: at === 0 ? 14 : 0,
      });
    }
  });
});

describe('a forecast', () => {
  test('counts running and decided goals with a band', async () => {
    const answer = await forecast('observer');
    expect(answer).toMatchObject({
      Week: 7,
      Goals: 8,
      Decided: 1,
      Achieved: 1,
      NoWord: 1,
      Share: 0.2,
      Inside: null,
      History: [],
      Moved: [],
      Phase: 1,
      Goal: null,
    });
    expect(answer.Expected).toBeGreaterThan(3);
    expect([answer.Low, answer.Mid, answer.High]).toEqual([3, 5, 6]);
    expect(answer.Parts).toEqual([
      {
        Group: 'department:Corporate',
        Name: 'Corporate',
        Goals: 8,
        Decided: 1,
        Achieved: 1,
        Expected: answer.Expected,
        Low: answer.Low,
        High: answer.High,
      },
    ]);
    expect(answer.Chances).toHaveLength(15);
    expect(answer.Chances[8]).toMatchObject({ Phase: 1, Label: 3, Tenths: 6, IsAssumed: true, Goals: null });
  });

  test('of an organisation is split by direct reports; few goals have no band', async () => {
    const all = await forecast('member', { group: `organisation:${people.ceo.id}` });
    expect(all.Parts.map(({ Name, Goals }) => [Name, Goals])).toEqual([
      ['Lena Lead', 5],
      ['Otto Otherlead', 2],
    ]);
    const few = await forecast('member', { group: `organisation:${people.otherLead.id}` });
    expect(few).toMatchObject({ Goals: 2, Low: null, High: null, Parts: [{ Name: 'Olga Outsider' }] });
    expect(few.Parts[0]?.Group).toBe(`organisation:${people.outsider.id}`);
  });

  test('of a goal counts what contributes to it, and says both', async () => {
    const { Goals, Goal, Parts } = await forecast('peer', { goal: launch });
    expect([Goals, Parts]).toEqual([2, []]);
    expect(Goal).toMatchObject({ GoalId: launch, Tenths: 6, Contradiction: { Kind: 'parent_high' } });
    expect(Goal?.Text).toBe('Its owner: about 6 in 10. Of its 2 contributing goals 0 expected.');
  });

  test('gives the line after a saved prediction', async () => {
    const { Phase, Chances } = await company.must('member', getLabelChances, { params: { periodId: 0 } });
    expect([Phase, Chances.length]).toEqual([1, 5]);
    expect(Chances[3]?.Text).toBe(
      'Likely at this point: usually about 6 in 10 (an assumption; too few finished goals yet).',
    );
  });

  test.each<[string, CastName, number, Record<string, string | number>]>([
    ['an observer a department', 'observer', 403, { group: 'department:Corporate' }],
    ['an observer an organisation', 'observer', 403, { group: 'organisation:1' }],
    ['an observer the goals below one', 'observer', 403, { goal: launch }],
    ['a department that nobody belongs to', 'ceo', 404, { group: 'department:Nowhere' }],
    ['an organisation of nobody', 'ceo', 404, { group: `organisation:${people.member.id}` }],
    ['another company’s goal', 'foreigner', 404, { goal: launch }],
    ['another company’s people', 'foreigner', 404, { group: `organisation:${people.lead.id}` }],
    ['no group at all', 'ceo', 400, { group: 'team:1' }],
  ])('refuses %s', async (_, who, status, query) => {
    const answer = await company.call(who, getForecast, { params: { periodId: 0 }, query });
    expect(answer.status).toBe(status);
  });

  test('belongs to one company', async () => {
    expect((await forecast('foreigner')).Goals).toBe(0);
    expect(await look('foreigner', 3)).toMatchObject({ Items: [], Called: [], Goals: 0 });
    for (const endpoint of [getLook, getForecast, getLabelChances]) {
      const params = { scope: 3, periodId: current.id };
      expect((await company.call('foreigner', endpoint, { params })).status).toBe(404);
    }
  });
});

describe('versions', () => {
  const asked = { params: { scope: 3, periodId: 0 } };

  test('hold until somebody predicts', async () => {
    const first = await company.call('lead', getLook, asked);
    const again = async (who: CastName) =>
      (
        await company.call(who, getLook, {
          ...asked,
          headers: { 'if-none-match': String(first.headers.etag) },
        })
      ).status;
    expect([await again('lead'), await again('peer')]).toEqual([304, 200]);
    const known = await company.call('lead', getForecast, { params: { periodId: 0 } });
    const { Items } = await look('lead', 3);
    const Id = Items.find(({ GoalId }) => GoalId === wordless)?.StatusId;
    await company.must('outsider', predictGoal, { body: { Id, Likelihood: 3, Quality: 3 } });
    expect(await again('lead')).toBe(200);
    const after = await company.call('lead', getForecast, {
      params: { periodId: 0 },
      headers: { 'if-none-match': String(known.headers.etag) },
    });
    expect([after.status, after.body.NoWord]).toEqual([200, 0]);
  });

  test('change with a talk for the owner and the people above, who see it noted, and for nobody else', async () => {
    const seen = async (who: CastName) => {
      const { body, headers } = await company.call(who, getLook, asked);
      const item = body.Items.find(({ GoalId }: { GoalId: number }) => GoalId === unsure);
      return [item?.WasTalkedAbout, headers.etag];
    };
    const [own, peers] = [await seen('lead'), await seen('peer')];
    expect([own[0], peers[0]]).toEqual([false, false]);
    await company.must('member', markLooked, { body: { GoalId: unsure } });
    for (const who of ['member', 'lead', 'ceo'] as const) expect((await seen(who))[0]).toBe(true);
    expect((await seen('lead'))[1]).not.toBe(own[1]);
    expect(await seen('peer')).toEqual(peers);
  });
});

test('a goal that the viewer does not see changes nothing, not even the version', async () => {
  const everything = async (who: CastName) => {
    const looks = [0, 1, 2, 3].map((scope) => company.call(who, getLook, { params: { scope, periodId: 0 } }));
    const groups = [{}, { goal: launch }, { goal: sure }, { group: 'department:Corporate' }];
    const forecasts = groups.map((query) =>
      company.call(who, getForecast, { params: { periodId: 0 }, query }),
    );
    const answers = await Promise.all([...looks, ...forecasts]);
    return answers.map(({ body, headers }) => [JSON.stringify(body), headers.etag]);
  };
  const blind = [
    'peer',
    'otherLead',
    'outsider',
    'goalAdmin',
    'goalManager',
    'orgAdmin',
    'observer',
  ] as const;
  const before = new Map<CastName, unknown>();
  for (const who of [...blind, 'lead'] as const) before.set(who, await everything(who));
  const counts = async () => {
    const { Goals, CalledCount, Waiting, Contradictions } = await look('lead', 2);
    const { History, ...sums } = await forecast('lead');
    return JSON.stringify([Goals, CalledCount, Waiting, Contradictions, sums]);
  };
  const counted = await counts();
  const secret = await plant('member', {
    title: 'Secret',
    isPrivate: true,
    parent: sure,
    weeks: weeksOf(7, [2, 0]),
  });
  await plant('member', { title: 'Called secret', isPrivate: true, parent: sure, weeks: weeksOf(7, [0, 0]) });
  for (const who of blind) expect(await everything(who)).toEqual(before.get(who));
  expect(await everything('lead')).not.toEqual(before.get('lead'));
  expect(await counts()).toBe(counted);
  for (const [who, scope] of [
    ['member', 0],
    ['lead', 1],
    ['lead', 2],
    ['ceo', 2],
  ] as const)
    expect(ids((await look(who, scope)).Items)[0]).toBe(secret);
  for (const who of ['member', 'lead', 'ceo'] as const)
    expect(JSON.stringify(await look(who, 3))).not.toContain('ecret');
});

test('reads cost the same for few and for many goals', async () => {
  const count = async () => {
    const { asked: looked } = await server.countStatements(() => look('ceo', 3));
    const { asked: told } = await server.countStatements(() => forecast('ceo'));
    return [looked.length, told.length];
  };
  const few = await count();
  for (let at = 0; at < 30; at++) await plant('outsider', { weeks: weeksOf(7, [2, (at % 5) as never]) });
  expect(await count()).toEqual(few);
  expect(few[0]).toBeLessThanOrEqual(7);
  expect(few[1]).toBeLessThanOrEqual(7);
});

test('a company that switched insight off has none', async () => {
  await company.read((db) => db.updateTable('tenant_setting').set({ insight_enabled: false }).execute());
  const calls = [getLook, getForecast, getLabelChances].map((endpoint) =>
    company.call('ceo', endpoint, { params: { scope: 3, periodId: 0 } }),
  );
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404]);
});
