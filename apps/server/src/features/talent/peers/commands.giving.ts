import type { EndpointParsed } from '@bellwether/contract/endpoint';
import type { savePeerFeedback } from '@bellwether/contract/talent/peers';
import { nextState } from '@bellwether/domain/shared/lifecycle';
import { type GiverMove, peerMoveTable } from '@bellwether/domain/talent/peers/lifecycle';
import { mayGive } from '@bellwether/domain/talent/peers/rules';
import { missingAnswers } from '@bellwether/domain/talent/self-review/rules';
import { sql } from 'kysely';
import { timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { refuseStale } from '#platform/http/version.ts';
import { badField, conflict } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { holdTree } from '../statements.ts';
import { type HeldRequest, holdRequest } from './access.ts';
import { answersOf } from './statements.ts';
import { peerWords } from './words.ts';

type Save = EndpointParsed<typeof savePeerFeedback>['body'];

/** Accepts or declines a request. @throws HttpProblem 404, 409 with the reason. */
export async function answerRequest(scope: Scope, id: number, accepts: boolean): Promise<void> {
  const held = await take(scope, id, accepts ? 'acceptPeer' : 'declinePeer');
  const { employee_id: employee, cycle_id: cycle } = held.request;
  const detail = { cycle, employee };
  if (accepts) await recordEvent(scope, { kind: 'talent.peer_accepted', subjectId: scope.person.id, detail });
  else await recordEvent(scope, { kind: 'talent.peer_declined', subjectId: employee, detail });
}

/** Saves the giver's answers, or also hands them in. @throws HttpProblem 400 at the answers, 404, 409. */
export async function writeFeedback(
  scope: Scope,
  id: number,
  { save, isHandedIn }: { readonly save: Save; readonly isHandedIn: boolean },
): Promise<void> {
  const move = isHandedIn ? 'handInPeer' : 'savePeer';
  const held = await take(scope, id, move, save.UpdatedAt);
  const { cycle_id: cycleId } = held.request;
  const questions = (await answersOf(scope, { cycleId, feedbackId: id })).filter(({ isAsked }) => isAsked);
  const answers = save.Answers.map(({ Id, Answer }) => ({ question: Id, text: Answer }));
  if (answers.some(({ question }) => !questions.some((asked) => asked.id === question)))
    throw badField('Answers', peerWords, 'question_unknown');
  if (isHandedIn && missingAnswers(questions, answers).length > 0)
    throw badField('Answers', peerWords, 'required');
  const { db, tenant } = scope;
  await sql`delete from peer_answer where tenant_id = ${tenant.id} and feedback_id = ${id}`.execute(db);
  await sql`insert into peer_answer (tenant_id, feedback_id, question_id, answer)
    select ${tenant.id}, ${id}, sent.question, sent.text
    from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as sent (question int, text text)
    where sent.text ~ '[^[:space:]]'`.execute(db);
  if (isHandedIn)
    // About whom is left out: the log must not tell who said something about whom.
    await recordEvent(scope, {
      kind: 'talent.peer_handed_in',
      subjectId: scope.person.id,
      detail: { cycle: cycleId },
    });
}

/** Locks the request and takes the move. @throws HttpProblem 404, 409. */
async function take(scope: Scope, id: number, move: GiverMove, updatedAt?: string): Promise<HeldRequest> {
  await holdTree(scope);
  const held = await holdRequest(scope, id, { lock: true });
  const verdict = mayGive(move, held.facts);
  if (!verdict.ok) throw conflict(peerWords, verdict.reason);
  refuseStale(updatedAt, held.request.updated_at);
  const next = nextState(peerMoveTable, held.facts.state, move);
  if (!next.ok) throw new Error(`${move} leads nowhere from ${held.facts.state}.`);
  const { db, tenant, now } = scope;
  const at = timestamp(now);
  await sql`update peer_feedback set state = ${next.state},
      handed_in_at = ${next.state === 'handed_in' ? at : null}::timestamptz,
      updated_at = greatest(${at}::timestamptz, updated_at + interval '1 millisecond')
    where tenant_id = ${tenant.id} and id = ${id}`.execute(db);
  // A manager must not decide or summarise on what they read before this; a private draft changes nothing for them.
  if (move !== 'savePeer')
    await sql`update peer_round set updated_at = greatest(${at}::timestamptz, updated_at + interval '1 millisecond')
      where tenant_id = ${tenant.id} and cycle_id = ${held.request.cycle_id}
        and employee_id = ${held.request.employee_id}`.execute(db);
  return held;
}
