import { goalStates } from '@bellwether/domain/goals/lifecycle';
import { describe, expect, test } from 'vitest';
import { startTestServer } from '../src/testing/test-server.ts';
import { createDemo } from './create-demo.ts';
import { testAccounts } from './demo-accounts.fixture.ts';
import { testDashboards } from './demo-dashboard.fixture.ts';
import { testReviews } from './northwind-reviews.fixture.ts';

// Creating a demo takes seconds, so all tests of a day read the same one.
const days = ['2026-11-20T15:00:00Z', '2026-10-01T08:00:00Z', '2026-12-31T23:00:00Z', '2028-02-29T00:00:00Z'];
const [midQuarter, , , nextYear] = days;

describe.each(days)('the demo, created at %s', async (day) => {
  const server = await startTestServer({ now: day, env: { CONNECTION_KEY: 'a1'.repeat(32) } });
  await createDemo(server.context);
  const rows = async <T extends object>(text: string) => (await server.owner.query<T>(text)).rows;
  const isMidQuarter = day === midQuarter;

  describe('its dashboards', testDashboards(server, isMidQuarter));
  if (isMidQuarter || day === nextYear) describe('its accounts', testAccounts(server));
  if (isMidQuarter) describe('its reviews', testReviews(server));

  test('has a company of five levels whose goals are in every state', async () => {
    const [size] = await rows<{ people: number; levels: number }>(
      `select (select count(*) from person join tenant on tenant.id = tenant_id where subdomain = 'demo') as people,
        (select max(depth) + 1 from org_path) as levels`,
    );
    expect(size?.people).toBeGreaterThanOrEqual(60);
    expect(size?.levels).toBe(5);
    const states = await rows<{ state: string }>('select distinct state from goal');
    expect(states.map((row) => row.state).sort()).toEqual([...goalStates].sort());
    const edits = await rows<{ state: string }>(
      "select distinct state from goal_edit where state in ('draft', 'review')",
    );
    expect(edits).toHaveLength(2);
  });

  test('leaves no table uncounted whose size the plan of a whole company depends on', async () => {
    const uncounted = await rows(
      `select relname from pg_class where reltuples < 0
        and oid = any('{person, org_path, goal, goal_path, goal_status, goal_prediction, goal_result}'::regclass[])`,
    );
    expect(uncounted).toEqual([]);
  });

  test('has an audit log with acts of admins, sign-ins and where they came from', async () => {
    const kinds = await rows<{ kind: string }>(
      `select distinct kind from event join tenant on tenant.id = tenant_id where subdomain = 'demo' and address is not null`,
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        'tenant.settings_changed',
        'person.role_changed',
        'account.sign_in_failed',
        'goal.approved',
      ]),
    );
  });

  test('has a token and a provider of sign-ins that nobody uses, and the webhook off', async () => {
    const [set] = await rows<Record<'providers' | 'on' | 'tokens' | 'used' | 'hooks' | 'calling', number>>(
      `select (select count(*)::int from sign_in_provider) as providers,
        (select count(*)::int from sign_in_provider where is_on) as "on",
        (select count(*)::int from api_token) as tokens,
        (select count(*)::int from api_token where last_used_at is not null) as used,
        (select count(*)::int from webhook) as hooks,
        (select count(*)::int from webhook where is_on) as calling`,
    );
    expect(set).toEqual({ providers: 1, on: 0, tokens: 1, used: 0, hooks: 1, calling: 0 });
  });

  test('has two people who are away, one of them with a deputy', async () => {
    const away = await rows<{ deputy: boolean }>(
      `select deputy_id is not null as deputy from absence
        where '${day.slice(0, 10)}' between first_day and last_day order by deputy_id nulls last`,
    );
    expect(away).toEqual([{ deputy: true }, { deputy: false }]);
  });

  if (isMidQuarter)
    test('has updated three in four, says 120 different things, and tells its contradiction through', async () => {
      const [week] = await rows<{ all: number; updated: number }>(
        `with owner as (select bool_and(goal.recent_week >= 8) as is_updated from goal
            join goal_period period on period.tenant_id = goal.tenant_id and period.id = goal.period_id
            join tenant on tenant.id = goal.tenant_id
            where subdomain = 'demo' and goal.state = 'approved' and goal.deleted_at is null
              and period.start_date = '2026-10-01' group by goal.owner_id)
          select count(*)::int as all, count(*) filter (where is_updated)::int as updated from owner`,
      );
      const share = (week?.updated ?? 0) / (week?.all ?? 1);
      expect(share).toBeGreaterThan(0.7);
      expect(share).toBeLessThan(0.85);
      const [said] = await rows<{ bodies: number }>(
        'select count(distinct body)::int as bodies from goal_comment',
      );
      expect(said?.bodies).toBeGreaterThanOrEqual(120);
      const told = await rows<{ author: string; title: string }>(
        `select person.name as author, goal.title from goal_comment comment
          join goal on goal.tenant_id = comment.tenant_id and goal.id = comment.goal_id
          join goal parent on parent.tenant_id = goal.tenant_id and parent.id = goal.parent_id
          join person on person.tenant_id = comment.tenant_id and person.id = comment.author_id
          where parent.title like 'Ship the R5%' order by comment.created_at`,
      );
      expect(new Set(told.map(({ title }) => title.split(' ')[0]))).toEqual(
        new Set(['Release', 'Decide', 'Deploy', 'Raise']),
      );
      const [ceo] = await rows<{ name: string }>("select name from person where email = 'ceo@demo.example'");
      expect(told.some(({ author }) => author === ceo?.name)).toBe(true);
    });

  test('contains nothing from the future', async () => {
    for (const table of ['goal_transition', 'goal_prediction', 'goal_comment', 'goal_result', 'event']) {
      const [future] = await rows<{ count: number }>(
        `select count(*) from ${table} where created_at > '${day}'`,
      );
      expect([table, future?.count]).toEqual([table, 0]);
    }
  });

  test('has a person who left with open goals, and two new people without goals, one of them not invited', async () => {
    const found = await rows<{
      gone: boolean;
      accepted: boolean;
      invited: boolean;
      open: number;
      signs: number;
    }>(
      `select deactivated_at is not null as gone, invitation_accepted_at is not null as accepted,
        invited_at is not null as invited,
        (select count(*) from goal where goal.tenant_id = person.tenant_id and owner_id = person.id
          and state not in ('finalized', 'shelved')) as open,
        (select count(*) from credential where credential.tenant_id = person.tenant_id and person_id = person.id) as signs
      from person join tenant on tenant.id = tenant_id where subdomain = 'demo'
        and (deactivated_at is not null or invitation_accepted_at is null) order by gone desc, invited desc`,
    );
    expect(found).toMatchObject([
      { gone: true, accepted: true },
      { gone: false, accepted: false, invited: true, open: 0, signs: 0 },
      { gone: false, accepted: false, invited: false, open: 0, signs: 0 },
    ]);
    expect(found[0]?.open).toBeGreaterThan(0);
  });

  test('has private notes of a lead about reports, and responsibilities in every part of the company', async () => {
    const notes = await rows<{ email: string; reports: boolean; future: boolean }>(
      `select author.email, person.manager_id = author.id as reports, note.updated_at > '${day}' as future
      from note join person author on author.id = author_id join person on person.id = person_id`,
    );
    expect(notes.length).toBeGreaterThan(1);
    for (const note of notes)
      expect(note).toEqual({ email: 'lead@demo.example', reports: true, future: false });
    const filled = await rows("select 1 from person where responsibility <> ''");
    expect(filled.length).toBeGreaterThan(5);
  });

  test('has a finished user manual and one that was entered', async () => {
    const found = await rows(`select email, person.disc, assessment.status, manual_entry.disc as entered
      from person join tenant on tenant.id = person.tenant_id and subdomain = 'demo'
      left join assessment on assessment.tenant_id = person.tenant_id and assessment.person_id = person.id
      left join manual_entry on manual_entry.tenant_id = person.tenant_id and manual_entry.person_id = person.id
      where person.disc is not null order by email`);
    expect(found).toEqual([
      { email: 'lead@demo.example', disc: 'DC', status: 4, entered: null },
      { email: 'peer@demo.example', disc: 'SC', status: null, entered: 'SC' },
    ]);
  });

  test('contains a dispute and a tree of five generations', async () => {
    const disputes = await rows(`select 1 from goal_result owner join goal_result manager
      on manager.goal_id = owner.goal_id and manager.kind = 'manager' and owner.kind = 'owner'
      where owner.completed <> manager.completed`);
    expect(disputes.length).toBeGreaterThan(0);
    const [tree] = await rows<{ depth: number }>('select max(depth) as depth from goal_path');
    expect(tree?.depth).toBe(4);
  });

  test('carries goals of the previous quarter over as the command would, and leaves some to carry over', async () => {
    const carried = await rows<{
      fits: boolean;
    }>(`select goal.owner_id = former.owner_id and goal.title = former.title
        and goal.created_at < coalesce(result.created_at, 'infinity') and made.from_id = former.id
        and period.index = old.index + 1 and event.subject_id is not null as fits
      from goal join goal former on former.id = goal.carried_from_id
      join goal_period period on period.id = goal.period_id join goal_period old on old.id = former.period_id
      join goal_transition made on made.goal_id = goal.id and made.from_state is null and made.transitionable_type = 'Goal'
      left join goal_result result on result.goal_id = former.id and result.kind = 'owner'
      left join event on event.subject_id = former.id and event.kind = 'goal.carried_over'`);
    expect(carried.length).toBeGreaterThan(0);
    for (const { fits } of carried) expect(fits).toBe(true);
    const left = await rows(`select 1 from goal join person on person.id = goal.owner_id
      join goal_period period on period.id = goal.period_id
      where person.email = 'contributor@demo.example' and state = 'approved' and period.end_date < '${day.slice(0, 10)}'`);
    expect(left.length).toBeGreaterThan(0);
  });

  test('stores the latest prediction of each goal with the goal', async () => {
    const wrong = await rows(`select goal.id from goal left join lateral (
        select week, likelihood, quality from goal_status status
        where status.tenant_id = goal.tenant_id and status.goal_id = goal.id and likelihood is not null
        order by week desc limit 1) latest on true
      where (goal.recent_week, goal.recent_likelihood, goal.recent_quality)
        is distinct from (coalesce(latest.week, 0), latest.likelihood, latest.quality)`);
    expect(wrong).toEqual([]);
  });

  test('stores the missing weeks of a goal with the goal', async () => {
    // A week is asked for from its Thursday on, a cut one from its first day on; a last week of one day is not.
    const wrong = await rows(`select goal.id from goal
      join goal_period period on (period.tenant_id, period.id) = (goal.tenant_id, goal.period_id)
      cross join lateral (select case
          when goal.published_at is null
            or goal.published_at < period.start_date::timestamp at time zone 'America/Chicago' then 0
          else coalesce(min(week.week) filter (where week.start_date < period.end_date
            and (week.start_date + case when week.end_date - week.start_date = 6 then 3 else 0 end)::timestamp
              at time zone 'America/Chicago' >= goal.published_at), max(week.week) + 1) end as week
        from goal_period_week week where week.tenant_id = goal.tenant_id and week.period_id = goal.period_id
          and week.end_date <= period.end_date) asked
      where (goal.first_week, goal.recent_gap) is distinct from (asked.week, exists (
        select 1 from goal_status status where status.tenant_id = goal.tenant_id and status.goal_id = goal.id
          and status.week = goal.recent_week - 1 and status.week >= asked.week and status.likelihood is null))`);
    expect(wrong).toEqual([]);
  });

  test('keeps its two companies apart', async () => {
    const [shared] = await rows<{ count: number }>(
      'select count(*) from goal join person on person.id = goal.owner_id where person.tenant_id <> goal.tenant_id',
    );
    expect(shared?.count).toBe(0);
    const tenants = await rows<{ subdomain: string }>('select subdomain from tenant order by id');
    expect(tenants.map((tenant) => tenant.subdomain)).toEqual(['demo', 'other']);
  });
});
