import type { EndpointParsed } from '@bellwether/contract/endpoint';
import type { saveSelfReview } from '@bellwether/contract/talent/self-review';
import { isAnswerTo } from '@bellwether/domain/talent/cycles/rules';
import { missingAnswers } from '@bellwether/domain/talent/self-review/rules';
import { sql } from 'kysely';
import { timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { changedMeanwhile } from '#platform/http/version.ts';
import { badField } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { holdTree } from '../statements.ts';
import { demandWriting, type HeldSelfReview, holdSelfReview } from './access.ts';
import { type AnsweredQuestion, answersOf } from './statements.ts';
import { selfReviewWords } from './words.ts';

type Save = EndpointParsed<typeof saveSelfReview>['body'];

/** Saves what the acting person writes about themselves. @throws HttpProblem 400 at an answer, 404, 409. */
export async function keepSelfReview(scope: Scope, cycleId: number, save: Save): Promise<void> {
  await write(scope, cycleId, save, false);
}

/** Hands the self review in: it can be read by those above, and does not change any more (talent.20). */
export async function giveSelfReview(scope: Scope, cycleId: number, save: Save): Promise<void> {
  await write(scope, cycleId, save, true);
  await recordEvent(scope, {
    kind: 'talent.self_review_handed_in',
    subjectId: scope.person.id,
    detail: { cycle: cycleId },
  });
}

async function write(scope: Scope, cycleId: number, save: Save, isHandedIn: boolean): Promise<void> {
  const place = { cycleId, personId: scope.person.id };
  await holdTree(scope);
  const held = await holdSelfReview(scope, place, { lock: true });
  demandWriting(held);
  refuseOther(held, save);
  const questions = (await answersOf(scope, place)).filter(({ isAsked }) => isAsked);
  const answers = save.Answers.map(({ Id, Answer }) => ({ question: Id, text: Answer }));
  if (answers.some(({ question }) => !questions.some(({ id }) => id === question)))
    throw badField('Answers', selfReviewWords, 'question_unknown');
  if (answers.some(({ question, text }) => !fits(questions, question, text)))
    throw badField('Answers', selfReviewWords, 'answer_unknown');
  if (isHandedIn && missingAnswers(questions, answers).length > 0)
    throw badField('Answers', selfReviewWords, 'required');
  await store(scope, cycleId, answers, isHandedIn);
}

function fits(questions: readonly AnsweredQuestion[], id: number, text: string): boolean {
  return questions.some((question) => question.id === id && isAnswerTo(question, text));
}

/** A second window must not overwrite what the first has saved. */
function refuseOther({ savedAt }: HeldSelfReview, { UpdatedAt }: Save): void {
  if (UpdatedAt === undefined) return;
  if ((UpdatedAt === null ? null : Date.parse(UpdatedAt)) !== savedAt) throw changedMeanwhile();
}

async function store(
  scope: Scope,
  cycleId: number,
  answers: readonly { readonly question: number; readonly text: string }[],
  isHandedIn: boolean,
): Promise<void> {
  const { db, tenant, person } = scope;
  const at = timestamp(scope.now);
  await sql`insert into self_review as written
      (tenant_id, cycle_id, employee_id, state, handed_in_at, created_at, updated_at)
    values (${tenant.id}, ${cycleId}, ${person.id}, ${isHandedIn ? 'handed_in' : 'draft'},
      ${isHandedIn ? at : null}::timestamptz, ${at}, ${at})
    on conflict (tenant_id, cycle_id, employee_id) do update set state = excluded.state,
      handed_in_at = excluded.handed_in_at,
      updated_at = greatest(excluded.updated_at, written.updated_at + interval '1 millisecond')`.execute(db);
  await sql`delete from self_review_answer where tenant_id = ${tenant.id} and cycle_id = ${cycleId}
    and employee_id = ${person.id}`.execute(db);
  await sql`insert into self_review_answer (tenant_id, cycle_id, employee_id, question_id, answer)
    select ${tenant.id}, ${cycleId}, ${person.id}, sent.question, sent.text
    from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as sent (question int, text text)
    where sent.text ~ '[^[:space:]]'`.execute(db);
}
