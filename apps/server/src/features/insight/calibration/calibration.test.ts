import type { Endpoint } from '@bellwether/contract/endpoint';
import {
  getBadNews,
  getCalibration,
  getMyInsight,
  listInsightGroups,
} from '@bellwether/contract/insight/calibration';
import { getForecast } from '@bellwether/contract/insight/forecast';
import { getLook } from '@bellwether/contract/insight/look';
import { currentQuarter } from '@bellwether/domain/calendar/quarter';
import { defaultCalendarSettings } from '@bellwether/domain/calendar/settings';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PersonOptions, TestPerson } from '../../../testing/factory.ts';
import { type PredictedGoal, writePredictedGoals } from '../../../testing/predicted-goals.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { computeInsight } from '../learning/commands.ts';

const server = await startTestServer({ now: '2026-11-18T15:00:00Z' });
const tenant = await server.buildTenant();
const { ceo } = tenant;
const person = (options: PersonOptions) => server.buildPerson(tenant, options);
const tokens = new Map<TestPerson, string>();

async function call<E extends Endpoint>(
  who: TestPerson | null,
  endpoint: E,
  params: Record<string, string | number> = {},
) {
  if (who && !tokens.has(who)) tokens.set(who, await server.signInAs(who));
  const token = who === null ? undefined : tokens.get(who);
  return server.call(endpoint, { params, token });
}
const calibration = async (who: TestPerson | null, group: string) => call(who, getCalibration, { group });
const badNews = async (who: TestPerson | null, group: string) => call(who, getBadNews, { group });

/** Three departments, each below one manager: Sales of seven, Legal of four, Product of nine. */
const salesLead = await person({ role: 'manager', name: 'Sam Sales', orgUnit: 'Sales' });
const legalLead = await person({ role: 'manager', name: 'Lea Legal', orgUnit: 'Legal' });
const productLead = await person({ role: 'manager', name: 'Pia Product', orgUnit: 'Product' });
const observer = await person({ role: 'observer', flags: ['isHrAdmin'] });
const hrAdmin = await person({ flags: ['isHrAdmin'], manager: legalLead });
const foreigner = (await server.buildTenant()).ceo;
const team = async (manager: TestPerson, size: number) => {
  const people: TestPerson[] = [];
  for (let at = 0; at < size; at += 1) people.push(await person({ manager }));
  return people;
};
const sales = await team(salesLead, 7);
const legal = await team(legalLead, 4);
const product = await team(productLead, 9);

const calls: readonly (readonly [string, (who: TestPerson | null) => ReturnType<typeof call>])[] = [
  ['calibration', (who) => calibration(who, 'company')],
  ['bad news', (who) => badNews(who, 'company')],
  ['mine', (who) => call(who, getMyInsight)],
  ['groups', (who) => call(who, listInsightGroups)],
];

const everybody = [ceo, salesLead, legalLead, hrAdmin, sales[0], legal[0], product[0]].filter(
  (who) => who !== undefined,
);
const groups = [
  'company',
  ...['Sales', 'Legal', 'Product'].map((name) => `department:${name}`),
  ...[ceo, salesLead, legalLead, productLead].map(({ id }) => `organisation:${id}`),
];

const idOf = async (back: number) => {
  const { index } = currentQuarter(server.clock.now(), defaultCalendarSettings);
  const { rows } = await server.owner.query<{ id: number }>(
    'select id from goal_period where tenant_id = $1 and index = $2',
    [tenant.id, index - back],
  );
  return rows[0]?.id ?? 0;
};
const hopeful = Array.from({ length: 14 }, () => 4);
const warned = [...Array.from({ length: 6 }, () => 3), ...Array.from({ length: 8 }, () => 1)];

const answers = async (viewers: readonly TestPerson[]) => {
  const texts: string[] = [];
  for (const who of viewers)
    for (const group of groups)
      for (const read of [calibration, badNews]) texts.push((await read(who, group)).bytes.toString());
  return texts;
};
/** Returns whether replies come from the stored answers; otherwise they are computed from the goals. */
const areKept = async () => {
  const { rows } = await server.owner.query<{ kept: boolean }>(
    'select kept_changes = changes as kept from insight_kept where tenant_id = $1',
    [tenant.id],
  );
  return rows[0]?.kept === true;
};

beforeAll(async () => {
  // The first call creates the quarters.
  await call(ceo, listInsightGroups);
  const [last, before] = [await idOf(1), await idOf(2)];
  const of = (
    owner: TestPerson,
    periodId: number,
    achieved: boolean,
    said: readonly number[],
  ): PredictedGoal => ({
    owner: owner.id,
    periodId,
    said,
    achieved,
  });
  const everyone = [...sales, ...legal, ...product];
  await writePredictedGoals(server, tenant.id, [
    ...everyone.flatMap((owner) => [
      of(owner, last, true, hopeful),
      of(owner, last, false, hopeful),
      of(owner, last, false, warned),
      of(owner, before, true, warned),
    ]),
    ...sales
      .slice(0, 6)
      .map((owner) => ({ ...of(owner, last, false, warned), state: 'shelved' as const, achieved: null })),
    { ...of(sales[0] ?? ceo, last, false, warned), isPrivate: true },
    ...Array.from({ length: 3 }, () => of(sales[0] ?? ceo, before, true, hopeful)),
  ]);
  await computeInsight(server.context, tenant.id);
});

describe('a group', () => {
  test('is told what its likelihoods were worth', async () => {
    const { body } = await calibration(sales[3] ?? ceo, 'department:Product');
    expect(body.Calibration).toMatchObject({
      TooFew: false,
      Goals: 36,
      Owners: 9,
      Quarters: 2,
      Brier: expect.any(Number),
      Uncertainty: 0.25,
      Shelved: null,
      ShelvedUnlikely: null,
      SecondView: null,
      Word: expect.any(String),
    });
    const { body: news } = await badNews(ceo, 'department:Product');
    expect(news.BadNews).toEqual({
      TooFew: false,
      Quarter: expect.stringMatching(/2026/),
      Missed: 18,
      Imported: null,
      Mean: 3.5,
      Early: 9,
      Never: 9,
      Warned: 9,
      WarnedAndAchieved: null,
      Before: null,
    });
  });

  test('of four owners is too small for everybody, and shows no count', async () => {
    for (const who of everybody) {
      const group = 'department:Legal';
      expect((await calibration(who, group)).body).toEqual({
        Calibration: { TooFew: true, Goals: null, Need: 20 },
      });
      expect((await badNews(who, group)).body).toEqual({ BadNews: { TooFew: true, Goals: null, Need: 8 } });
    }
    const below = `organisation:${legalLead.id}`;
    for (const who of [legalLead, ceo, hrAdmin])
      expect((await calibration(who, below)).body).toEqual({
        Calibration: { TooFew: true, Goals: null, Need: 20 },
      });
  });

  test('of four owners cannot be had by taking its siblings from the whole', async () => {
    const counted = async (names: readonly string[], read: typeof calibration) => {
      const bodies = await Promise.all(names.map(async (name) => (await read(ceo, name)).body.Calibration));
      return bodies.map((body) => (body.TooFew ? null : body.Goals));
    };
    // The smallest part with a number is hidden, too. Then the hidden parts together belong to eleven owners.
    expect(await counted(groups, calibration)).toEqual([83, null, null, 36, 83, null, null, 36]);
    const company = (await badNews(ceo, 'company')).body.BadNews;
    const parts = await Promise.all(
      groups.slice(1, 4).map(async (name) => (await badNews(ceo, name)).body.BadNews),
    );
    expect([company, ...parts].map((one) => (one.TooFew ? null : one.Missed))).toEqual([40, null, null, 18]);
  });

  test('shows a label and a shelved count only with five owners', async () => {
    const { body } = await calibration(ceo, 'company');
    if (body.Calibration.TooFew) throw new Error('The company has enough goals.');
    const { Labels, Shelved, ShelvedUnlikely } = body.Calibration;
    expect([Shelved, ShelvedUnlikely]).toEqual([6, 6]);
    expect(Labels.map(({ Happened }) => Happened === null)).toEqual([true, false, true, false, false]);
  });

  test('keeps a leaver’s place of its quarter, so that nobody is told by a difference', async () => {
    const answer = (await calibration(ceo, 'department:Product')).body;
    const [leaver] = product;
    await server.owner.query('update person set manager_id = $1 where id = $2', [salesLead.id, leaver?.id]);
    await computeInsight(server.context, tenant.id);
    expect((await calibration(ceo, 'department:Product')).body).toEqual(answer);
    await server.owner.query('update person set manager_id = $1 where id = $2', [productLead.id, leaver?.id]);
  });
});

describe('who sees it', () => {
  test.each(calls)('%s: not a stranger, nor an observer with any flag', async (_, read) => {
    expect((await read(null)).status).toBe(401);
    expect((await read(observer)).status).toBe(404);
    expect((await read(sales[0] ?? ceo)).status).toBe(200);
  });

  test('an organisation: its manager, the people above, the ceo and HR admins', async () => {
    const group = `organisation:${productLead.id}`;
    for (const [who, status] of [
      [productLead, 200],
      [ceo, 200],
      [hrAdmin, 200],
      [salesLead, 404],
      [product[0] ?? null, 404],
      [foreigner, 404],
    ] as const) {
      expect((await calibration(who, group)).status).toBe(status);
      expect((await badNews(who, group)).status).toBe(status);
    }
    const own = (await call(productLead, listInsightGroups)).body;
    expect(own).toMatchObject({
      data: [
        { Group: 'company' },
        ...['Corporate', 'Legal', 'Product', 'Sales'].map((name) => ({
          Group: `department:${name}`,
          Name: name,
        })),
        { Group: group, Name: 'Pia Product', Kind: 'organisation' },
      ],
    });
  });

  test.each([
    ['organisation:0', 400],
    ['organisation:x', 400],
    ['people:1', 400],
    ['organisation:2147483647', 404],
    ['department:Nowhere', 404],
  ])('%s is %i', async (group, status) => {
    expect((await calibration(ceo, group)).status).toBe(status);
    expect((await badNews(ceo, group)).status).toBe(status);
  });
});

describe('one’s own record', () => {
  test('has numbers from five goals on and a verdict from ten', async () => {
    const [first, second] = sales;
    const { body: own } = await call(first ?? ceo, getMyInsight);
    expect(own).toMatchObject({
      Calibration: {
        TooFew: false,
        Goals: 7,
        Word: null,
        BadNews: { Missed: 2, Mean: 3.5 },
        Skill: expect.any(Number),
      },
      Opinions: { TooFew: true, Goals: 0, Need: 5 },
    });
    expect((await call(second ?? ceo, getMyInsight)).body).toMatchObject({
      Calibration: { TooFew: true, Goals: 4, Need: 5 },
    });
  });

  test('depends on nobody’s own goals: swapping two owners’ goals changes no shared answer', async () => {
    const [one, other] = sales;
    if (!one || !other) throw new Error('Sales has seven people.');
    const viewers = [ceo, productLead, sales[5] ?? ceo];
    const shared = async () => {
      const texts = await answers(viewers);
      for (const who of viewers) {
        texts.push((await call(who, getForecast, { periodId: 0 })).bytes.toString());
        for (const scope of [0, 3])
          texts.push((await call(who, getLook, { scope, periodId: 0 })).bytes.toString());
      }
      return texts;
    };
    // First make the records of the two people differ.
    await server.owner.query(
      `update goal_result set completed = not completed where tenant_id = $1 and goal_id in
        (select id from goal where tenant_id = $1 and owner_id = $2)`,
      [tenant.id, one.id],
    );
    await computeInsight(server.context, tenant.id);
    const before = await shared();
    const mine = (await call(one, getMyInsight)).body;
    const theirs = (await call(other, getMyInsight)).body;
    await server.owner.query(
      `update goal set owner_id = case owner_id when $2 then $3 else $2 end
       where tenant_id = $1 and owner_id in ($2, $3) and state = 'finalized'`,
      [tenant.id, one.id, other.id],
    );
    await server.owner.query(
      `update goal_prediction set author_id = case author_id when $2 then $3 else $2 end
       where tenant_id = $1 and author_id in ($2, $3)`,
      [tenant.id, one.id, other.id],
    );
    await computeInsight(server.context, tenant.id);
    expect(await shared()).toEqual(before);
    expect(theirs).not.toEqual(mine);
    expect((await call(one, getMyInsight)).body).toEqual(theirs);
  });
});

test('second views of finished goals are scored beside the owner’s timely predictions', async () => {
  const write = (sets: string) => server.owner.query(sets, [tenant.id, ceo.id]);
  const status = `goal_status status join goal on goal.tenant_id = status.tenant_id and goal.id = status.goal_id
    where status.tenant_id = $1 and status.week = 9 and goal.state = 'finalized' and goal.owner_id <> $2`;
  await write(`insert into goal_opinion (tenant_id, goal_id, status_id, author_id, likelihood, is_blind, as_manager, created_at)
    select $1, goal.id, status.id, $2, 1, true, true, now() from ${status}`);
  await computeInsight(server.context, tenant.id);
  const scored = async () => {
    const { Calibration } = (await calibration(ceo, 'company')).body;
    return {
      SecondView: Calibration.TooFew ? null : Calibration.SecondView,
      own: (await call(ceo, getMyInsight)).body.Opinions,
    };
  };
  const first = await scored();
  expect(first).toMatchObject({
    SecondView: { Goals: 83 },
    own: { TooFew: false, Goals: 83, Word: 'too_careful' },
  });
  expect((await call(sales[3] ?? ceo, getMyInsight)).body.Opinions).toMatchObject({ TooFew: true, Goals: 0 });
  // A year later each owner changes the prediction of that week.
  await write(`insert into goal_prediction (tenant_id, goal_id, status_id, author_id, likelihood, quality, created_at)
    select $1, goal.id, status.id, $2, 0, 0, now() from ${status}`);
  await write(`update goal_status set likelihood = 0 where tenant_id = $1 and week = 9 and likelihood is not null
    and goal_id in (select id from goal where tenant_id = $1 and owner_id <> $2 and state = 'finalized')`);
  await computeInsight(server.context, tenant.id);
  expect(await scored()).toEqual(first);
});

test('learning stores the answers about groups, and they equal those computed from the goals', async () => {
  expect(await areKept()).toBe(true);
  const kept = await answers([ceo]);
  await server.owner.query('update insight_kept set changes = changes + 1 where tenant_id = $1', [tenant.id]);
  expect((await answers([ceo])).map((text) => JSON.parse(text))).toEqual(
    kept.map((text) => JSON.parse(text)),
  );
  await computeInsight(server.context, tenant.id);
  expect(await areKept()).toBe(true);
  expect(await answers([ceo])).toEqual(kept);
  // Groups without an answer have no row, and neither do other companies.
  const { rows } = await server.owner.query<{ group_name: string }>(
    'select group_name from insight_answer order by 1',
  );
  expect(rows.map(({ group_name }) => group_name)).toEqual(
    [
      'company',
      'department:Product',
      'department:Sales',
      `organisation:${ceo.id}`,
      `organisation:${productLead.id}`,
      `organisation:${salesLead.id}`,
    ].sort(),
  );
});

test('switched off, all of it is absent', async () => {
  await server.owner.query('update tenant_setting set insight_enabled = false where tenant_id = $1', [
    tenant.id,
  ]);
  for (const [, read] of calls) expect((await read(ceo)).status).toBe(404);
  await server.owner.query('update tenant_setting set insight_enabled = true where tenant_id = $1', [
    tenant.id,
  ]);
});
