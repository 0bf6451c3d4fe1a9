import type { EndpointParsed } from '@bellwether/contract/endpoint';
import type { saveManualAnswers } from '@bellwether/contract/people/manual';
import {
  type ManualAnswers,
  manualStages,
  sharesOf,
  stageOf,
} from '@bellwether/domain/people/manual/answers';
import { discTypeOf } from '@bellwether/domain/people/manual/disc';
import { timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { badField, notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type HeldManual, holdOwnManual } from './access.ts';
import { answersOf, storedAnswers } from './queries.answers.ts';
import { type AssessmentRow, setDisc } from './statements.ts';
import { manualFieldWords } from './words.ts';

type Sent = EndpointParsed<typeof saveManualAnswers>['body'];

/**
 * Saves the acting person's answers to the built-in questionnaire, and completes it if the request says so.
 * @throws HttpProblem 404 for a key that is not the person's own open one, 400 if a question is unanswered at the
 *   completion.
 */
export async function saveAnswers(scope: Scope, sent: Sent): Promise<HeldManual> {
  const manual = await holdOwnManual(scope);
  const row = manual.assessment;
  if (!row?.is_open || row.service !== 'built_in' || row.private_key !== sent.PrivateKey) throw notFound();
  const answers = merged(answersOf(row), sent);
  const changes = sent.IsFinished ? completed(scope, answers) : progressed(row, answers);
  const saved = await scope.db
    .updateTable('assessment')
    .set({ ...changes, ...storedAnswers(answers), updated_at: timestamp(scope.now) })
    .where('tenant_id', '=', scope.tenant.id)
    .where('person_id', '=', manual.personId)
    .returningAll()
    .executeTakeFirstOrThrow();
  const subject = { subjectId: manual.personId, detail: {} } as const;
  if (saved.shares !== null && sent.IsFinished) {
    const [D = 0, I = 0, S = 0, C = 0] = saved.shares;
    await setDisc(scope, manual.personId, discTypeOf({ D, I, S, C }));
    await recordEvent(scope, { kind: 'manual.completed', ...subject });
  } else if (saved.status === manualStages.partial && row.status !== manualStages.partial) {
    await recordEvent(scope, { kind: 'manual.partly_completed', ...subject });
  }
  return { ...manual, assessment: saved };
}

function merged(stored: ManualAnswers, { Choices, Answers }: Sent): ManualAnswers {
  return {
    choices: stored.choices.map((choice, at) => {
      const sent = Choices[at];
      return sent ? { most: sent.Most, least: sent.Least } : choice;
    }),
    questions: stored.questions.map((answer, at) => Answers[at] ?? answer),
  };
}

/** A questionnaire that is answered again stays complete, because its former report can still be read. */
function progressed(row: AssessmentRow, answers: ManualAnswers) {
  return { status: row.status === manualStages.complete ? row.status : stageOf(answers) };
}

function completed(scope: Scope, { choices, questions }: ManualAnswers) {
  const answeredChoices = choices.filter((choice) => choice !== null);
  const answeredQuestions = questions.filter((answer) => answer !== null);
  if (answeredChoices.length < choices.length) throw badField('Choices', manualFieldWords, 'unanswered');
  if (answeredQuestions.length < questions.length) throw badField('Answers', manualFieldWords, 'unanswered');
  const { D, I, S, C } = sharesOf(answeredChoices);
  return {
    status: manualStages.complete,
    is_open: false,
    shares: [D, I, S, C],
    shown_questions: answeredQuestions.join(''),
    completed_at: timestamp(scope.now),
  };
}
