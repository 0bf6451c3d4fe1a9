import type { Pool } from 'pg';

/**
 * The parameters of the hand-written matrix: the caller knows the person, the shown week and the weeks of a
 * trail.
 */
export interface MatrixQuestion {
  tenant: number;
  person: number;
  goal: number;
  /** The quarter of the root goal and of all goals below it. */
  period: number;
  /** The number of the shown week. */
  week: number;
  trail: number;
  /** How many weeks begin within the quarter. */
  insideWeeks: number;
}

// $1 tenant, $2 goal, $3 week, $4 person, $5 period
const statement = `select goal.id, goal.parent_id, path.depth, goal.state, goal.title, goal.strategic_objective, goal.period_id, goal.goal_type,
    goal.is_private, owner.id as owner_id, owner.name as owner_name, owner.avatar as owner_avatar,
    given.id as status_id, given.week, given.likelihood, given.quality, trail.cells,
    case when given.id is not null then (select count(*)::int from goal_comment note where note.tenant_id = $1
      and note.goal_id = goal.id and note.deleted_at is null and note.commentable_type = 'GoalStatus'
      and note.commentable_id = given.id) else 0 end as comments,
    own.id as own_id, own.completed as own_completed, own.objective_result::float8 as own_percent, own.quality as own_quality,
    judged.id as judged_id, judged.completed as judged_completed, judged.objective_result::float8 as judged_percent,
    case when path.depth = 0 then array(select mine.id from goal mine where mine.tenant_id = $1 and mine.owner_id = $4
      and mine.period_id = $5 and mine.deleted_at is null
      and mine.state in ('approved', 'shelving_in_review', 'results_in_review', 'finalized') order by mine.id) end as mine
  from goal_path path
  join goal on goal.tenant_id = $1 and goal.id = path.descendant_id
  join person owner on owner.tenant_id = $1 and owner.id = goal.owner_id
  left join lateral (select id, week, likelihood, quality from goal_status where tenant_id = $1 and goal_id = goal.id
    and week <= $3 and likelihood is not null order by week desc limit 1) given on true
  left join lateral (select array_agg(week * 25 + likelihood * 5 + quality order by week) as cells from goal_status
    where tenant_id = $1 and goal_id = goal.id and week <= $3 and likelihood is not null) trail on true
  left join goal_result own on own.tenant_id = $1 and own.goal_id = goal.id and own.round = goal.result_round
    and own.kind = 'owner' and own.retracted_at is null and goal.state in ('results_in_review', 'finalized')
  left join goal_result judged on judged.tenant_id = $1 and judged.goal_id = goal.id and judged.round = goal.result_round
    and judged.kind = 'manager' and judged.retracted_at is null and goal.state = 'finalized'
  where path.tenant_id = $1 and path.ancestor_id = $2 and goal.deleted_at is null and goal.state <> 'shelved'
    and (not goal.is_private or goal.owner_id = $4)
  order by path.depth, goal.id`;

const weeks = `select id as "Id", week as "Week", start_date::text as "StartDate", end_date::text as "EndDate"
  from goal_period_week where tenant_id = $1 and period_id = $2 order by week`;

/** A row from the driver; the statement defines names and values. */
type Row = Record<string, unknown> & {
  id: number;
  state: string;
  cells: number[] | null;
  mine: number[] | null;
};

/** Returns a goal and everything below it in one week: two statements, one pass over the rows. */
export async function readMatrix(pool: Pool, question: MatrixQuestion): Promise<unknown> {
  const { tenant, person, goal, period, week, trail } = question;
  const [{ rows }, { rows: walk }] = await Promise.all([
    pool.query<Row>({ name: 'matrix', text: statement, values: [tenant, goal, week, person, period] }),
    pool.query({ name: 'quarter-weeks', text: weeks, values: [tenant, period] }),
  ]);
  const [root] = rows;
  if (!root) throw new Error('There is no such goal.');
  const results: unknown[] = [];
  const managerresults: unknown[] = [];
  const childs = rows.map((row) => {
    const isFinalized = row.own_id !== null;
    if (isFinalized)
      results.push({
        Id: row.own_id,
        GoalId: row.id,
        Completed: row.own_completed,
        ObjectiveResult: row.own_percent,
        Quality: row.own_quality,
      });
    if (row.judged_id !== null)
      managerresults.push({
        Id: row.judged_id,
        GoalId: row.id,
        Completed: row.judged_completed,
        ObjectiveResult: row.judged_percent,
      });
    const line = Array<number | null>(trail).fill(null);
    const strip = Array<string>(question.insideWeeks).fill('-');
    for (const packed of row.cells ?? []) {
      const given = Math.floor(packed / 25);
      if (given > week - trail) line[given - (week - trail + 1)] = packed % 25;
      if (given <= strip.length) strip[given - 1] = String(Math.floor((packed % 25) / 5));
    }
    return {
      Id: row.id,
      Generation: row.depth,
      ParentId: row.parent_id ?? 0,
      Title: row.title,
      State: row.state,
      StrategicObjective: row.strategic_objective,
      GoalPeriodId: row.period_id,
      User: { Id: row.owner_id, Name: row.owner_name, Avatar: row.owner_avatar },
      Likelihood: row.likelihood,
      Quality: row.quality,
      IsCarried: row.week !== null && row.week !== week,
      IsFinalized: isFinalized,
      GoalStatusId: row.status_id ?? 0,
      CommentCount: row.comments,
      Weeks: strip.join(''),
      Trail: line,
    };
  });
  return {
    goal: {
      Id: root.id,
      Title: root.title,
      State: root.state,
      GoalType: root.goal_type,
      GoalPeriodId: root.period_id,
      Hidden: root.is_private,
      ParentId: root.parent_id ?? 0,
      ParentGoalTitle: null,
      User: childs[0]?.User,
    },
    childs,
    gaps: [],
    results,
    managerresults,
    weekPeriod: walk[week - 1],
    prevWeek: walk[week - 2],
    nextWeek: null,
    trailweeks: walk.slice(week - trail, week),
    owngoals: root.mine ?? [],
  };
}
