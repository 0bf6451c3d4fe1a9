import { flagColumns } from '@bellwether/domain/people/roles/flags';
import { peerLimits } from '@bellwether/domain/talent/peers/rules';
import { type RawBuilder, sql } from 'kysely';
import { actsOf } from '#platform/events/event-rows.ts';
import type { TenantScope } from '#platform/session/scope.ts';
import { seesItem } from '../action-items/access.ts';
import { readsComments, seesGoal } from '../goals/access.sight.ts';
import { viewerAt } from '../people/access.viewer.ts';

/** The parts of a file with a person's data, in its order (personal-data.1). */
export const dataParts = [
  'profile',
  'user_manual',
  'goals',
  'predictions',
  'results',
  'comments',
  'action_items',
  'one_to_ones',
  'appraisals',
  'self_reviews',
  'peer_feedback',
  'said_by_peers',
  'calibration_moves',
  'notes',
  'saved_views',
  'board_packs',
  'summary_edits',
  'notifications',
  'sessions',
  'tokens',
  'agents',
  'agent_requests',
  'slack',
  'agent_views',
  'acts',
] as const;
export type DataPart = (typeof dataParts)[number];

/**
 * The parts of the file that an admin gets about somebody else. Parts about goals have only the rows that the admin sees
 * (personal-data.8).
 */
const partsForAdmins: readonly DataPart[] = [
  'profile',
  'user_manual',
  'goals',
  'predictions',
  'results',
  'comments',
  'action_items',
  'sessions',
  'tokens',
  'agents',
  'slack',
];

export type DataRow = Readonly<Record<string, unknown>>;

/** Whose data the file has, and who asked for it and opens it. */
export interface DataReaders {
  readonly personId: number;
  readonly askerId: number;
}

/**
 * Returns each part's rows of a person: what the person wrote or may read, and what others wrote to the person. Columns are
 * named one by one, so that no secret and nothing that others wrote about the person in private can get in. If somebody else
 * asked, it returns only what the asker may read, too.
 */
export async function readDataParts(
  { db, tenant }: Pick<TenantScope, 'db' | 'tenant'>,
  { personId, askerId }: DataReaders,
): Promise<Partial<Record<DataPart, DataRow[]>>> {
  const isOwn = personId === askerId;
  const all = partsOf(tenant, personId, isOwn ? everything : readBy(tenant.id, askerId));
  const read: Partial<Record<DataPart, DataRow[]>> = {};
  for (const part of isOwn ? dataParts : partsForAdmins)
    read[part] = (await sql<DataRow>`${all[part]}`.execute(db)).rows;
  return read;
}

/** Which rows of a person's data their reader sees, by the rows' names in the statements. */
interface Sight {
  readonly goal: RawBuilder<unknown>;
  readonly comment: RawBuilder<unknown>;
  readonly item: RawBuilder<unknown>;
}

const everything: Sight = { goal: sql`true`, comment: sql`true`, item: sql`true` };

function readBy(tenantId: number, askerId: number): Sight {
  const asker = viewerAt('asker');
  const seen = (condition: RawBuilder<unknown>) =>
    sql`exists (select 1 from person asker where asker.tenant_id = ${tenantId} and asker.id = ${askerId} and ${condition})`;
  const goal = seesGoal(asker, 'goal');
  return {
    goal: seen(goal),
    comment: seen(sql`${goal} and (comment.author_id = asker.id or ${readsComments(asker, 'goal')})`),
    item: seen(seesItem(asker, 'item')),
  };
}

function partsOf(
  tenant: TenantScope['tenant'],
  me: number,
  seen: Sight,
): Record<DataPart, RawBuilder<DataRow>> {
  const { id: tenantId, hasTalent, settings } = tenant;
  const ratings = settings.ratings_shared_with_employee
    ? sql`appraisal.primary_rating, appraisal.secondary_rating, appraisal.tertiary_rating,`
    : sql``;
  /** The title of an own goal; people may have lost the sight of other goals. */
  const ownGoal = sql`case when goal.owner_id = ${me} then goal.title end as own_goal`;
  /** A person's name beside the row. */
  const nameAt = (id: string) =>
    sql`(select named.name from person named where named.tenant_id = ${tenantId} and named.id = ${sql.ref(id)})`;
  const ownGoals = sql`goal.tenant_id = ${tenantId} and goal.owner_id = ${me}`;
  return {
    profile: sql`select name, email, job_title, department, location, start_date, phone, linkedin_url, biography, responsibility, time_zone, locale,
        external_id, role_name as role, ${sql.raw(flagColumns.join(', '))}, is_delegate,
        ${nameAt('person.manager_id')} as manager, wants_email, invited_at, invitation_accepted_at, deactivated_at, created_at
      from person where tenant_id = ${tenantId} and id = ${me}`,
    user_manual: sql`select entry.disc, entry.description, entry.created_at, entry.updated_at, null::int[] as shares
        from manual_entry entry where entry.tenant_id = ${tenantId} and entry.person_id = ${me}
      union all select null, null, completed_at, updated_at, shares
        from assessment where tenant_id = ${tenantId} and person_id = ${me} and shares is not null`,
    goals: sql`select goal.id, goal.title, goal.measurement, goal.description, goal.reporting_memo, goal.strategic_objective,
        goal.goal_type, goal.state, goal.is_private, period.start_date as quarter_begins, goal.created_at, goal.updated_at,
        goal.deleted_at
      from goal join goal_period period on period.tenant_id = goal.tenant_id and period.id = goal.period_id
      where ${ownGoals} and ${seen.goal} order by goal.id`,
    predictions: sql`select ${ownGoal}, week.start_date as week, given.likelihood, given.quality,
        given.created_at
      from goal_prediction given join goal on goal.tenant_id = given.tenant_id and goal.id = given.goal_id
      join goal_status status on status.tenant_id = given.tenant_id and status.id = given.status_id
      join goal_period_week week on week.tenant_id = status.tenant_id and week.id = status.week_id
      where given.tenant_id = ${tenantId} and given.author_id = ${me} and ${seen.goal} order by given.id`,
    results: sql`select ${ownGoal}, result.kind, result.completed, result.objective_result as percent, result.quality,
        result.body, ${nameAt('result.author_id')} as author, result.created_at
      from goal_result result join goal on goal.tenant_id = result.tenant_id and goal.id = result.goal_id
      where result.tenant_id = ${tenantId} and (goal.owner_id = ${me} or result.author_id = ${me}) and ${seen.goal}
      order by result.id`,
    comments: sql`select ${ownGoal}, comment.body,
        ${nameAt('comment.author_id')} as author, comment.created_at
      from goal_comment comment join goal on goal.tenant_id = comment.tenant_id and goal.id = comment.goal_id
      where comment.tenant_id = ${tenantId} and comment.deleted_at is null
        and (comment.author_id = ${me} or goal.owner_id = ${me}) and ${seen.comment} order by comment.id`,
    action_items: sql`select title, due_date, state, ${nameAt('item.assignee_id')} as assignee,
        ${nameAt('item.requester_id')} as requester, created_at, completed_at
      from action_item item where item.tenant_id = ${tenantId} and item.deleted_at is null
        and ${me} in (item.assignee_id, item.requester_id) and ${seen.item} order by item.id`,
    one_to_ones: sql`select ${nameAt('point.manager_id')} as manager, ${nameAt('point.report_id')} as report,
        ${nameAt('point.author_id')} as author, point.body, point.sign as sign_of_a_goal, point.ticked_on, point.created_at
      from one_to_one_point point where point.tenant_id = ${tenantId} and ${me} in (point.manager_id, point.report_id)
      order by point.id`,
    appraisals: sql`select period.start_date as quarter_begins, cycle.name as cycle, ${nameAt('appraisal.reviewer_id')} as reviewer, appraisal.state,
        appraisal.review, ${ratings}
        appraisal.employee_comment as own_comment, appraisal.shared_at, appraisal.acknowledged_at, appraisal.completed_at,
        closing.reason as closing_reason, closing.statement as own_statement
      from appraisal join appraisal_cycle cycle on cycle.tenant_id = appraisal.tenant_id and cycle.id = appraisal.cycle_id
      join goal_period period on period.tenant_id = appraisal.tenant_id
        and (period.id = appraisal.period_id or (appraisal.period_id is null and period.index = cycle.first_index))
      left join appraisal_closing closing on closing.tenant_id = appraisal.tenant_id and closing.appraisal_id = appraisal.id
      where appraisal.tenant_id = ${tenantId} and appraisal.employee_id = ${me} and appraisal.state <> 'draft'
        and ${hasTalent}::boolean
      order by appraisal.id`,
    self_reviews: sql`select cycle.name as cycle, written.state, asked.question, given.answer, written.handed_in_at,
        written.updated_at
      from self_review written
        join appraisal_cycle cycle on cycle.tenant_id = written.tenant_id and cycle.id = written.cycle_id
        join self_review_answer given on given.tenant_id = written.tenant_id and given.cycle_id = written.cycle_id
          and given.employee_id = written.employee_id
        join appraisal_question asked on asked.tenant_id = given.tenant_id and asked.id = given.question_id
      where written.tenant_id = ${tenantId} and written.employee_id = ${me} order by written.cycle_id, asked.place`,
    peer_feedback: sql`select cycle.name as cycle, ${nameAt('given.employee_id')} as about, given.state, asked.question,
        answer.answer, given.handed_in_at, given.updated_at
      from peer_feedback given
        join appraisal_cycle cycle on cycle.tenant_id = given.tenant_id and cycle.id = given.cycle_id
        join peer_answer answer on answer.tenant_id = given.tenant_id and answer.feedback_id = given.id
        join peer_question asked on asked.tenant_id = answer.tenant_id and asked.id = answer.question_id
      where given.tenant_id = ${tenantId} and given.giver_id = ${me} order by given.id, asked.place`,
    // Only after the sharing, without names, and from three people on (talent.24).
    said_by_peers: sql`select cycle.name as cycle, said.question, said.words
      from peer_round chosen
        join appraisal_cycle cycle on cycle.tenant_id = chosen.tenant_id and cycle.id = chosen.cycle_id
        join peer_part part on part.tenant_id = chosen.tenant_id and part.cycle_id = chosen.cycle_id
        join appraisal on appraisal.tenant_id = chosen.tenant_id and appraisal.cycle_id = chosen.cycle_id
          and appraisal.employee_id = chosen.employee_id and appraisal.state <> 'draft'
        cross join lateral (select given.id from peer_feedback given where given.tenant_id = chosen.tenant_id
          and given.cycle_id = chosen.cycle_id and given.employee_id = chosen.employee_id and given.state = 'handed_in'
          order by given.id offset ${peerLimits.fewestUnnamed - 1}::int limit 1) enough
        cross join lateral (
          select null as question, chosen.summary as words, 0 as place where part.naming = 'pooled' and chosen.summary <> ''
          union all
          select asked.question, answer.answer, asked.place from peer_feedback given
            join peer_answer answer on answer.tenant_id = given.tenant_id and answer.feedback_id = given.id
            join peer_question asked on asked.tenant_id = answer.tenant_id and asked.id = answer.question_id
          where part.naming = 'manager' and given.tenant_id = chosen.tenant_id and given.cycle_id = chosen.cycle_id
            and given.employee_id = chosen.employee_id and given.state = 'handed_in') said
      where chosen.tenant_id = ${tenantId} and chosen.employee_id = ${me} and ${hasTalent}::boolean
      order by chosen.cycle_id, said.place, said.words`,
    // The person's own words, without the people whom they are about.
    calibration_moves: sql`select move.reason, move.created_at from calibration_move move
      where move.tenant_id = ${tenantId} and move.author_id = ${me} and not move.is_undo order by move.id`,
    saved_views: sql`select screen, name, query, created_at
      from saved_view where saved_view.tenant_id = ${tenantId} and saved_view.person_id = ${me} order by saved_view.id`,
    board_packs: sql`select period_id, notes, updated_at
      from board_pack where board_pack.tenant_id = ${tenantId} and board_pack.person_id = ${me} order by board_pack.period_id`,
    summary_edits: sql`select kind, subject, audience, edits, updated_at from summary_edits
      where summary_edits.tenant_id = ${tenantId} and summary_edits.person_id = ${me} order by kind, subject, audience`,
    notes: sql`select ${nameAt('note.person_id')} as about, title, body, created_at, updated_at
      from note where note.tenant_id = ${tenantId} and note.author_id = ${me} order by note.id`,
    notifications: sql`select kind, topic, ${nameAt('told.actor_id')} as from_whom, created_at, read_at, mailed_at
      from notification told where told.tenant_id = ${tenantId} and told.person_id = ${me} order by told.id`,
    sessions: sql`select created_at, last_seen_at, user_agent as device, ended_at
      from session where tenant_id = ${tenantId} and person_id = ${me} order by id`,
    tokens: sql`select name, scopes, created_at, expires_at, ended_at, last_used_at, last_used_from
      from api_token where tenant_id = ${tenantId} and person_id = ${me} order by id`,
    slack: sql`select slack_user_id as account, linked_at from slack_person
      where tenant_id = ${tenantId} and person_id = ${me}`,
    agents: sql`select client.name, allowed.scopes, allowed.created_at, allowed.last_used_at, allowed.ended_at
      from agent_grant allowed join agent_client client on client.tenant_id = allowed.tenant_id and client.id = allowed.client_id
      where allowed.tenant_id = ${tenantId} and allowed.person_id = ${me} order by allowed.id`,
    agent_requests: sql`select via as agent, likelihood, quality, comment, created_at, answered_at, is_confirmed
      from agent_request where tenant_id = ${tenantId} and person_id = ${me} order by id`,
    agent_views: sql`select agent, likelihood, evidence, created_at
      from agent_view where tenant_id = ${tenantId} and author_id = ${me} order by id`,
    acts: actsOf(tenantId, me) as RawBuilder<DataRow>,
  };
}
