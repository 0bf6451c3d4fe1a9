import type { ClientBase, Pool } from 'pg';

/**
 * The parameters of the hand-written list: the caller knows the person, the running quarter and the asked-for
 * week.
 */
export interface ListQuestion {
  tenant: number;
  person: number;
  period: number;
  askedWeek: number;
  limit: number;
  /** Owners of the listed goals; absent: everybody. */
  owners?: number[];
  /** Only the owners' open goals without parent. */
  company?: boolean;
  reports: number[];
}

// $1 tenant, $2 period, $3 person, $4 asked week, $5 limit, $6 reports, $7 owners
const classOf = `case when goal.attention = 100 then 1
  when goal.owner_id = any($6::int[]) and (goal.state in ('review', 'results_in_review', 'shelving_in_review')
    or (goal.state = 'approved' and goal.edit_state = 'review')) then 2
  when goal.state = 'approved' and goal.recent_week < $4::int then 3
  when goal.owner_id = $3 and goal.state <> 'draft' and goal.edit_state is not null then 5
  else 6 end as class`;

const ownedPage = (more = '') => `select goal.id, ${classOf} from goal
  where tenant_id = $1 and owner_id = any($7::int[]) and period_id = $2 and deleted_at is null ${more}
  order by class, goal.id desc limit $5`;

/** Goals of other people class by class from the index, newest first. */
const classes = (
  buckets: string,
) => `select goal.id, bucket.class from generate_series(0, 1) as seen (exposure)
    cross join (${buckets}) bucket
    cross join lateral (select id from goal where tenant_id = $1 and period_id = $2 and exposure = seen.exposure
      and attention = bucket.attention and attention >= 0 and deleted_at is null and owner_id <> $3 order by id desc
      limit $5) goal`;

/** Written as an expert for this table would write it: less urgent goals are read only if the worsened goals leave room. */
const wholePage = `select found.id, found.class from (
    with first as materialized (
      select goal.id, ${classOf} from goal
        where goal.tenant_id = $1 and goal.period_id = $2 and goal.owner_id = $3 and goal.deleted_at is null
      union all ${classes('select 100 as attention, 1 as class')}
    ), rest as materialized (
      ${classes(
        `select 50 as attention, 6 as class union all
          select week, case when week < $4::int then 3 else 6 end from generate_series(0, 14) as week`,
      )}
      where (select count(*) from first where class < 3) < $5
    )
    select * from first union all select * from rest
  ) found order by found.class, found.id desc limit $5`;

/** The cards of a page's goals, with all their data. */
const cards = (page: string) => `with page as (${page})
  select goal.id, goal.state, goal.goal_type, goal.period_id, goal.is_private, goal.strategic_objective, goal.import_id, goal.parent_id, goal.title, goal.edit_state,
    goal.recent_week, goal.recent_status_id, goal.recent_likelihood, goal.recent_quality, goal.recent_likelihood_delta,
    goal.recent_quality_delta, goal.recent_start_date::text, goal.updated_at,
    owner.id as owner_id, owner.name as owner_name, owner.avatar, owner.job_title, owner.manager_id, owner.deactivated_at,
    coalesce(nullif(owner.department, ''), 'Corporate') as unit,
    (select count(*)::int from goal child where child.tenant_id = $1 and child.parent_id = goal.id
      and child.deleted_at is null) as child_count,
    parent.title as parent_title, parent_owner.id as parent_owner_id, parent_owner.name as parent_owner_name,
    own.id as own_id, own.completed as own_completed, own.objective_result::float8 as own_percent, own.quality as own_quality,
    given.id as given_id, given.completed as given_completed, given.objective_result::float8 as given_percent,
    edit.id as edit_id, edit.updated_at as edit_updated_at,
    exists (select 1 from goal_follow follow where follow.tenant_id = $1 and follow.goal_id = goal.id
      and follow.person_id = $3) as is_followed, page.class,
  (select json_agg(status.week * 10 + status.likelihood) from goal_status status where status.tenant_id = $1
    and status.goal_id = goal.id and status.likelihood is not null) as levels,
    (select start_date::text from goal_period where tenant_id = $1 and id = $2) as period_start,
    (select id from person where tenant_id = $1 and role_name = 'ceo' and deactivated_at is null) as ceo
  from page
  join goal on goal.tenant_id = $1 and goal.id = page.id
  join person owner on owner.tenant_id = $1 and owner.id = goal.owner_id
  left join goal parent on parent.tenant_id = $1 and parent.id = goal.parent_id
  left join person parent_owner on parent_owner.tenant_id = $1 and parent_owner.id = parent.owner_id
  left join goal_result own on own.tenant_id = $1 and own.goal_id = goal.id and own.round = goal.result_round
    and own.kind = 'owner' and own.retracted_at is null and goal.state in ('results_in_review', 'finalized', 'shelved')
  left join goal_result given on given.tenant_id = $1 and given.goal_id = goal.id and given.round = goal.result_round
    and given.kind = 'manager' and given.retracted_at is null and goal.state in ('finalized', 'shelved')
  left join goal_edit edit on edit.tenant_id = $1 and edit.goal_id = goal.id and edit.state in ('draft', 'review')
  order by page.class, page.id desc`;

const ownedList = { name: 'owned-list', text: cards(ownedPage()) };
const companyList = {
  name: 'company-list',
  text: cards(ownedPage('and exposure = 0 and parent_id is null')),
};
const wholeList = { name: 'whole-list', text: cards(wholePage) };

/** A row from the driver; the statement defines names and values. */
type Row = Record<string, unknown> & {
  owner_id: number;
  recent_week: number;
  class: number;
  levels: number[] | null;
};

/** Returns a page of goals: one statement, one pass over its rows. */
export async function listGoals(pool: Pool | ClientBase, question: ListQuestion): Promise<unknown> {
  const { tenant, person, period, askedWeek, limit, owners, reports, company } = question;
  const values: unknown[] = [tenant, period, person, askedWeek, limit, reports];
  if (owners) values.push(owners);
  const { rows } = await pool.query<Row>({
    ...(owners ? (company ? companyList : ownedList) : wholeList),
    values,
  });
  return {
    data: rows.map((row) => card(row, question)),
    goalEdits: rows
      .filter((row) => row.edit_id !== null)
      .map((row) => ({
        GoalId: row.id,
        Id: row.edit_id,
        State: row.edit_state,
        UpdatedAt: row.edit_updated_at,
      })),
    pendingEdits: rows.filter((row) => row.edit_id !== null).map((row) => row.id),
    followed: rows.filter((row) => row.is_followed).map((row) => row.id),
    ceo: rows[0]?.ceo ?? 0,
    Next: rows.length < limit ? null : `${rows.at(-1)?.class}.${rows.at(-1)?.id}`,
  };
}

function card(
  row: Row,
  { person, askedWeek, reports }: Pick<ListQuestion, 'person' | 'askedWeek' | 'reports'>,
) {
  const isManager = reports.includes(row.owner_id);
  const asksUpdate = row.state === 'approved' && row.recent_week < askedWeek;
  return {
    Id: row.id,
    State: row.state,
    GoalType: row.goal_type,
    GoalPeriodId: row.period_id,
    PeriodStartDate: row.period_start,
    Hidden: row.is_private,
    ...(row.import_id === null ? {} : { Imported: true }),
    ...(row.strategic_objective === null ? {} : { StrategicObjective: row.strategic_objective }),
    ParentId: row.parent_id ?? 0,
    ChildCount: row.child_count,
    User: {
      Id: row.owner_id,
      Name: row.owner_name,
      OrgUnit: row.unit,
      Avatar: row.avatar,
      Title: row.job_title,
      ParentId: row.manager_id ?? 0,
      DeactivatedAt: row.deactivated_at,
    },
    GoalDetail: { Title: row.title },
    MostRecentGoalStatus:
      row.recent_status_id === null
        ? null
        : {
            Id: row.recent_status_id,
            Likelihood: row.recent_likelihood,
            Quality: row.recent_quality,
            LikelihoodDelta: row.recent_likelihood_delta,
            QualityDelta: row.recent_quality_delta,
            StartDate: row.recent_start_date,
          },
    Weeks: weeksOf(row.levels ?? []),
    OwnerGoalResult:
      row.own_id === null
        ? null
        : {
            Id: row.own_id,
            Completed: row.own_completed,
            ObjectiveResult: row.own_percent,
            Quality: row.own_quality,
          },
    ManagerGoalResult:
      row.given_id === null
        ? null
        : { Id: row.given_id, Completed: row.given_completed, ObjectiveResult: row.given_percent },
    IsNeedsUpdate: asksUpdate,
    IsManager: isManager,
    IsShelve: row.state === 'shelved' || row.state === 'shelving_in_review',
    UpdatedAt: row.updated_at,
    ParentUser:
      row.parent_owner_id === null ? null : { Id: row.parent_owner_id, Name: row.parent_owner_name },
    ParentGoalTitle: row.parent_title,
    Reminder: row.class === 2 ? 'review' : asksUpdate && row.owner_id === person ? 'update' : null,
  };
}

function weeksOf(levels: readonly number[]): string {
  const signs = Array.from({ length: 14 }, () => '-');
  for (const level of levels) if (level < 150) signs[Math.trunc(level / 10) - 1] = String(level % 10);
  return signs.join('');
}
