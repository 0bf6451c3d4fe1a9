import type { ClientBase, Pool } from 'pg';

const person = (id: string) => `(select json_build_object('Id', one.id, 'Name', one.name,
  'OrgUnit', coalesce(nullif(one.department, ''), 'Corporate'),
  'Avatar', one.avatar, 'Title', one.job_title, 'ParentId', coalesce(one.manager_id, 0), 'DeactivatedAt', one.deactivated_at)
  from person one where one.tenant_id = $1 and one.id = ${id})`;

const recent = (goal: string) => `case when ${goal}.recent_status_id is not null then json_build_object(
  'Id', ${goal}.recent_status_id, 'Likelihood', ${goal}.recent_likelihood, 'Quality', ${goal}.recent_quality,
  'LikelihoodDelta', ${goal}.recent_likelihood_delta, 'QualityDelta', ${goal}.recent_quality_delta,
  'StartDate', ${goal}.recent_start_date) end`;

const list = (query: string) => `(select coalesce(json_agg(part), '[]') from (${query}) part)`;

const lineage = (
  which: string,
) => `(select json_build_object('Id', other.id, 'Title', other.title, 'GoalPeriodId', other.period_id)
  from goal other where other.tenant_id = $1 and other.${which} and other.deleted_at is null)`;

const week = `json_build_object('Id', week.id, 'Week', week.week, 'StartDate', week.start_date, 'EndDate', week.end_date)`;

// $1 tenant, $2 goal, $3 person
const statement = `select goal.*, period.start_date as period_start, period.end_date as period_end, period.index as period_index,
  ${person('goal.owner_id')} as owner, ${recent('goal')} as recent,
  (select count(*)::int from goal child where child.tenant_id = $1 and child.parent_id = goal.id
    and child.deleted_at is null) as child_count,
  (select json_build_object('Count', count(*), 'Rated', count(child.recent_likelihood),
      'Low', count(*) filter (where child.recent_likelihood <= 1),
      'Median', percentile_disc(0.5) within group (order by child.recent_likelihood))
    from goal child where child.tenant_id = $1 and child.parent_id = goal.id and child.exposure = 0
      and child.state in ('approved', 'shelving_in_review', 'results_in_review') and child.deleted_at is null) as children,
  exists (select 1 from goal_follow follow where follow.tenant_id = $1 and follow.goal_id = goal.id
    and follow.person_id = $3) as is_followed,
  ${list(`select status.id as "Id", status.likelihood as "Likelihood", status.quality as "Quality", ${week} as "GoalPeriodWeek"
    from goal_status status join goal_period_week week on week.tenant_id = $1 and week.id = status.week_id
    where status.tenant_id = $1 and status.goal_id = goal.id order by status.week`)} as statuses,
  ${list(`select note.id as "Id", author.name as "Name", author.avatar as "Avatar", author.id as "UserId", note.body as "Comment",
      note.created_at as "CreatedAt", note.updated_at as "UpdatedAt", note.commentable_id as "CommentableId",
      note.commentable_type as "CommentableType"
    from goal_comment note join person author on author.tenant_id = $1 and author.id = note.author_id
    where note.tenant_id = $1 and note.goal_id = goal.id and note.deleted_at is null order by note.id`)} as comments,
  ${list(`select moved.id as "Id", moved.transitionable_type as "TransitionableType", moved.action_type as "ActionType",
      moved.from_state as "FromState", moved.to_state as "ToState", moved.from_id as "Meta", null as "FromName", null as "ToName",
      moved.goal_name as "GoalName", moved.author_id as "UserId", author.name as "UserName", moved.created_at as "CreatedAt"
    from goal_transition moved join person author on author.tenant_id = $1 and author.id = moved.author_id
    where moved.tenant_id = $1 and moved.goal_id = goal.id order by moved.id`)} as transitions,
  ${list(`select ${week} as "GoalPeriodWeek", given.likelihood as "Likelihood", given.quality as "Quality",
      given.created_at as "CreatedAt", given.author_id as "UserId", author.name as "UserName"
    from goal_prediction given join goal_status status on status.tenant_id = $1 and status.id = given.status_id
    join goal_period_week week on week.tenant_id = $1 and week.id = status.week_id
    join person author on author.tenant_id = $1 and author.id = given.author_id
    where given.tenant_id = $1 and given.goal_id = goal.id order by given.id`)} as predictions,
  ${list(`select result.id, result.kind, result.completed, result.quality, result.objective_result as percent, result.body,
      result.updated_at from goal_result result where result.tenant_id = $1 and result.goal_id = goal.id
      and result.round = goal.result_round and result.retracted_at is null`)} as results,
  ${list(`select edit.id as "Id", edit.state as "State", edit.title as "Title", edit.measurement as "Measurement",
      edit.description as "Description", edit.reporting_memo as "ReportingMemo", edit.is_private as "Hidden",
      edit.strategic_objective as "StrategicObjective", coalesce(edit.parent_id, 0) as "ParentId", edit.updated_at as "UpdatedAt"
    from goal_edit edit where edit.tenant_id = $1 and edit.goal_id = goal.id and edit.state in ('draft', 'review')`)} as edits,
  ${list(`select above.id as "Id", coalesce(above.parent_id, 0) as "ParentId", above.state as "State", above.title as "Title",
      ${person('above.owner_id')} as "User", ${recent('above')} as "MostRecentGoalStatus",
      above.deleted_at is not null as "IsDeleted", above.period_id as "GoalPeriodId"
    from goal_path path join goal above on above.tenant_id = $1 and above.id = path.ancestor_id
    where path.tenant_id = $1 and path.descendant_id = goal.id and path.depth > 0 order by path.depth`)} as ancestors,
  ${lineage('id = goal.carried_from_id')} as carried_from, ${lineage('carried_from_id = goal.id')} as carried_to
  from goal join goal_period period on period.tenant_id = $1 and period.id = goal.period_id
  where goal.tenant_id = $1 and goal.id = $2 and goal.deleted_at is null`;

export interface DetailQuestion {
  tenant: number;
  person: number;
  goal: number;
}

interface Comment {
  CommentableType: string;
  CommentableId: number;
}
interface Result extends Record<string, unknown> {
  id: number;
  kind: string;
}
interface Ancestor {
  Id: number;
  State: string;
  Title: string;
  GoalPeriodId: number;
  User: { Id: number; Name: string };
}
/** A row from the driver; the statement defines names and values. */
type Row = Record<string, unknown> & {
  statuses: {
    Id: number;
    Likelihood: number | null;
    GoalPeriodWeek: { StartDate: string; EndDate: string };
  }[];
  comments: Comment[];
  transitions: { Id: number }[];
  results: Result[];
  ancestors: Ancestor[];
};

/** The peer checks no permissions, but sends as many bytes. */
const permissions = Object.fromEntries(
  [
    'Update Finalize Edit EditResults EditFinalizeResults Publish ReviewPublicationRequest ReviewPublicationRequest2',
    'RetractFinalizeResult DiscardDraftChanges ReviewFinalize Shelve ApproveShelve Reactivate Delete ChangeGoalOwnership',
    'ChangeParentGoal Comment Follow Copy AddContributingGoal',
  ]
    .flatMap((names) => names.split(' '))
    .map((name) => [name, true]),
);

/** Returns one goal with everything that belongs to it: one statement. */
export async function readDetail(client: Pool | ClientBase, question: DetailQuestion): Promise<unknown> {
  const values = [question.tenant, question.goal, question.person];
  const { rows } = await client.query<Row>({ name: 'detail', text: statement, values });
  const [row] = rows;
  if (!row) throw new Error('There is no such goal.');
  return present(row);
}

function present(row: Row): unknown {
  const said = (type: string, id: number) =>
    row.comments.filter((note) => note.CommentableType === type && note.CommentableId === id);
  const own = row.results.find((result) => result.kind === 'owner');
  const given = row.results.find((result) => result.kind === 'manager');
  const [above] = row.ancestors;
  const parent = above
    ? {
        Id: above.Id,
        State: above.State,
        Title: above.Title,
        GoalPeriodId: above.GoalPeriodId,
        User: above.User,
      }
    : null;
  const values = (result: Result) => ({
    Id: result.id,
    Completed: result.completed,
    ObjectiveResult: result.percent,
    UpdatedAt: result.updated_at,
  });
  return {
    Goal: {
      Id: row.id,
      State: row.state,
      GoalType: row.goal_type,
      GoalPeriodId: row.period_id,
      PeriodStartDate: row.period_start,
      Hidden: row.is_private,
      StrategicObjective: row.strategic_objective,
      ParentId: row.parent_id ?? 0,
      ChildCount: row.child_count,
      User: row.owner,
      GoalDetail: { Title: row.title, Measurement: row.measurement, Description: row.description },
      MostRecentGoalStatus: row.recent,
      Weeks: row.statuses.map((status) => status.Likelihood ?? '-').join(''),
      OwnerGoalResult: own
        ? { Id: own.id, Completed: own.completed, ObjectiveResult: own.percent, Quality: own.quality }
        : null,
      ManagerGoalResult: given
        ? { Id: given.id, Completed: given.completed, ObjectiveResult: given.percent }
        : null,
      IsNeedsUpdate: false,
      IsManager: false,
      IsShelve: row.state === 'shelved' || row.state === 'shelving_in_review',
      UpdatedAt: row.updated_at,
      ParentUser: parent ? { Id: parent.User.Id, Name: parent.User.Name } : null,
      ParentGoalTitle: parent?.Title ?? null,
      Reminder: null,
      ReportingMemo: row.reporting_memo,
      CreatedAt: row.created_at,
      ParentGoal: parent,
    },
    GoalEdits: row.edits,
    GoalStatuses: row.statuses.map((status) => {
      const comments = said('GoalStatus', status.Id);
      return {
        ...status,
        CommentCount: comments.length,
        IsOpen: row.state === 'approved',
        Comments: comments,
      };
    }),
    GoalWeeklyStates: row.predictions,
    GoalStatusComments: row.comments.filter((note) => note.CommentableType === 'GoalStatus'),
    GoalTransitions: row.transitions.map((moved) => ({
      ...moved,
      Comments: said('StateTransition', moved.Id),
    })),
    GoalResult: own
      ? { ...values(own), Quality: own.quality, Outcome: own.body, Comments: said('OwnerGoalResult', own.id) }
      : null,
    GoalManagerResult: given
      ? { ...values(given), Feedback: given.body, Comments: said('ManagerGoalResult', given.id) }
      : null,
    Ancestors: row.ancestors.map(({ GoalPeriodId: _, ...ancestor }) => ancestor),
    DeletedDescestors: [],
    ParentGoal: parent,
    Children: row.children,
    Period: {
      Id: row.period_id,
      StartDate: row.period_start,
      EndDate: row.period_end,
      Index: row.period_index,
      Quarter: 1,
      Year: 2026,
      WeekId: 0,
      WeekStartDate: null,
      WeekEndDate: null,
    },
    AskedWeekId: 0,
    CarriedFrom: row.carried_from,
    CarriedTo: row.carried_to,
    IsFollowed: row.is_followed,
    Permissions: permissions,
  };
}
