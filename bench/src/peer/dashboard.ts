import pg, { type Pool } from 'pg';
import { listGoals } from './list.ts';

/** The parameters of the hand-written dashboard. */
export interface DashboardQuestion {
  tenant: number;
  person: number;
  period: number;
  askedWeek: number;
  /** The first day of the running quarter: earlier quarters have ended. */
  quarterStart: string;
  reports: number[];
  ceo: number;
}

// $1 tenant, $2 person, $3 running quarter, $4 asked week, $5 its first day, $6 reports
const remindersText = `with waiting as materialized (
    select 1 as place, goal.* from unnest($6::int[]) as report (id)
    cross join lateral (select period_id, id, title, owner_id, state, edit_state, attention from goal
      where tenant_id = $1 and owner_id = report.id and deleted_at is null
        and (state in ('review', 'shelving_in_review', 'results_in_review') or edit_state = 'review') offset 0) goal
    union all
    select case when sent_back then 4 when goal.state = 'draft' then 5 when goal.period_id = $3 then 3 else 2 end,
      goal.period_id, goal.id, goal.title, goal.owner_id, goal.state, goal.edit_state, goal.attention
    from (select * from goal where tenant_id = $1 and owner_id = $2 and deleted_at is null offset 0) goal
    join goal_period period on period.tenant_id = $1 and period.id = goal.period_id
    cross join lateral (select (goal.state = 'draft' or goal.edit_state = 'draft') and coalesce((
      select from_state = 'review' and to_state = 'draft' and author_id <> $2 from goal_transition
      where tenant_id = $1 and goal_id = goal.id and action_type is null order by id desc limit 1), false) as sent_back
    ) former
    where sent_back or (goal.state = 'draft' and goal.period_id = $3)
      or (goal.state = 'approved' and (period.start_date < $5::date or (goal.period_id = $3 and goal.recent_week < $4)))
  )
  select (select count(*)::int from waiting) as total,
    (select jsonb_object_agg(place, found) from (select place, count(*) as found from waiting group by place) kind) as counts, waiting.*, period.index, someone.name, someone.job_title, someone.avatar
  from waiting join goal_period period on period.tenant_id = $1 and period.id = waiting.period_id
  join person someone on someone.tenant_id = $1 and someone.id = waiting.owner_id
  order by (array[2, 3, 1, 4, 5])[waiting.place], period.index, waiting.attention = 100 desc, waiting.id desc limit 51`;

// $1 tenant, $2 running quarter
const partsText = `select setting.strategy_enabled, strategy.mission, strategy.vision, strategy.differentiating_values,
    theme.title, theme.updated_at
  from tenant_setting setting
  left join lateral (select * from strategy_version where tenant_id = $1 and published_at is not null
    order by id desc limit 1) strategy on true
  left join quarter_theme theme on theme.tenant_id = $1 and theme.period_id = $2
  where setting.tenant_id = $1`;

const types = ['review', 'finalize', 'update', 'sent_back', 'draft'];
const buttons = ['Review', 'Finalize Results', 'Update', 'Edit', 'Edit'];

interface ReminderRow {
  total: number;
  counts: Record<string, number>;
  place: number;
  period_id: number;
  id: number;
  title: string;
  owner_id: number;
  state: string;
  index: number;
  name: string;
  job_title: string;
  avatar: string | null;
}

let ownPool: Pool | undefined;
/**
 * Returns a pool whose connections plan each statement once, as ours do: planning costs more than running.
 */
function poolOf(): Pool {
  ownPool ??= new pg.Pool({
    connectionString: process.env.DATABASE_URL,
    max: 10,
    options: '-c plan_cache_mode=force_generic_plan',
  });
  return ownPool;
}

/** Returns the whole dashboard: three statements on one connection. */
export async function readDashboard(question: DashboardQuestion): Promise<unknown> {
  const { tenant, person, period, askedWeek, quarterStart, reports, ceo } = question;
  const values = [tenant, person, period, askedWeek, quarterStart, reports];
  const client = await poolOf().connect();
  const [waiting, parts, company] = await Promise.all([
    client.query<ReminderRow>({ name: 'reminders', text: remindersText, values }),
    client.query({ name: 'parts', text: partsText, values: [tenant, period] }),
    listGoals(client, {
      tenant,
      person,
      period,
      askedWeek,
      limit: 51,
      owners: [ceo],
      company: true,
      reports,
    }),
  ]);
  client.release();
  const [found] = parts.rows;
  return {
    Strategy: found?.mission ? { IsPublished: true, Mission: found.mission } : null,
    Reminders: waiting.rows.map((row) => ({
      Id: row.id,
      Type: types[row.place - 1],
      About: row.place === 1 ? row.state : null,
      Title: row.title,
      PeriodId: row.period_id,
      PeriodLabel: `Q${(row.index % 4) + 1} ${Math.floor(row.index / 4)}`,
      WeekId: row.place === 3 ? askedWeek : 0,
      WeekLabel: row.place === 3 ? `Week ${askedWeek} · ends Sun 15 Nov` : null,
      Due: null,
      User: { Id: row.owner_id, Name: row.name, Title: row.job_title, Avatar: row.avatar },
      ButtonText: buttons[row.place - 1],
    })),
    ReminderCount: waiting.rows[0]?.total ?? 0,
    ReminderGroups: Object.entries(waiting.rows[0]?.counts ?? {}).map(([place, Count]) => ({
      Type: types[Number(place) - 1],
      Count,
    })),
    Next: null,
    CompanyGoals: (company as { data: unknown[] }).data,
    Theme: found?.title ? { Title: found.title, PeriodId: period, UpdatedAt: found.updated_at } : null,
    Permissions: { EditTheme: false, EditStrategy: false, AddGoal: true, ComplianceScopes: [1, 2, 3] },
  };
}

/** The parameters of the hand-written figures. */
export interface ComplianceQuestion {
  tenant: number;
  person: number;
  period: number;
  former: number;
  askedWeek: number;
}

// $1 tenant, $2 running quarter, $3 the one before, $4 asked week, $5 person
const complianceText = `select count(*)::int as users,
    count(*) filter (where planned > 0)::int as planned,
    count(*) filter (where planned = 0 and drafted > 0)::int as drafted,
    count(*) filter (where asked > 0 and missing = 0)::int as updated, count(*) filter (where missing > 0)::int as missing,
    count(*) filter (where ended > 0 and unfinished = 0 and waiting = 0)::int as finished,
    count(*) filter (where unfinished = 0 and waiting > 0)::int as waiting,
    count(*) filter (where unfinished > 0)::int as unfinished
  from person left join (
    select owner_id, count(*) filter (where period_id = $2 and state <> 'draft') as planned,
      count(*) filter (where period_id = $2 and state = 'draft') as drafted,
      count(*) filter (where period_id = $2 and state = 'approved' and first_week <= $4) as asked,
      count(*) filter (where period_id = $2 and state = 'approved' and first_week <= $4 and (recent_week < $4
        or (recent_gap and recent_week = $4 + 1))) as missing,
      count(*) filter (where period_id = $3 and state <> 'draft') as ended,
      count(*) filter (where period_id = $3 and state = 'results_in_review') as waiting,
      count(*) filter (where period_id = $3 and state in ('approved', 'shelving_in_review')) as unfinished
    from goal where tenant_id = $1 and period_id in ($2, $3) and deleted_at is null and (state = 'draft' or published_at is not null)
      and state in ('draft', 'approved', 'shelving_in_review', 'results_in_review', 'finalized')
      and (not is_private or owner_id in (select descendant_id from org_path where tenant_id = $1 and ancestor_id = $5))
    group by owner_id) facts on facts.owner_id = person.id
  where person.tenant_id = $1 and deactivated_at is null and role_name <> 'observer'`;

interface ComplianceRow {
  users: number;
  planned: number;
  drafted: number;
  updated: number;
  missing: number;
  finished: number;
  waiting: number;
  unfinished: number;
}

/** Returns the three figures of a whole company: one statement. */
export async function readCompliance(pool: Pool, question: ComplianceQuestion): Promise<unknown> {
  const { tenant, person, period, former, askedWeek } = question;
  const values = [tenant, period, former, askedWeek, person];
  const { rows } = await pool.query<ComplianceRow>({ name: 'compliance', text: complianceText, values });
  const [row] = rows;
  if (!row) throw new Error('The figures are one row.');
  const figure = (Done: number, Between: number, Open: number) => {
    const all = Done + Between + Open;
    return { Done, Between, Open, Percent: all === 0 ? null : Math.round((100 * Done) / all) };
  };
  return {
    users: row.users,
    goals: figure(row.planned, row.drafted, row.users - row.planned - row.drafted),
    lastweekgoals: figure(row.updated, 0, row.missing),
    lastgoals: figure(row.finished, row.waiting, row.unfinished),
    LastWeekId: askedWeek,
    LastWeekLabel: `Week ${askedWeek} · ends Sun 15 Nov`,
    LastId: former,
    LastLabel: 'Q3 2026',
    CurrentId: period,
    CurrentLabel: 'Q4 2026',
    IsCurrentWeek: false,
  };
}
