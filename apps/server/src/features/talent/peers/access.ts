import type { PeerState } from '@bellwether/domain/talent/peers/lifecycle';
import {
  isRoundOpen,
  type PeerRequestFacts,
  type PeerRoundFacts,
  writesReview,
} from '@bellwether/domain/talent/peers/rules';
import type { AppraisalRelation } from '@bellwether/domain/talent/permissions';
import { sql } from 'kysely';
import { conflict, notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { dueAfterAbsence, lockReview } from '../access.cycles.ts';
import { demandTalent, todayOf } from '../access.ts';
import { relationOf } from '../statements.ts';
import { appraisalOf, candidateOf, type RoundPlace, type RoundRow, roundOf } from './statements.ts';
import { peerWords } from './words.ts';

declare const held: unique symbol;

/** The round of a person whom the acting person is, or whose review the acting person writes. */
export interface HeldRound {
  readonly [held]: true;
  readonly place: RoundPlace;
  readonly row: RoundRow;
  readonly facts: PeerRoundFacts;
  readonly relation: AppraisalRelation;
  readonly isWriter: boolean;
}

/**
 * Reads a person's round. With `lock`, it stays locked until the transaction ends.
 * @throws HttpProblem 404 for everybody but the person and who writes the review (talent.24).
 */
export async function holdRound(
  scope: Scope,
  place: RoundPlace,
  options: { lock?: boolean } = {},
): Promise<HeldRound> {
  demandTalent(scope);
  if (options.lock) await lockReview(scope, place);
  const row = await roundOf(scope, place);
  if (!row) throw notFound();
  const relation = relationOf(scope, row);
  const isWriter = isWriterOf(scope, row);
  if (!relation.isEmployee && !isWriter) throw notFound();
  const round: Omit<HeldRound, typeof held> = { place, row, facts: factsOf(scope, row), relation, isWriter };
  return round as HeldRound;
}

/** Whether the acting person writes the review of the row; observers never do. */
export function isWriterOf(scope: Scope, row: RoundRow): boolean {
  return scope.person.role !== 'observer' && writesReview(appraisalOf(row), relationOf(scope, row));
}

export function factsOf(scope: Scope, row: RoundRow): PeerRoundFacts {
  return {
    opens: row.own.peers.opens,
    today: todayOf(scope),
    appraisal: row.state ?? 'none',
    employeeHasLeft: row.is_deactivated,
  };
}

/** @throws HttpProblem 409 with the reason if nobody can be chosen and nothing written now. */
export function demandOpen({ facts }: Pick<HeldRound, 'facts'>): void {
  const verdict = isRoundOpen(facts);
  if (!verdict.ok) throw conflict(peerWords, verdict.reason);
}

interface RequestRow {
  readonly id: number;
  readonly cycle_id: number;
  readonly employee_id: number;
  readonly state: PeerState;
  readonly due: string;
  /** Epoch milliseconds. */
  readonly handed_in_at: number | null;
  readonly updated_at: number;
}

/** A request for the acting person's feedback. */
export interface HeldRequest {
  readonly [held]: true;
  readonly request: RequestRow;
  readonly row: RoundRow;
  readonly facts: PeerRequestFacts;
}

/**
 * Reads a request of the acting person. With `lock`, its round stays locked until the transaction ends.
 * @throws HttpProblem 404 for everybody but the giver, also while it is only proposed.
 */
export async function holdRequest(
  scope: Scope,
  id: number,
  options: { lock?: boolean } = {},
): Promise<HeldRequest> {
  demandTalent(scope);
  let [request] = await requestsOf(scope, id);
  if (!request) throw notFound();
  const place = { cycleId: request.cycle_id, personId: request.employee_id };
  if (options.lock) {
    await lockReview(scope, place);
    [request] = await requestsOf(scope, id);
  }
  const row = await roundOf(scope, place);
  if (!request || !row) throw notFound();
  const found: Omit<HeldRequest, typeof held> = { request, row, facts: requestFacts(scope, request, row) };
  return found as HeldRequest;
}

export function requestFacts(
  scope: Scope,
  { state }: Pick<RequestRow, 'state'>,
  row: RoundRow,
): PeerRequestFacts {
  const { id, role } = scope.person;
  const giver = candidateOf({ id, role_name: role, is_deactivated: false }, row);
  return { ...factsOf(scope, row), state, giver };
}

/** Returns the requests in which the acting person was asked, newest first; with `id` only that one. */
export async function requestsOf({ db, tenant, person }: Scope, id?: number): Promise<RequestRow[]> {
  const query = sql<RequestRow>`select given.id, given.cycle_id, given.employee_id, given.state,
      ${dueAfterAbsence(tenant.id, sql`given.giver_id`, sql`part.due`)}::text as due,
      (extract(epoch from given.handed_in_at) * 1000)::bigint as handed_in_at,
      (extract(epoch from given.updated_at) * 1000)::bigint as updated_at
    from peer_feedback given join peer_part part on part.tenant_id = given.tenant_id and part.cycle_id = given.cycle_id
    where given.tenant_id = ${tenant.id} and given.giver_id = ${person.id} and given.asked_at is not null
      ${id === undefined ? sql`` : sql`and given.id = ${id}`}
    order by given.asked_at desc, given.id desc`;
  return (await query.execute(db)).rows;
}
