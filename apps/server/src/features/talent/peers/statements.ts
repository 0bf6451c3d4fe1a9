import type { PeerState } from '@bellwether/domain/talent/peers/lifecycle';
import { type PeerCandidate, writesReview } from '@bellwether/domain/talent/peers/rules';
import type { AppraisalFacts } from '@bellwether/domain/talent/permissions';
import { sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { dueAfterAbsence } from '../access.cycles.ts';
import { type CycleRow, cycleColumns } from '../cycles/statements.ts';
import { type EmployeeRow, employeeColumns, type StandingRow, standingColumns } from '../statements.ts';

/** A person in a cycle. */
export interface RoundPlace {
  readonly cycleId: number;
  readonly personId: number;
}

export type PeerCycle = CycleRow & { readonly peers: NonNullable<CycleRow['peers']> };

/** A person of a cycle with peer feedback, whether anybody is chosen or not. Instants are epoch milliseconds. */
export interface RoundRow extends EmployeeRow, StandingRow {
  readonly own: PeerCycle;
  readonly summary: string | null;
  readonly summaryAt: number | null;
  readonly chosenAt: number | null;
  readonly updatedAt: number | null;
}

const millis = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;

/** Joins what a person's round needs to `inside`, a member of a running cycle with peer feedback. */
const roundJoins = sql`
  join lateral (select ${cycleColumns} from appraisal_cycle own
    where own.tenant_id = inside.tenant_id and own.id = inside.cycle_id) own on own.peers is not null
  join person employee on employee.tenant_id = inside.tenant_id and employee.id = inside.employee_id
  left join peer_round chosen on chosen.tenant_id = inside.tenant_id and chosen.cycle_id = inside.cycle_id
    and chosen.employee_id = inside.employee_id
  left join appraisal on appraisal.tenant_id = inside.tenant_id and appraisal.cycle_id = inside.cycle_id
    and appraisal.employee_id = inside.employee_id
  left join person reviewer on reviewer.tenant_id = inside.tenant_id and reviewer.id = appraisal.reviewer_id`;

const roundColumns = (
  scope: Scope,
) => sql`${employeeColumns('employee')}, ${standingColumns(scope)}, to_jsonb(own) as own,
  chosen.summary, ${millis('chosen.summary_at')} as "summaryAt", ${millis('chosen.chosen_at')} as "chosenAt",
  ${millis('chosen.updated_at')} as "updatedAt"`;

/** Returns a person's round; undefined if the person is in no such cycle. */
export async function roundOf(
  scope: Scope,
  { cycleId, personId }: RoundPlace,
): Promise<RoundRow | undefined> {
  const query = sql<RoundRow>`select ${roundColumns(scope)} from appraisal_cycle_member inside ${roundJoins}
    where inside.tenant_id = ${scope.tenant.id} and inside.cycle_id = ${cycleId} and inside.employee_id = ${personId}`;
  return (await query.execute(scope.db)).rows[0];
}

/** Returns the rounds of these people. One statement. */
export async function roundsOf(scope: Scope, places: readonly RoundPlace[]): Promise<RoundRow[]> {
  if (places.length === 0) return [];
  const query = sql<RoundRow>`select ${roundColumns(scope)}
    from unnest(${places.map(({ cycleId }) => cycleId)}::int[], ${places.map(({ personId }) => personId)}::int[])
        asked (cycle_id, employee_id)
      join appraisal_cycle_member inside on inside.tenant_id = ${scope.tenant.id} and inside.cycle_id = asked.cycle_id
        and inside.employee_id = asked.employee_id
    ${roundJoins}`;
  return (await query.execute(scope.db)).rows;
}

/** Who writes the review of the row: the domain's `writesReview` as an id; null if nobody is above. */
export function writerOf(row: StandingRow): number | null {
  const { reviewer_id: reviewer, acting_manager_id: manager } = row;
  const facts = appraisalOf(row);
  const isWriter = (id: number | null) =>
    writesReview(facts, { isEmployee: false, isReviewer: id === reviewer, isActingManager: id === manager });
  return [reviewer, manager].find((id) => id !== null && isWriter(id)) ?? null;
}

export const appraisalOf = (row: StandingRow): Pick<AppraisalFacts, 'state' | 'reviewerHasLapsed'> => ({
  state: row.state ?? 'none',
  reviewerHasLapsed: row.reviewer_has_lapsed ?? false,
});

/** The rounds that a list shows: those of the acting person, or of the people whose review they write. */
export interface ListedRoundRow extends RoundRow {
  readonly proposed: number;
  readonly waiting: number;
  readonly asked: number;
  readonly handedIn: number;
}

/** Returns the acting person's own rounds, and those of everybody below them, newest cycle first. One statement. */
export async function roundsAround(scope: Scope): Promise<ListedRoundRow[]> {
  const { db, tenant, person } = scope;
  const query = sql<ListedRoundRow>`select ${roundColumns(scope)}, counted.*
    from appraisal_cycle_member inside ${roundJoins}
    cross join lateral (select count(*) filter (where given.is_proposed)::int as proposed,
        count(*) filter (where given.state = 'proposed')::int as waiting,
        count(*) filter (where given.state in ('asked', 'accepted', 'handed_in'))::int as asked,
        count(*) filter (where given.state = 'handed_in')::int as "handedIn"
      from peer_feedback given where given.tenant_id = inside.tenant_id and given.cycle_id = inside.cycle_id
        and given.employee_id = inside.employee_id) counted
    where inside.tenant_id = ${tenant.id}
      and inside.cycle_id in (select part.cycle_id from peer_part part where part.tenant_id = ${tenant.id})
      and inside.employee_id in (select path.descendant_id from org_path path
        where path.tenant_id = ${tenant.id} and path.ancestor_id = ${person.id})
    order by inside.cycle_id desc, fold(employee.name), employee.id`;
  return (await query.execute(db)).rows;
}

/** A giver of a round. */
export interface GiverRow extends EmployeeRow {
  readonly feedbackId: number;
  readonly state: PeerState;
  readonly isProposed: boolean;
  /** Epoch milliseconds. */
  readonly handedInAt: number | null;
  readonly due: string;
  readonly answers: readonly { readonly question: number; readonly answer: string }[];
}

/** Returns everybody who was proposed or asked about a person, with what they handed in. One statement. */
export async function giversOf(scope: Scope, { cycleId, personId }: RoundPlace): Promise<GiverRow[]> {
  const { db, tenant } = scope;
  const query = sql<GiverRow>`select ${employeeColumns('giver')}, given.id as "feedbackId", given.state,
      given.is_proposed as "isProposed", ${millis('given.handed_in_at')} as "handedInAt",
      ${dueAfterAbsence(scope.tenant.id, sql`given.giver_id`, sql`part.due`)}::text as due,
      coalesce((select jsonb_agg(jsonb_build_object('question', answer.question_id, 'answer', answer.answer))
        from peer_answer answer where answer.tenant_id = given.tenant_id and answer.feedback_id = given.id
          and given.state = 'handed_in'), '[]') as answers
    from peer_feedback given
      join peer_part part on part.tenant_id = given.tenant_id and part.cycle_id = given.cycle_id
      join person giver on giver.tenant_id = given.tenant_id and giver.id = given.giver_id
    where given.tenant_id = ${tenant.id} and given.cycle_id = ${cycleId} and given.employee_id = ${personId}
    order by fold(giver.name), giver.id`;
  return (await query.execute(db)).rows;
}

export function candidateOf(
  { id, role_name: role, is_deactivated: hasLeft }: Pick<EmployeeRow, 'id' | 'role_name' | 'is_deactivated'>,
  round: StandingRow,
): PeerCandidate {
  return {
    isEmployee: id === round.employee_id,
    isObserver: role === 'observer',
    hasLeft,
    isManager: id === writerOf(round),
  };
}

export interface PeerQuestion {
  readonly id: number;
  readonly question: string;
  readonly help: string;
  readonly isRequired: boolean;
  readonly isAsked: boolean;
  readonly answer: string;
}

/** Returns the questions of a cycle with the answers of one request; for 0 all questions that somebody answered. */
export async function answersOf(
  { db, tenant }: Scope,
  { cycleId, feedbackId }: { readonly cycleId: number; readonly feedbackId: number },
): Promise<PeerQuestion[]> {
  const query = sql<PeerQuestion>`select asked.id, asked.question, asked.help, asked.is_required as "isRequired",
      asked.removed_at is null as "isAsked", coalesce(given.answer, '') as answer
    from peer_question asked
      left join peer_answer given on given.tenant_id = asked.tenant_id and given.question_id = asked.id
        and given.feedback_id = ${feedbackId}
    where asked.tenant_id = ${tenant.id} and asked.cycle_id = ${cycleId}
      and (asked.removed_at is null or given.answer is not null or (${feedbackId} = 0
        and exists (select 1 from peer_answer any_answer where any_answer.tenant_id = asked.tenant_id
          and any_answer.question_id = asked.id)))
    order by asked.place, asked.id`;
  return (await query.execute(db)).rows;
}

/** Returns the people of these ids as candidates; ids of nobody are left out. */
export async function peopleOf({ db, tenant }: Scope, ids: readonly number[]): Promise<EmployeeRow[]> {
  const query = sql<EmployeeRow>`select ${employeeColumns('person')} from person
    where person.tenant_id = ${tenant.id} and person.id = any(${[...ids]}::int[])`;
  return (await query.execute(db)).rows;
}
