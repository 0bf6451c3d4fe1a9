import type { CalibrationState } from '@bellwether/domain/talent/calibration/rules';
import type { LevelCount } from '@bellwether/domain/talent/rating';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { visibleOfMany } from '../../goals/access.ts';
import { actingViewer, viewerAt } from '../../people/access.viewer.ts';
import { readsAppraisal } from '../access.sight.ts';
import { epoch, reviewerHasLapsed } from '../statements.ts';
import { takesPart } from './access.sight.ts';

/** A session in which the acting person takes part. */
export interface SessionRow {
  readonly id: number;
  readonly name: string;
  readonly state: CalibrationState;
  readonly levels: LevelCount;
  readonly guide: readonly number[] | null;
  readonly cycle_id: number;
  /** Null for a quarter's default cycle. */
  readonly cycle_name: string | null;
  /** The quarters of the cycle, as indexes. */
  readonly first: number;
  readonly last: number;
  readonly opener_id: number;
  readonly opener_name: string;
  /** Epoch milliseconds. */
  readonly opened_at: number;
  readonly ended_at: number | null;
  /** The cards that the acting person sees. */
  readonly people: number;
}

/**
 * Whether the acting person, a participant of `session`, sees the card of `employee`: the domain's `seesCard` in SQL
 * (talent.27). The path from a person to themselves hides the own card.
 */
function seesCard(scope: Scope): RawBuilder<SqlBool> {
  const reads = readsAppraisal(actingViewer(scope), {
    employeeId: sql.ref('employee.id'),
    reviewerId: sql.ref('appraisal.reviewer_id'),
    isDraft: sql`appraisal.state = 'draft'`,
    hasLapsed: reviewerHasLapsed(scope.tenant.id),
  });
  return sql<SqlBool>`(not exists (select 1 from org_path above where above.tenant_id = ${scope.tenant.id}
      and above.ancestor_id = employee.id and above.descendant_id = ${scope.person.id})
    and (session.state = 'open' or (session.state = 'closed' and ${reads})))`;
}

/** The cards of `session` with their appraisals and people. */
const cardJoins = sql`calibration_card card
  join appraisal on appraisal.tenant_id = card.tenant_id and appraisal.id = card.appraisal_id
  join person employee on employee.tenant_id = appraisal.tenant_id and employee.id = appraisal.employee_id
  join person reviewer on reviewer.tenant_id = appraisal.tenant_id and reviewer.id = appraisal.reviewer_id`;

/** Returns the sessions in which the acting person takes part, newest first. One statement. */
export async function sessionsOf(
  scope: Scope,
  { id, limit }: { readonly id?: number; readonly limit: number },
): Promise<SessionRow[]> {
  const { db, tenant } = scope;
  const query = sql<SessionRow>`select session.id, session.name, session.state, session.levels, session.guide, session.cycle_id,
      own.name as cycle_name, coalesce(own.first_index, quarter.index) as first, coalesce(own.last_index, quarter.index) as last,
      session.opener_id, opener.name as opener_name,
      ${epoch('session.opened_at')} as opened_at, ${epoch('session.ended_at')} as ended_at,
      (select count(*)::int from ${cardJoins} where card.tenant_id = session.tenant_id and card.session_id = session.id
        and ${seesCard(scope)}) as people
    from calibration_session session
      join appraisal_cycle own on own.tenant_id = session.tenant_id and own.id = session.cycle_id
      left join goal_period quarter on quarter.tenant_id = own.tenant_id and quarter.id = own.period_id
      join person opener on opener.tenant_id = session.tenant_id and opener.id = session.opener_id
    where session.tenant_id = ${tenant.id} and ${takesPart(actingViewer(scope))}
      ${id === undefined ? sql`` : sql`and session.id = ${id}`}
    order by session.id desc limit ${limit}`;
  return (await query.execute(db)).rows;
}

/** Returns who takes part in a session today, by name. One statement. */
export async function participantsOf({ db, tenant }: Scope, sessionId: number) {
  const query = sql<{ id: number; name: string }>`select someone.id, someone.name from person someone
      join calibration_session session on session.tenant_id = someone.tenant_id and session.id = ${sessionId}
    where someone.tenant_id = ${tenant.id} and someone.deactivated_at is null and ${takesPart(viewerAt('someone'))}
      and (someone.is_hr_admin or someone.role_name = 'ceo' or someone.id in (select part.person_id from calibration_participant part
          where part.tenant_id = ${tenant.id} and part.session_id = ${sessionId}
        union select above.ancestor_id from ${cardJoins}
          join org_path above on above.tenant_id = card.tenant_id and above.descendant_id = employee.id
          where card.tenant_id = ${tenant.id} and card.session_id = ${sessionId}))
    order by fold(someone.name), someone.id`;
  return (await query.execute(db)).rows;
}

export interface CardRow {
  readonly id: number;
  readonly name: string;
  readonly job_title: string;
  readonly avatar: string | null;
  readonly appraisal_id: number;
  readonly first_primary: number;
  readonly first_secondary: number;
  readonly base_primary: number;
  readonly base_secondary: number;
  /** Where the session has put the card. */
  readonly primary_rating: number;
  readonly secondary_rating: number;
  /** The ratings of the draft; after the end, those of the card. */
  readonly draft_primary: number;
  readonly draft_secondary: number;
  readonly version: number;
  readonly can_undo: boolean;
  /** Whether the acting person reads the text. */
  readonly reads_text: boolean;
}

/** Returns the cards that the acting person sees, by name; with `userId`, only that person's. One statement. */
export async function cardsOf(scope: Scope, sessionId: number, userId?: number): Promise<CardRow[]> {
  const { db, tenant, person } = scope;
  const draft = (column: string) =>
    sql`case when card.is_open then ${sql.ref(`appraisal.${column}_rating`)} else ${sql.ref(`card.base_${column}`)} end
      as ${sql.ref(`draft_${column}`)}`;
  const query = sql<CardRow>`select employee.id, employee.name, employee.job_title, employee.avatar, card.appraisal_id,
      card.first_primary, card.first_secondary, card.base_primary, card.base_secondary, card.primary_rating,
      card.secondary_rating, ${draft('primary')}, ${draft('secondary')}, card.version,
      coalesce((select last.author_id = ${person.id} and not last.is_undo from calibration_move last
        where last.tenant_id = card.tenant_id and last.session_id = card.session_id and last.appraisal_id = card.appraisal_id
        order by last.id desc limit 1), false) as can_undo,
      ${readsAppraisal(actingViewer(scope), {
        employeeId: sql.ref('employee.id'),
        reviewerId: sql.ref('appraisal.reviewer_id'),
        isDraft: sql`appraisal.state = 'draft'`,
        hasLapsed: reviewerHasLapsed(tenant.id),
      })} as reads_text
    from calibration_session session join ${cardJoins} on card.tenant_id = session.tenant_id and card.session_id = session.id
    where session.tenant_id = ${tenant.id} and session.id = ${sessionId} and ${seesCard(scope)}
      ${userId === undefined ? sql`` : sql`and employee.id = ${userId}`}
    order by fold(employee.name), employee.id`;
  return (await query.execute(db)).rows;
}

export interface ResultRow {
  readonly owner_id: number;
  readonly completed: number;
  readonly not_completed: number;
  readonly open: number;
}

/** Returns the results of these people's published goals that the acting person sees, by owner. One statement. */
export async function resultsOf(
  scope: Scope,
  people: readonly number[],
  { first, last }: Pick<SessionRow, 'first' | 'last'>,
): Promise<ResultRow[]> {
  if (people.length === 0) return [];
  const query = sql<ResultRow>`select goal.owner_id, count(*) filter (where result.completed)::int as completed,
      count(*) filter (where not result.completed)::int as not_completed,
      count(*) filter (where result.completed is null)::int as open
    from goal join goal_period period on period.tenant_id = goal.tenant_id and period.id = goal.period_id
      and period.index between ${first}::int and ${last}::int
    left join goal_result result on result.tenant_id = goal.tenant_id and result.goal_id = goal.id and result.kind = 'owner'
      and result.round = goal.result_round and result.retracted_at is null
    where goal.tenant_id = ${scope.tenant.id} and goal.owner_id = any(${[...people]}::int[])
      and goal.published_at is not null and goal.state <> 'shelved' and ${visibleOfMany(scope, 'goal')}
    group by goal.owner_id`;
  return (await query.execute(scope.db)).rows;
}

export interface MoveRow {
  readonly id: number;
  readonly author_id: number;
  readonly author_name: string;
  readonly from_primary: number;
  readonly from_secondary: number;
  readonly to_primary: number;
  readonly to_secondary: number;
  readonly reason: string;
  readonly is_undo: boolean;
  readonly created_at: number;
}

/** Returns the moves of a card, newest first. */
export async function movesOf(
  { db, tenant }: Scope,
  card: { readonly sessionId: number; readonly appraisalId: number },
  limit: number,
): Promise<MoveRow[]> {
  const query = sql<MoveRow>`select move.id, move.author_id, author.name as author_name, move.from_primary, move.from_secondary,
      move.to_primary, move.to_secondary, move.reason, move.is_undo, ${epoch('move.created_at')} as created_at
    from calibration_move move join person author on author.tenant_id = move.tenant_id and author.id = move.author_id
    where move.tenant_id = ${tenant.id} and move.session_id = ${card.sessionId} and move.appraisal_id = ${card.appraisalId}
    order by move.id desc limit ${limit}`;
  return (await query.execute(db)).rows;
}
