import { getCompliance, getDashboard, listCompliancePeople } from '@bellwether/contract/dashboard';
import type { Endpoint } from '@bellwether/contract/endpoint';
import { listGoalOwners, listParentCandidates } from '@bellwether/contract/goals/ownership';
import {
  countWaitingGoals,
  type GoalFilter,
  listGoalFilterChoices,
  listGoals,
} from '@bellwether/contract/goals/reading';
import { summarizeGoals } from '@bellwether/contract/goals/summary';
import { getForecast } from '@bellwether/contract/insight/forecast';
import { searchMatrixGoals } from '@bellwether/contract/matrix';
import { getOrganisation } from '@bellwether/contract/people/organisation';
import { describe, expect, test } from 'vitest';
import { loadData } from '../load/load-data.ts';
import { testJobs } from './growth-of-jobs.fixture.ts';
import { livePlan } from './live-plan.ts';
import { inTenant } from './platform/database/transaction.ts';
import { endedCallers } from './platform/events/live-statements.ts';
import { frameReader } from './platform/live/frames.ts';
import { countBuffers } from './testing/count-buffers.ts';
import { type CallOptions, startTestServer } from './testing/test-server.ts';

// Check that the cost of a read grows with the shown rows, not with the stored rows. Count the database pages
// that are read in a company of 5,000 goals, whose goals fill 500 pages and whose current quarter has 2,000.
// A count is the same on every machine.

const server = await startTestServer();
await loadData(server.context, { tenants: 1, users: 500, goals: 5_000, seed: 3 });
const [tenant] = (await server.owner.query<{ id: number }>('select id from tenant')).rows;
const tenantId = tenant?.id ?? 0;

interface Someone {
  id: number;
  name: string;
  email: string;
}
const ask = <T extends object>(text: string) =>
  inTenant(server.owner, tenantId, async () => (await server.owner.query<T>(text)).rows);
const named = async (name: string) => {
  const [person] = await ask<Someone>(`select id, name, email from person where email like '${name}@%'`);
  if (!person) throw new Error(`Nobody is called ${name}.`);
  return person;
};
const tokenOf = (person: Someone) => server.signInAs({ ...person, tenantId, role: 'contributor' });

// A manager of two hundred people, some of whom have left and own goals.
const chief = await named('m9');
await ask(`update person set manager_id = ${chief.id} where id in (
  select id from person where role_name = 'contributor' and email ~ '^p[0-9]' order by md5(id::text) limit 200)`);
await ask(`update person set deactivated_at = '2026-11-17T00:00:00Z' where id in (
  select id from person where role_name = 'contributor' and email ~ '^p[0-9]' and manager_id <> ${chief.id} order by id limit 120)`);
await ask(`update goal set title = 'Zebra crossing' where id = (select max(id) from goal where exposure = 0
  and state = 'approved' and deleted_at is null)`);
await server.owner.query('vacuum (analyze)');

const tokens = {
  admin: await tokenOf(await named('goaladmin')),
  goalManager: await tokenOf(await named('goalmanager')),
  ceo: await tokenOf(await named('ceo')),
  chief: await tokenOf(chief),
  member: await tokenOf(await named('contributor')),
};
type Who = keyof typeof tokens;

async function read<E extends Endpoint>(who: Who, endpoint: E, call: CallOptions = {}) {
  const { result, asked } = await server.countStatements(() =>
    server.call(endpoint, { ...call, token: tokens[who] }),
  );
  expect([result.status, result.problem?.detail]).toEqual([200, undefined]);
  return { body: result.body, buffers: await countBuffers(server.context.pool, tenantId, asked) };
}
const list = (who: Who, body: GoalFilter) => read(who, listGoals, { body: { PageSize: 50, ...body } });

describe('the list of all goals', () => {
  test.each<[string, GoalFilter, number]>([
    ['a title that is nowhere', { Title: 'xyzzy' }, 200],
    ['a title that is there once', { Title: 'zebra crossing' }, 250],
    ['a department that is nowhere', { Depts: ['Nowhere'] }, 200],
    ['many leavers', { DeactivatedUsers: true, Title: 'xyzzy' }, 250],
    ['goals of one’s own follows', { FollowedGoals: true }, 100],
    ['what contradicts itself', { TopLevelGoals: true, Aligned: true }, 200],
    ['drafts with a prediction', { GoalStates: ['draft'], Likelihood: [4] }, 150],
    ['finalized goals that need an update', { GoalStates: ['finalized'], NeedsUpdate: true }, 100],
    ['a likelihood that worsened, of drafts', { GoalStates: ['draft'], TrendingDown: true }, 100],
  ])('narrowed to %s', async (_name, filter, most) => {
    const { body, buffers } = await list('admin', { GoalSelectFilter: 'All', ...filter });
    expect(body.data.length).toBeLessThan(50);
    expect(buffers).toBeLessThan(most);
  });

  test.each<[string, GoalFilter]>([
    ['unaligned goals', { Unaligned: true }],
    ['one rating', { Quality: [0] }],
    ['finalized ones', { GoalStates: ['finalized'] }],
    ['shelved ones', { GoalStates: ['shelved'] }],
  ])('costs a page of cards if it is filled with %s', async (_name, filter) => {
    const everything = await list('admin', { GoalSelectFilter: 'All' });
    const { body, buffers } = await list('admin', { GoalSelectFilter: 'All', ...filter });
    expect(body.data.length).toBeGreaterThan(10);
    expect(buffers).toBeLessThan(everything.buffers + 300);
  });

  test('shows a goal manager drafts with their edits at the cost of a page', async () => {
    const { body, buffers } = await list('goalManager', {
      GoalSelectFilter: 'All',
      GoalStates: ['draft', 'review'],
    });
    expect(body.data.length).toBeGreaterThan(5);
    expect(buffers).toBeLessThan(650);
  });

  test('finds the goals of many owners as well as those of few', async () => {
    const found = async (filter: GoalFilter) => {
      const ids: number[] = [];
      let Cursor: string | null = null;
      do {
        const { body }: { body: { data: { Id: number }[]; Next: string | null } } = await list('admin', {
          GoalSelectFilter: 'All',
          PageSize: 100,
          ...filter,
          Cursor,
        });
        ids.push(...body.data.map((goal) => goal.Id));
        Cursor = body.Next;
      } while (Cursor !== null);
      return ids.sort((one, other) => one - other);
    };
    const stored = async (owners: string) =>
      (
        await ask<{ id: number }>(`select goal.id from goal join person owner on owner.id = goal.owner_id
          join goal_period period on period.id = goal.period_id and '2026-11-18' between period.start_date and period.end_date
          where goal.deleted_at is null and goal.exposure < 2 and ${owners} order by goal.id`)
      ).map((goal) => goal.id);
    const [small, ...large] = await ask<{ department: string; size: number }>(
      'select department, count(*)::int as size from person group by 1 order by 2, 1',
    );
    expect(large.reduce((sum, { size }) => sum + size, 0)).toBeGreaterThan(100);
    expect(await found({ DeactivatedUsers: true })).toEqual(await stored('owner.deactivated_at is not null'));
    expect(await found({ Depts: [small?.department ?? ''], ExcludePrivate: true })).toEqual(
      await stored(`owner.department = '${small?.department}'`),
    );
    expect(
      await found({ Depts: large.slice(0, 90).map(({ department }) => department), ExcludePrivate: true }),
    ).toEqual(await stored(`owner.department <> '${small?.department}'`));
  });
});

describe('the list of a manager’s two hundred reports', () => {
  test.each<[string, GoalFilter]>([
    ['unaligned goals', { GoalSelectFilter: 'DirectReports', Unaligned: true }],
    ['a department', { GoalSelectFilter: 'DirectReports', Depts: ['Nowhere'] }],
    ['what waits, of every quarter', { NeedsReview: true, AnyPeriod: true }],
  ])('narrowed to %s costs no more than all of them in one quarter', async (_name, filter) => {
    const everything = await list('chief', { GoalSelectFilter: 'DirectReports' });
    expect(everything.body.data).toHaveLength(50);
    expect((await list('chief', filter)).buffers).toBeLessThan(everything.buffers + 50);
  });

  test('and waiting goals are counted without reading the others', async () => {
    const { body, buffers } = await read('chief', countWaitingGoals);
    expect(body.Count).toBeGreaterThan(5);
    expect(buffers).toBeLessThan(500);
  });
});

describe('the summary of a list', () => {
  test.each<[Who, GoalFilter, number]>([
    ['chief', { GoalSelectFilter: 'DirectReports' }, 3],
    ['admin', { GoalSelectFilter: 'All', Title: 'customers' }, 1],
  ])('of %s, %j, costs at most some pages for each goal', async (who, filter, goals) => {
    const { body, buffers } = await read(who, summarizeGoals, { body: filter });
    expect(body.Count).toBeGreaterThanOrEqual(goals);
    const page = await list(who, filter);
    expect(buffers).toBeLessThan(page.buffers + body.Count * 13 + 100);
  });
});

describe('finding a goal by its title', () => {
  const search = (who: Who, text: string) => read(who, searchMatrixGoals, { params: { text } });
  const parents = (who: Who, query: Record<string, string> = {}) =>
    read(who, listParentCandidates, { params: { userId: 0, periodId: 0, goalId: 0, scope: 0 }, query });

  test.each<[Who]>([['member'], ['admin'], ['goalManager'], ['ceo']])('as %s', async (who) => {
    const nowhere = await search(who, 'xyzzy');
    const once = await search(who, 'ZEBRA');
    const often = await search(who, 'customers');
    expect([nowhere, once, often].map(({ body }) => body.data.length)).toEqual([0, 1, 20]);
    expect(nowhere.buffers).toBeLessThan(150);
    expect(once.buffers).toBeLessThan(170);
    expect(often.buffers).toBeLessThan(250);
  });

  test.each<[Who]>([['member'], ['admin'], ['goalManager'], ['ceo']])('as a parent, as %s', async (who) => {
    const nowhere = await parents(who, { Search: 'xyzzy' });
    expect(nowhere.body.data).toEqual([]);
    expect(nowhere.buffers).toBeLessThan(150);
    const all = await parents(who);
    expect(all.body.data).toHaveLength(50);
    expect(all.buffers).toBeLessThan(500);
  });

  test('as a parent for a goal manager’s draft for others: in the own tree', async () => {
    const DraftedFor = String((await named('contributor')).id);
    const nowhere = await parents('goalManager', { DraftedFor, Search: 'xyzzy' });
    expect(nowhere.body.data).toEqual([]);
    expect(nowhere.buffers).toBeLessThan(250);
  });
});

describe('people', () => {
  test('to choose as owner are read only as far as they are shown', async () => {
    const all = await read('admin', listGoalOwners);
    expect(all.body.data).toHaveLength(50);
    const names = all.body.data.map(({ Name }) => Name.toLowerCase());
    expect(names).toEqual(names.toSorted());
    expect(all.buffers).toBeLessThan(200);
    const nobody = await read('admin', listGoalOwners, { query: { Search: 'xyzzy' } });
    expect(nobody.body.data).toEqual([]);
    expect(nobody.buffers).toBeLessThan(40);
  });

  test('are not read for the list of departments', async () => {
    const { body, buffers } = await read('admin', listGoalFilterChoices);
    expect(body.Depts.length).toBeGreaterThan(20);
    // The pages of people alone are more; how the index splits differs by one or two pages between versions.
    expect(buffers).toBeLessThan(20);
  });
});

describe('compliance', () => {
  // Direct reports, organisation, company.
  test.each<[Who, number]>([
    ['chief', 1],
    ['chief', 2],
    ['ceo', 2],
    ['ceo', 3],
    ['member', 3],
  ])('for %s in scope %i is one scan of two quarters', async (who, scope) => {
    expect((await read(who, getCompliance, { params: { scope } })).buffers).toBeLessThan(250);
  });

  test.each<[Who, number]>([
    ['chief', 1],
    ['chief', 2],
    ['ceo', 2],
    ['ceo', 3],
  ])('the people behind it, for %s in scope %i: those shown, and one scan at most', async (who, scope) => {
    const figures = await read(who, getCompliance, { params: { scope } });
    for (const figure of ['goals', 'lastweekgoals', 'lastgoals'] as const) {
      for (const answer of ['done', 'open'] as const) {
        const count = figures.body[figure][answer === 'done' ? 'Done' : 'Open'];
        const names: string[] = [];
        let Cursor: string | null = null;
        do {
          const {
            body,
            buffers,
          }: { body: { data: { Name: string }[]; Next: string | null }; buffers: number } = await read(
            who,
            listCompliancePeople,
            {
              params: { scope, figure, answer },
              query: Cursor === null ? {} : { Cursor },
            },
          );
          // One scan of the people with their goals, also of their drafts.
          expect([figure, answer, buffers < 1_200]).toEqual([figure, answer, true]);
          names.push(...body.data.map(({ Name }) => Name.toLowerCase()));
          Cursor = body.Next;
        } while (Cursor !== null);
        expect([figure, answer, names.length]).toEqual([figure, answer, count]);
        expect(names).toEqual(names.toSorted());
      }
    }
  });
});

describe('the dashboard', () => {
  // The chief has two hundred direct reports, whose goals are looked through for what waits.
  test.each<[Who, number]>([
    ['member', 800],
    ['ceo', 1_200],
    ['chief', 12_000],
  ])('of %s reads what concerns its reader', async (who, most) => {
    expect((await read(who, getDashboard)).buffers).toBeLessThan(most);
  });
});

test('whether one channel’s session has ended is asked without reading the company’s other sessions', async () => {
  await ask(`insert into session (tenant_id, person_id, secret_hash, created_at, last_seen_at, password_at)
    select ${tenantId}, ${chief.id}, sha256(number::text::bytea), '2026-11-18', '2026-11-18', '2026-11-18'
    from generate_series(1, 2000) number`);
  const [session] = await ask<{ id: number }>('select max(id) as id from session');
  const callers = [{ kind: 'session', id: session?.id ?? 0 } as const];
  const { result, asked } = await server.countStatements(() =>
    inTenant(server.context.pool, tenantId, (db) =>
      endedCallers(db, { tenantId, callers, now: server.clock.now() }),
    ),
  );
  expect(result).toEqual([]);
  expect(await countBuffers(server.context.pool, tenantId, asked)).toBeLessThan(50);
});

test('who hears of an event is found in the listeners’ own rows alone', async () => {
  const [event] = await ask<{
    id: number;
  }>(`insert into event (tenant_id, kind, subject_id, detail, created_at)
    select ${tenantId}, 'goal.updated', max(id), '{}', '2026-11-18' from goal where exposure = 0 and state = 'approved'
      and deleted_at is null returning id`);
  const people = await ask<{ id: number }>('select id from person where deactivated_at is null');
  const personIds = people.map(({ id }) => id);
  const { result, asked } = await server.countStatements(() =>
    inTenant(server.context.pool, tenantId, (db) =>
      frameReader(livePlan)(db, { tenantId, eventIds: [event?.id ?? 0], programIds: [], personIds }),
    ),
  );
  expect(result.frames.map((told) => told.personIds.length)).toEqual([personIds.length]);
  expect(personIds.length).toBeGreaterThan(300);
  // A row costs up to two pages of the index and one of the table.
  expect(await countBuffers(server.context.pool, tenantId, asked)).toBeLessThan(3 * personIds.length);
});

describe('answers about the whole company', () => {
  test('the forecast is one scan of the quarter, without its texts', async () => {
    const { buffers } = await read('ceo', getForecast, { params: { periodId: '0' } });
    expect(buffers).toBeLessThan(1_500);
  });

  test('the organisation is one scan of the people', async () => {
    expect((await read('member', getOrganisation)).buffers).toBeLessThan(2_500);
  });
});

// Loading a company takes seconds, so the jobs run in this one, after all reads.
describe('a job', testJobs(server, tenantId));
