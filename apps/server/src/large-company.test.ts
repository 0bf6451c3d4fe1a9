import { getCompliance } from '@bellwether/contract/dashboard';
import type { Endpoint } from '@bellwether/contract/endpoint';
import { getForecast } from '@bellwether/contract/insight/forecast';
import { getLook } from '@bellwether/contract/insight/look';
import { getOrganisation } from '@bellwether/contract/people/organisation';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { mostNamedPeople } from '@bellwether/domain/people/profile/profile';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Queries } from './platform/database/driver.ts';
import { inTenant } from './platform/database/transaction.ts';
import { mostPeopleAtOnce } from './platform/session/large-company.ts';
import { buildGoalCompany, type CastName } from './testing/goal-company.ts';
import { holdRows } from './testing/hold-rows.ts';
import { plantGoal } from './testing/planted-goals.ts';
import { type CallOptions, startTestServer } from './testing/test-server.ts';

// A company with more than 10,000 people: its figures are kept for a minute, and its organisation is read in parts. The minute
// and the node's memory of the company's size follow the server's clock, which the tests move.

const server = await startTestServer({ now: '2026-11-18T15:00:00Z' });
const company = await buildGoalCompany(server);
const { people, periods, tenantId } = company;
const { owner } = server;

const minute = 60_000;
const wholeCompany = { scope: '3', periodId: '0' };
const compliance = (who: CastName) => company.must(who, getCompliance, { params: { scope: 3 } });
const forecast = (who: CastName) => company.must(who, getForecast, { params: { periodId: '0' } });
const look = (who: CastName) => company.must(who, getLook, { params: wholeCompany });
const organisation = (who: CastName, query: CallOptions['query'] = {}) =>
  company.must(who, getOrganisation, { query });
const keptRows = () =>
  company.read(
    async (db) => (await sql<{ kind: string }>`select kind from kept_answer order by kind`.execute(db)).rows,
  );
/** Makes the next call count anew. */
const pass = (milliseconds = minute) => server.clock.advance(milliseconds);
const change = (text: string, id: number) =>
  inTenant(owner, tenantId, (db) => sql`${sql.raw(text)} where id = ${id}`.execute(db));

/** Adds goals with each label, risen and fallen in turn, so that the list must be put in order. */
async function plantMany(db: Queries, count: number): Promise<void> {
  const owners = (['lead', 'member', 'peer', 'otherLead', 'outsider'] as const).map((who) => people[who].id);
  const { current } = periods;
  const likelihood = sql`(number * 7 + number / 5 + case when week > 5 then number / 11 else 0 end) % 5`;
  const quality = sql`(number * 3 + number / 25 + week / 4) % 5`;
  await sql`with planted as (
      insert into goal (tenant_id, owner_id, author_id, period_id, state, goal_type, is_private, title, measurement, published_at,
        recent_week, recent_likelihood, recent_quality, created_at, updated_at)
      select ${tenantId}::int, owner.id, owner.id, ${current.id}::int, 'approved', 'SMART', number % 17 = 0, 'Goal ' || number, 'By ten',
        now(), 7, ${likelihood}, ${quality}, now(), now()
      from generate_series(1, ${count}::int) number cross join (select 7 as week) last
      cross join lateral (select (${owners}::int[])[1 + number % 5] as id) owner
      returning id, substr(title, 6)::int as number)
    insert into goal_status (tenant_id, goal_id, week_id, week, likelihood, quality)
    select ${tenantId}::int, planted.id, (${current.weekIds.slice(0, 7)}::int[])[week], week, ${likelihood}, ${quality}
    from planted cross join generate_series(1, 7) week (week) order by planted.id, week`.execute(db);
}

/** Adds people below a manager, with their paths and without the checks that read each of them again. */
async function hire(count: number): Promise<void> {
  const client = await owner.connect();
  try {
    await client.query('begin; set local session_replication_role = replica');
    await client.query("select set_config('app.tenant_id', $1, true)", [String(tenantId)]);
    await client.query(
      `with added as (
        insert into person (tenant_id, name, email, email_key, role_name, manager_id, created_at, updated_at)
        select $1::int, 'Crew ' || number, 'crew' || number || '@example.com', 'crew' || number || '@example.com',
          'contributor', $2::int, now(), now() from generate_series(1, $3::int) number
        returning id)
      insert into org_path (tenant_id, ancestor_id, descendant_id, depth)
      select $1::int, id, id, 0 from added union all
      select $1::int, above.ancestor_id, added.id, above.depth + 1
      from added cross join org_path above where above.tenant_id = $1 and above.descendant_id = $2`,
      [tenantId, people.otherLead.id, count],
    );
    await client.query('commit');
    await client.query('analyze person, org_path');
  } finally {
    client.release();
  }
}

type Small = {
  readonly compliance: Awaited<ReturnType<typeof compliance>>;
  readonly forecast: Awaited<ReturnType<typeof forecast>>;
  readonly look: Awaited<ReturnType<typeof look>>;
};
let small: Small;

beforeAll(async () => {
  await company.read(async (db) => {
    const plant = (who: CastName, weeks: readonly (readonly [number, number])[], title: string) =>
      plantGoal(db, tenantId, { owner: people[who].id, period: periods.current, weeks, title });
    const steady = (pair: readonly [number, number]) => Array.from({ length: 7 }, () => pair);
    await plant('member', steady([1, 2]), 'Open the second plant');
    await plant('peer', [...steady([4, 3]).slice(1), [2, 2]], 'Halve the returns');
    await plant('lead', steady([3, 3]), 'Hire twenty people');
    for (const _ of Array.from({ length: 6 })) await plant('outsider', steady([3, 2]), 'Answer within a day');
    await plantMany(db, 1_500);
  });
  small = {
    compliance: await compliance('ceo'),
    forecast: await forecast('ceo'),
    look: await look('ceo'),
  };
  expect([small.look.Items.length, small.look.Called.length]).toEqual([5, 50]);
  // One statement looks at 500 goals, so the list needs several.
  expect(small.look.CalledCount).toBeGreaterThan(500);
  expect(await keptRows()).toEqual([]);
  await hire(mostPeopleAtOnce);
  // The node remembers the size of a company for ten minutes.
  pass(10 * minute);
}, 120_000);

describe('a kept answer', () => {
  test('is the one that is counted, for everybody who may ask', async () => {
    const { NotAccepted, ...figures } = small.compliance;
    const AsOf = instantToIso(server.clock.now());
    expect(await compliance('ceo')).toEqual({
      ...figures,
      NotAccepted: NotAccepted + mostPeopleAtOnce,
      AsOf,
    });
    expect(await forecast('ceo')).toEqual({ ...small.forecast, AsOf });
    expect(await look('ceo')).toEqual({ ...small.look, Waiting: null, AsOf });
    pass(30_000);
    expect(await compliance('member')).toEqual({
      ...figures,
      NotAccepted: NotAccepted + mostPeopleAtOnce,
      AsOf,
    });
    expect(await forecast('observer')).toEqual({ ...small.forecast, AsOf });
    const ids = ({ Items, Called }: Small['look']) => [...Items, ...Called].map(({ GoalId }) => GoalId);
    expect(ids(await look('outsider'))).toEqual(ids(small.look));
    expect(await keptRows()).toEqual([{ kind: 'compliance' }, { kind: 'forecast' }, { kind: 'look' }]);
  });

  test('ends after a minute', async () => {
    pass();
    const before = await forecast('lead');
    await company.makeApproved('member', { Title: 'One more' });
    pass(minute - 1);
    expect(await forecast('lead')).toEqual(before);
    pass(1);
    expect((await forecast('lead')).Goals).toBe(before.Goals + 1);
  });

  test('has a version that changes with it', async () => {
    pass();
    const ask = <E extends Endpoint>(endpoint: E, options: CallOptions) =>
      company.call('ceo', endpoint, options);
    for (const [endpoint, options] of [
      [getForecast, { params: { periodId: '0' } }],
      [getLook, { params: wholeCompany }],
      [getOrganisation, {}],
    ] as const) {
      const first = await ask(endpoint, options);
      const again = { ...options, headers: { 'if-none-match': String(first.headers.etag) } };
      expect([endpoint.name, (await ask(endpoint, again)).status]).toEqual([endpoint.name, 304]);
      pass();
      expect([endpoint.name, (await ask(endpoint, again)).status]).toEqual([
        endpoint.name,
        endpoint === getOrganisation ? 304 : 200,
      ]);
    }
  });

  test('is never given to another company', async () => {
    await compliance('ceo');
    const theirs = await compliance('foreigner');
    expect(theirs.AsOf).toBeUndefined();
    expect(theirs.users).toBe(1);
    const seen = await inTenant(server.context.pool, people.foreigner.tenantId, (db) =>
      db.selectFrom('kept_answer').selectAll().execute(),
    );
    expect(seen).toEqual([]);
  });
});

describe('while an answer is counted', () => {
  const counting = (tables: readonly string[]) =>
    tables.filter((text) => text.includes('facts as materialized'));

  test('others wait for it where there was none before', async () => {
    pass(60 * minute);
    await company.signIn();
    const held = await holdRows(owner, tenantId, 'lock table goal in access exclusive mode');
    const { result, tables } = await server.countStatements(async () => {
      const both = Promise.all([compliance('ceo'), compliance('member')]);
      await held.whenWaiting(2);
      await held.release();
      return both;
    });
    expect(result[0]).toEqual(result[1]);
    expect(counting(tables)).toHaveLength(1);
  });

  test('others get the one of the minute before', async () => {
    pass();
    await company.signIn();
    const before = await compliance('ceo');
    pass();
    const held = await holdRows(owner, tenantId, 'lock table goal in access exclusive mode');
    const first = compliance('ceo');
    await held.whenWaiting(1);
    expect(await compliance('member')).toEqual(before);
    await held.release();
    expect((await first).AsOf).not.toBe(before.AsOf);
  });
});

test('a change of right is seen at once', async () => {
  pass();
  await company.signIn();
  const shown = await look('outsider');
  const called = shown.Called[0]?.GoalId ?? 0;
  const others = shown.Called.slice(1);
  await change('update goal set is_private = true', called);
  expect((await look('outsider')).Called).toEqual(others);
  // Private goals are in no list of the company, not even for those who see them elsewhere.
  expect((await look('ceo')).Called.map(({ GoalId }) => GoalId)).toEqual(others.map(({ GoalId }) => GoalId));
  await change('update goal set is_private = false', called);
  expect(await look('outsider')).toEqual(shown);
  expect((await company.call('observer', getCompliance, { params: { scope: 3 } })).status).toBe(403);
  await change("update person set role_name = 'observer', manager_id = null", people.peer.id);
  expect((await company.call('peer', getCompliance, { params: { scope: 3 } })).status).toBe(403);
});

describe('the organisation', () => {
  test('is the line of who asks, with the departments to choose from', async () => {
    const { data, Part } = await organisation('member');
    const ids = data.map(({ id }) => id);
    for (const who of ['ceo', 'lead', 'member'] as const) expect(ids).toContain(people[who].id);
    expect(data.some(({ Name }) => Name.startsWith('Crew'))).toBe(false);
    expect(Part?.People).toBeGreaterThan(mostPeopleAtOnce);
    expect(Part?.Departments.reduce((sum, { People }) => sum + People, 0)).toBe(Part?.People);
  });

  test('has at most a thousand people of a department, and says when there are more', async () => {
    const [largest] = ((await organisation('member')).Part?.Departments ?? []).toSorted(
      (one, other) => other.People - one.People,
    );
    const { data, Part } = await organisation('member', { Department: largest?.Name ?? '' });
    expect([data.length, Part?.IsCut, Part?.Departments]).toEqual([1_000, true, []]);
    expect(new Set(data.map(({ OrgUnit }) => OrgUnit))).toEqual(new Set([largest?.Name]));
    const none = await organisation('member', { Department: 'Nowhere' });
    expect([none.data, none.Part?.IsCut]).toEqual([[], undefined]);
  });

  test('finds people by each word of their name', async () => {
    const { data } = await organisation('member', { Search: 'crew 4711' });
    expect(data.map(({ Name }) => Name)).toEqual(['Crew 4711']);
    expect((await organisation('member', { Search: people.observer.name })).data).toEqual([]);
    expect((await organisation('member', { Search: '100%' })).data).toEqual([]);
    expect(
      (await company.call('member', getOrganisation, { query: { Search: 'x'.repeat(256) } })).status,
    ).toBe(400);
    expect((await company.call(null, getOrganisation, { query: { Search: 'crew' } })).status).toBe(401);
  });

  test('names the people whose ids are asked for, as far as the viewer finds them', async () => {
    const [crew] = (await organisation('member', { Search: 'crew 4711' })).data;
    const ids = [people.member.id, crew?.id, people.observer.id, people.foreigner.id].join(',');
    const { data, Part } = await organisation('member', { Ids: ids });
    expect(data.map(({ Name }) => Name).sort()).toEqual(['Crew 4711', people.member.name]);
    expect([Part?.Departments, Part?.IsCut]).toEqual([[], undefined]);
    const many = Array.from({ length: mostNamedPeople + 1 }, (_, at) => at + 1).join(',');
    for (const Ids of ['', 'x', '1,', '1,1', many])
      expect((await company.call('member', getOrganisation, { query: { Ids } })).status).toBe(400);
  });

  test('of a company of up to 10,000 people is whole, or the part that was asked for', async () => {
    const whole = await organisation('foreigner');
    expect([whole.Part, whole.data.map(({ id }) => id)]).toEqual([undefined, [people.foreigner.id]]);
    expect((await organisation('foreigner', { Search: 'nobody at all' })).data).toEqual([]);
  });
});
