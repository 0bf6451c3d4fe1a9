import type { AppEvent } from '@bellwether/domain/shared/events';
import {
  type ChosenPeer,
  candidateFault,
  decidePeers,
  fewestGivers,
  peerLimits,
} from '@bellwether/domain/talent/peers/rules';
import { sql } from 'kysely';
import { timestamp } from '#platform/database/instant.ts';
import { eventClausesOf, recordEvent } from '#platform/events/record-event.ts';
import { changedMeanwhile } from '#platform/http/version.ts';
import { badField, conflict, forbidden } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { holdTree } from '../statements.ts';
import { demandOpen, type HeldRound, holdRound } from './access.ts';
import { candidateOf, type GiverRow, giversOf, peopleOf, type RoundPlace } from './statements.ts';
import { peerWords } from './words.ts';

interface Chosen {
  readonly UserIds: readonly number[];
  readonly UpdatedAt?: string | null | undefined;
}

/**
 * Proposes people for the acting person's own feedback, in place of the proposals that nobody decided.
 * @throws HttpProblem 400 at `UserIds`, 404, 409.
 */
export async function propose(scope: Scope, cycleId: number, sent: Chosen): Promise<void> {
  const place = { cycleId, personId: scope.person.id };
  const held = await holdOpen(scope, place, sent);
  if (!held.relation.isEmployee) throw forbidden();
  const givers = await giversOf(scope, place);
  const ids = [...new Set(sent.UserIds)];
  const decided = new Set(givers.filter(({ state }) => state !== 'proposed').map(({ id }) => id));
  // Whoever the manager has decided about stays as it is, so that the reply does not tell who was asked.
  const proposed = ids.filter((id) => !decided.has(id));
  await refuseCandidates(scope, held, proposed);
  const { db, tenant } = scope;
  await renewRound(scope, place, { isChoice: true });
  await sql`delete from peer_feedback where tenant_id = ${tenant.id} and cycle_id = ${cycleId}
    and employee_id = ${place.personId} and state = 'proposed' and giver_id <> all(${proposed}::int[])`.execute(
    db,
  );
  await insertPeers(scope, place, proposed, { state: 'proposed', isProposed: true });
  // Who proposes somebody whom the manager has asked already may know of it from now on.
  await sql`update peer_feedback set is_proposed = true where tenant_id = ${tenant.id} and cycle_id = ${cycleId}
    and employee_id = ${place.personId} and giver_id = any(${ids}::int[])`.execute(db);
  if (proposed.length > 0)
    await recordEvent(scope, {
      kind: 'talent.peers_proposed',
      subjectId: scope.person.id,
      detail: { cycle: cycleId, employee: scope.person.id },
    });
}

/**
 * Asks exactly these people about a person (talent.23).
 * @throws HttpProblem 400 at `UserIds`, 403 for the employee, 404, 409.
 */
export async function decide(scope: Scope, place: RoundPlace, sent: Chosen): Promise<void> {
  const held = await holdOpen(scope, place, sent);
  if (!held.isWriter) throw forbidden();
  const givers = await giversOf(scope, place);
  const present = givers.map(({ id, state }): ChosenPeer => ({ giverId: id, state }));
  const { naming } = held.row.own.peers;
  const decided = decidePeers(present, sent.UserIds, naming);
  if (!decided.ok) {
    if (decided.reason === 'too_few') throw badField('UserIds', peerWords, 'too_few', fewestGivers(naming));
    if (decided.reason === 'too_many') throw badField('UserIds', peerWords, 'too_many');
    throw badField('UserIds', peerWords, `someone_${decided.reason}`);
  }
  const { ask, refuse, withdraw } = decided.decision;
  await refuseCandidates(scope, held, ask);
  await renewRound(scope, place, { isChoice: true });
  await insertPeers(scope, place, ask, { state: 'asked', isProposed: false });
  await setStates(scope, place, ask, 'asked');
  await setStates(scope, place, refuse, 'refused');
  await setStates(scope, place, withdraw, 'withdrawn');
  const detail = { cycle: place.cycleId, employee: place.personId };
  await recordFor(scope, ask, { kind: 'talent.peer_asked', detail });
  await recordFor(scope, withdraw, { kind: 'talent.peer_withdrawn', detail });
}

/** Records the event for each giver, in one statement. */
async function recordFor(
  scope: Scope,
  givers: readonly number[],
  event: Pick<AppEvent<'talent.peer_asked' | 'talent.peer_withdrawn'>, 'kind' | 'detail'>,
): Promise<void> {
  if (givers.length === 0) return;
  const rows = sql`unnest(${[...givers]}::int[]) concerned (giver_id)`;
  const subjectId = sql`concerned.giver_id`;
  await sql`with ${eventClausesOf(scope, rows, [{ ...event, subjectId }])} select 1`.execute(scope.db);
}

/** Saves the manager's summary of a pooled cycle. @throws HttpProblem 403, 404, 409. */
export async function saveSummary(
  scope: Scope,
  place: RoundPlace,
  sent: { readonly Summary: string; readonly UpdatedAt?: string | null | undefined },
): Promise<void> {
  const held = await holdOpen(scope, place, sent);
  if (!held.isWriter) throw forbidden();
  if (held.row.own.peers.naming !== 'pooled') throw conflict(peerWords, 'not_pooled');
  await renewRound(scope, place, { isChoice: false });
  const { db, tenant, person, now } = scope;
  await sql`update peer_round set summary = ${sent.Summary.trim()}, summary_author_id = ${person.id},
      summary_at = ${timestamp(now)}
    where tenant_id = ${tenant.id} and cycle_id = ${place.cycleId} and employee_id = ${place.personId}`.execute(
    db,
  );
}

/** Locks the round and checks that it is open and unchanged since the person read it. */
async function holdOpen(
  scope: Scope,
  place: RoundPlace,
  { UpdatedAt }: Pick<Chosen, 'UpdatedAt'>,
): Promise<HeldRound> {
  await holdTree(scope);
  const held = await holdRound(scope, place, { lock: true });
  demandOpen(held);
  const stored = held.isWriter ? held.row.updatedAt : held.row.chosenAt;
  if (UpdatedAt !== undefined && (UpdatedAt === null ? null : Date.parse(UpdatedAt)) !== stored)
    throw changedMeanwhile();
  return held;
}

/** @throws HttpProblem 400 at `UserIds` if one of the people cannot be asked. */
async function refuseCandidates(scope: Scope, { row }: HeldRound, ids: readonly number[]): Promise<void> {
  if (ids.length > peerLimits.most) throw badField('UserIds', peerWords, 'too_many');
  const people = await peopleOf(scope, ids);
  for (const person of people) {
    // Observers are nobody to most people, so that is what they are told (people.13).
    const fault = candidateFault(candidateOf(person, row));
    if (fault) throw badField('UserIds', peerWords, fault === 'observer' ? 'person_unknown' : fault);
  }
  if (people.length < ids.length) throw badField('UserIds', peerWords, 'person_unknown');
}

async function renewRound(
  { db, tenant, now }: Scope,
  { cycleId, personId }: RoundPlace,
  { isChoice }: { readonly isChoice: boolean },
): Promise<void> {
  const at = timestamp(now);
  await sql`insert into peer_round as former (tenant_id, cycle_id, employee_id, chosen_at, created_at, updated_at)
    values (${tenant.id}, ${cycleId}, ${personId}, ${at}, ${at}, ${at})
    on conflict (tenant_id, cycle_id, employee_id) do update set
      updated_at = greatest(excluded.updated_at, former.updated_at + interval '1 millisecond'),
      chosen_at = case when ${isChoice}::boolean
        then greatest(excluded.chosen_at, former.chosen_at + interval '1 millisecond') else former.chosen_at end`.execute(
    db,
  );
}

async function insertPeers(
  { db, tenant, now }: Scope,
  { cycleId, personId }: RoundPlace,
  ids: readonly number[],
  { state, isProposed }: { readonly state: 'proposed' | 'asked'; readonly isProposed: boolean },
): Promise<void> {
  const at = timestamp(now);
  await sql`insert into peer_feedback (tenant_id, cycle_id, employee_id, giver_id, state, is_proposed, asked_at,
      created_at, updated_at)
    select ${tenant.id}, ${cycleId}, ${personId}, chosen.id, ${state}, ${isProposed},
      ${state === 'asked' ? at : null}::timestamptz, ${at}, ${at}
    from unnest(${[...ids]}::int[]) chosen (id)
    on conflict (tenant_id, cycle_id, employee_id, giver_id) do nothing`.execute(db);
}

async function setStates(
  { db, tenant, now }: Scope,
  { cycleId, personId }: RoundPlace,
  ids: readonly number[],
  state: GiverRow['state'],
): Promise<void> {
  const at = timestamp(now);
  await sql`update peer_feedback set state = ${state},
      asked_at = case when ${state} = 'asked' then ${at}::timestamptz else asked_at end,
      updated_at = greatest(${at}::timestamptz, updated_at + interval '1 millisecond')
    where tenant_id = ${tenant.id} and cycle_id = ${cycleId} and employee_id = ${personId}
      and giver_id = any(${[...ids]}::int[])`.execute(db);
}
