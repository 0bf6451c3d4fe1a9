import { isAnswerTo, reviewOfAnswers } from '@bellwether/domain/talent/cycles/rules';
import { missingAnswers } from '@bellwether/domain/talent/self-review/rules';
import { sql } from 'kysely';
import { badField } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { reviewQuestionsOf } from './statements.ts';
import { answerWords } from './words.ts';

interface GivenAnswer {
  readonly question: number;
  readonly text: string;
}

interface Sent {
  readonly UserId: number;
  readonly Review?: string;
  readonly Answers?: readonly { readonly Id: number; readonly Answer: string }[];
}

/**
 * Returns the sent appraisal with its review as one text, and the answers that it consists of; none without a template
 * (talent.32).
 * @throws HttpProblem 400 at the answers, and at the review if the cycle asks questions instead.
 */
export async function takeAnswers<S extends Sent>(
  scope: Scope,
  sent: S,
  cycleId: number | null,
): Promise<{ body: S & { Review: string }; answers: readonly GivenAnswer[] }> {
  const asked = cycleId === null ? [] : await reviewQuestionsOf(scope, { cycleId, personId: sent.UserId });
  const { Answers, Review = '' } = sent;
  if (Answers === undefined) {
    if (asked.length > 0) throw badField('Review', answerWords, 'asks_questions');
    return { body: { ...sent, Review }, answers: [] };
  }
  const answers = Answers.map(({ Id, Answer }) => ({ question: Id, text: Answer }));
  if (asked.length === 0) throw badField('Answers', answerWords, 'asks_nothing');
  const textOf = (id: number) => answers.find(({ question }) => question === id)?.text ?? '';
  if (new Set(answers.map(({ question }) => question)).size < answers.length)
    throw badField('Answers', answerWords, 'question_unknown');
  for (const { question } of answers)
    if (!asked.some(({ id }) => id === question)) throw badField('Answers', answerWords, 'question_unknown');
  const [missing] = missingAnswers(asked, answers);
  if (missing !== undefined) throw badField(`Answers.${missing}`, answerWords, 'required');
  const misfit = asked.findIndex((question) => !isAnswerTo(question, textOf(question.id)));
  if (misfit >= 0) throw badField(`Answers.${misfit}`, answerWords, 'answer_unknown');
  const given = asked.map(({ id, question }) => ({ question, answer: textOf(id) }));
  return { body: { ...sent, Review: reviewOfAnswers(given) }, answers };
}

/** Replaces the answers of an appraisal. */
export async function keepAnswers(
  { db, tenant }: Scope,
  appraisalId: number,
  answers: readonly GivenAnswer[],
): Promise<void> {
  await sql`delete from appraisal_answer where tenant_id = ${tenant.id} and appraisal_id = ${appraisalId}`.execute(
    db,
  );
  if (answers.length === 0) return;
  await sql`insert into appraisal_answer (tenant_id, appraisal_id, question_id, answer)
    select ${tenant.id}, ${appraisalId}, sent.question, sent.text
    from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as sent (question int, text text)
    where sent.text ~ '[^[:space:]]'`.execute(db);
}
