import type { CycleSave } from '@bellwether/contract/talent/cycles';
import { type AskedQuestion, refusedQuestions } from '@bellwether/domain/talent/cycles/rules';
import { sql } from 'kysely';
import { timestamp } from '#platform/database/instant.ts';
import { badField } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { peerQuestionsOf } from './statements.ts';
import { cycleWords } from './words.ts';

/**
 * Writes the questions of the peer feedback in their order. A removed one stays, because a copy of the form may still be open.
 * @throws HttpProblem 400 if a question belongs to another cycle, or changes or leaves out an answered one.
 */
export async function savePeerQuestions(
  scope: Scope,
  cycleId: number,
  sent: NonNullable<CycleSave['Peers']>['Questions'],
): Promise<void> {
  const stored = await peerQuestionsOf(scope, cycleId);
  const asked: AskedQuestion[] = sent.map((question) => ({
    id: question.Id === 0 ? null : question.Id,
    question: question.Question,
    help: question.Help,
    isRequired: question.IsRequired,
    kind: 'text',
    levels: [],
  }));
  const refused = refusedQuestions(stored, asked);
  if (refused) throw badField('PeerQuestions', cycleWords, `question_${refused}`);
  const { db, tenant } = scope;
  await sql`update peer_question set removed_at = ${timestamp(scope.now)}
    where tenant_id = ${tenant.id} and cycle_id = ${cycleId} and removed_at is null
      and id <> all(${asked.flatMap(({ id }) => (id === null ? [] : [id]))}::int[])`.execute(db);
  await sql`with sent as (select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as sent (id int, question text, help text, "isRequired" boolean)),
      placed as (select sent.*, row_number() over () as place from sent),
      changed as (update peer_question former set place = placed.place, question = placed.question,
          help = placed.help, is_required = placed."isRequired" from placed
        where former.tenant_id = ${tenant.id} and former.cycle_id = ${cycleId} and former.id = placed.id)
    insert into peer_question (tenant_id, cycle_id, place, question, help, is_required)
    select ${tenant.id}, ${cycleId}, place, question, help, "isRequired" from placed where id is null
    order by place`.execute(db);
}
