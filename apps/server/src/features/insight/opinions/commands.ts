import { decideOpinion } from '@bellwether/domain/insight/opinions/opinions';
import { recordEvent } from '#platform/events/record-event.ts';
import { conflict, notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { holdForLook, holdForOpinion, isRunning, runningWeekOf } from './access.ts';
import { askedStatusOf, type OpinionRow, writeLook, writeOpinion } from './statements.ts';
import { lookWords, opinionWords } from './words.ts';

/** A second view as it was saved. */
export interface GivenOpinion extends OpinionRow {
  readonly statusId: number;
  readonly goalId: number;
  readonly week: number;
}

/**
 * Gives or changes the acting person's second view of a goal in the running week (insight.11). Whether it is blind is
 * decided under the goal's lock, which the owner's prediction takes too.
 * @throws HttpProblem 409 for another week, a goal that does not run, and a change after the owner's answer.
 */
export async function giveOpinion(
  scope: Scope,
  { statusId, likelihood }: { readonly statusId: number; readonly likelihood: number },
): Promise<GivenOpinion> {
  const goal = await holdForOpinion(scope, statusId);
  const status = await askedStatusOf(scope, { statusId });
  if (!status) throw notFound();
  const verdict = decideOpinion({
    isRunning: isRunning(goal),
    isRunningWeek: status.week === runningWeekOf(scope, goal),
    ownerAnswered: status.owner_answered,
    hasGiven: status.own !== null,
  });
  if (!verdict.ok) throw conflict(opinionWords, verdict.reason);
  const row = await writeOpinion(scope, {
    goalId: goal.row.id,
    statusId,
    likelihood,
    isBlind: !status.owner_answered,
    asManager: goal.relation.isManager,
  });
  await recordEvent(scope, {
    kind: 'goal.opinion_given',
    subjectId: goal.row.id,
    detail: { opinion: row.id, week: status.week },
  });
  return { ...row, statusId, goalId: goal.row.id, week: status.week };
}

/** Adds a comment to a weekly status and returns it; refuses people who may not comment. */
export type AddComment = (
  scope: Scope,
  about: { readonly type: 'GoalStatus'; readonly id: number },
  body: string,
) => Promise<{ readonly Id: number }>;

export interface Look {
  readonly id: number;
  readonly goalId: number;
  readonly week: number;
  readonly commentId: number | null;
}

/**
 * Says that a goal was talked about in the running week (insight.12). A note becomes a comment of that week.
 * @throws HttpProblem 409 if the goal does not run, 403 for a note of somebody who may not comment.
 */
export async function markLooked(
  scope: Scope,
  { goalId, note }: { readonly goalId: number; readonly note: string },
  addComment: AddComment,
): Promise<Look> {
  const goal = await holdForLook(scope, goalId);
  const week = runningWeekOf(scope, goal);
  const weekId = goal.period.weekIds[week - 1];
  if (!isRunning(goal) || week === 0 || weekId === undefined) throw conflict(lookWords, 'not_running');
  const commentId = note === '' ? null : await writeNote(scope, goalId, week, note, addComment);
  const id = await writeLook(scope, { goalId, weekId, commentId });
  await recordEvent(scope, { kind: 'goal.looked', subjectId: goalId, detail: { look: id, week } });
  return { id, goalId, week, commentId };
}

async function writeNote(
  scope: Scope,
  goalId: number,
  week: number,
  note: string,
  addComment: AddComment,
): Promise<number> {
  const status = await askedStatusOf(scope, { goalId, week });
  if (!status) throw conflict(lookWords, 'not_running');
  return (await addComment(scope, { type: 'GoalStatus', id: status.id }, note)).Id;
}
