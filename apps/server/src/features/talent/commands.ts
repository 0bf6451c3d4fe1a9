import type { EndpointParsed } from '@bellwether/contract/endpoint';
import type { createAnsweredAppraisal, saveAnsweredAppraisal } from '@bellwether/contract/talent/answered';
import type { createAppraisal, saveAppraisal } from '@bellwether/contract/talent/appraisal';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import type { AppraisalMoveName, AppraisalState } from '@bellwether/domain/talent/lifecycle';
import { hasAppraisals, isOffered } from '@bellwether/domain/talent/periods';
import { type DecidedAct, mayOnAppraisal } from '@bellwether/domain/talent/permissions';
import { isRating, type LevelCount } from '@bellwether/domain/talent/rating';
import { appraisalTexts } from '@bellwether/domain/talent/rules';
import { sql } from 'kysely';
import { timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { nextVersion, refuseStale } from '#platform/http/version.ts';
import { badField, conflict, forbidden } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { periodsOf } from '../tenant/queries.ts';
import { ownCyclesOf, reviewDays } from './access.cycles.ts';
import {
  appraisalTimeOf,
  demandAct,
  type HeldAppraisal,
  holdAppraisal,
  holdEmployee,
  todayOf,
} from './access.ts';
import { keepAnswers, takeAnswers } from './answers/commands.ts';
import { type TalentSettings, talentSettingsOf } from './queries.labels.ts';
import { factsOf, holdTree, relationOf } from './statements.ts';
import { appraisalReasonWords, talentWords } from './words.ts';

type Parts = EndpointParsed<typeof createAppraisal>['body'];
type AnsweredParts = EndpointParsed<typeof createAnsweredAppraisal>['body'];

/**
 * Starts an appraisal as a draft (talent.10), and returns its id.
 * @throws HttpProblem 404 for an absent person, 403 for everybody but the acting manager, 409 if the appraisal
 *   exists, 400 at a field.
 */
export async function startAppraisal(scope: Scope, sent: Parts | AnsweredParts): Promise<number> {
  await holdTree(scope);
  const { standing, addedAt } = await holdEmployee(scope, sent.UserId);
  const settings = await talentSettingsOf(scope, 'share');
  // Nothing about a new appraisal depends on the day, so any due day will do.
  const facts = factsOf(scope, standing, { sharesRatings: settings.sharesRatings, due: todayOf(scope) });
  const verdict = mayOnAppraisal('Create', facts, relationOf(scope, standing));
  if (!verdict.ok)
    throw verdict.reason === 'never' ? forbidden() : conflict(appraisalReasonWords, verdict.reason);
  const cycleId = sent.CycleId ?? null;
  const { body, answers } = await takeAnswers(scope, sent, cycleId);
  if (cycleId === null) await refusePeriod(scope, body.EvaluationPeriodId, addedAt);
  await refuseCycle(scope, body, cycleId);
  const content = await contentOf(body, settings, answers.length > 0);
  const at = timestamp(scope.now);
  const made = await scope.db
    .insertInto('appraisal')
    .values({
      ...content,
      tenant_id: scope.tenant.id,
      employee_id: body.UserId,
      reviewer_id: scope.person.id,
      // A trigger writes the quarter's default cycle.
      period_id: cycleId === null ? body.EvaluationPeriodId : null,
      cycle_id: cycleId,
      state: 'draft',
      created_at: at,
      updated_at: at,
    })
    .onConflict((existing) => existing.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) throw conflict(talentWords, 'exists');
  await keepAnswers(scope, made.id, answers);
  await recordMove(scope, made.id, 'createAppraisal', 'draft');
  const ids = { employee: body.UserId, reviewer: scope.person.id, period: body.EvaluationPeriodId };
  await recordEvent(scope, { kind: 'appraisal.created', subjectId: made.id, detail: ids });
  return made.id;
}

/**
 * Throws 400 if the person is not in the cycle of its own, it has not ended, or the quarter is not its last; without a
 * cycle, if the person is in one that covers the quarter (talent.19).
 */
async function refuseCycle(scope: Scope, body: Omit<Parts, 'Review'>, cycleId: number | null): Promise<void> {
  const period = (await periodsOf(scope)).byId(body.EvaluationPeriodId);
  const cycles = await ownCyclesOf(scope, body.UserId);
  if (cycleId === null) {
    const covering = cycles.find(
      ({ first, last, days }) =>
        days.kind === 'quarters' && period !== undefined && first <= period.index && period.index <= last,
    );
    if (covering) throw badField('EvaluationPeriodId', talentWords, 'in_cycle', covering.name);
    return;
  }
  const inside = cycles.find(({ id }) => id === cycleId);
  if (!period || inside?.last !== period.index) throw badField('CycleId', talentWords, 'cycle_missing');
  if (reviewDays(inside.days, period, 0).opens > todayOf(scope))
    throw badField('EvaluationPeriodId', talentWords, 'period_running');
}

/**
 * Throws 400 at the quarter's field if the quarter is unknown, has not ended, or ended before the person was added
 * (talent.1).
 */
async function refusePeriod(scope: Scope, periodId: number, addedAt: number): Promise<void> {
  const period = (await periodsOf(scope)).byId(periodId);
  const time = appraisalTimeOf(scope);
  if (!period) throw badField('EvaluationPeriodId', talentWords, 'period_missing');
  if (!hasAppraisals(period, time))
    throw badField(
      'EvaluationPeriodId',
      talentWords,
      period.endDate < time.today ? 'period_too_early' : 'period_running',
    );
  const addedOn = tenantDay(addedAt, scope.tenant.calendar.zone);
  if (!isOffered(period, time, addedOn)) throw badField('EvaluationPeriodId', talentWords, 'too_new');
}

/**
 * Returns the columns for the reviewer's input. A review that is made of answers has the length of all of them.
 * @throws HttpProblem 400 at a field.
 */
async function contentOf(
  body: Parts,
  { hasTertiary, levels, tertiaryLevels }: TalentSettings,
  isAnswered: boolean,
) {
  demandRating('Primary', body.Primary, levels);
  demandRating('Secondary', body.Secondary, levels);
  const tertiary = body.TertiaryRating ?? null;
  if (hasTertiary && tertiary === null) throw badField('TertiaryRating', talentWords, 'required');
  if (!hasTertiary && tertiary !== null) throw badField('TertiaryRating', talentWords, 'tertiary_off');
  if (tertiary !== null) demandRating('TertiaryRating', tertiary, tertiaryLevels);
  // Load the sanitiser with the first text, because no other call needs it.
  const { longestRichText, richTextToStore } = await import('#platform/rich-text/sanitise.ts');
  const limits = isAnswered ? { sent: longestRichText, stored: longestRichText } : undefined;
  const review = richTextToStore(body.Review, 'Review', appraisalTexts.review, limits);
  if (review === '') throw badField('Review', talentWords, 'required');
  return {
    review,
    primary_rating: body.Primary,
    secondary_rating: body.Secondary,
    tertiary_rating: tertiary,
    levels,
    tertiary_levels: tertiaryLevels,
  };
}

function demandRating(field: string, rating: number, levels: LevelCount): void {
  if (!isRating(rating, levels)) throw badField(field, talentWords, 'rating_missing');
}

/**
 * Changes an appraisal. An appraisal that the employee has signed goes back to shared, and the signature ends
 * (talent.5).
 * @throws HttpProblem 404, 403 or 409 as the domain's table says, 400 at a field.
 */
export async function changeAppraisal(
  scope: Scope,
  appraisalId: number,
  sent: EndpointParsed<typeof saveAppraisal | typeof saveAnsweredAppraisal>['body'],
): Promise<void> {
  const held = await holdAppraisal(scope, appraisalId, { lock: true });
  const { row } = held;
  const decided = demandAct('edit', held);
  refuseStale(sent.UpdatedAt, row.updated_at);
  const { body, answers } = await takeAnswers(scope, sent, row.cycle_name === null ? null : row.cycle_id);
  if (body.UserId !== row.employee_id) throw badField('UserId', talentWords, 'person_stays');
  if (body.EvaluationPeriodId !== row.period_id)
    throw badField('EvaluationPeriodId', talentWords, 'period_stays');
  const content = await contentOf(body, await talentSettingsOf(scope, 'share'), answers.length > 0);
  const isSame = Object.entries(content).every(([name, value]) => row[name as keyof typeof row] === value);
  if (isSame) return;
  const to = livingState(decided);
  await update(scope, held, {
    ...content,
    state: to,
    // The employee has a week for the new text (talent.35).
    ...(to === 'draft' ? {} : { shared_at: timestamp(scope.now) }),
    // The comment stays in the employee's form, who keeps it or takes it out.
    ...(decided.move === 'reopenAppraisal' ? { employee_signature: null, acknowledged_at: null } : {}),
  });
  await keepAnswers(scope, row.id, answers);
  await recordMove(scope, row.id, decided.move, to);
  const detail = { ...idsOf(scope, held), from: row.state, to };
  await recordEvent(scope, { kind: 'appraisal.edited', subjectId: row.id, detail });
}

/** Shares a draft with the employee. @throws HttpProblem as `changeAppraisal`. */
export async function giveAppraisal(
  scope: Scope,
  appraisalId: number,
  startedFrom: string | undefined,
): Promise<void> {
  const held = await holdAppraisal(scope, appraisalId, { lock: true });
  const decided = demandAct('share', held);
  refuseStale(startedFrom, held.row.updated_at);
  const to = livingState(decided);
  await update(scope, held, { state: to, shared_at: timestamp(scope.now) });
  await recordMove(scope, appraisalId, decided.move, to);
  await recordEvent(scope, { kind: 'appraisal.shared', subjectId: appraisalId, detail: idsOf(scope, held) });
}

/** Deletes an appraisal with its signatures and history. @throws HttpProblem as `changeAppraisal`. */
export async function removeAppraisal(
  scope: Scope,
  appraisalId: number,
  startedFrom: string | undefined,
): Promise<void> {
  const held = await holdAppraisal(scope, appraisalId, { lock: true });
  demandAct('delete', held);
  refuseStale(startedFrom, held.row.updated_at);
  await scope.db
    .deleteFrom('appraisal')
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', appraisalId)
    .execute();
  const detail = { ...idsOf(scope, held), from: held.row.state, cycle: held.row.cycle_id };
  await recordEvent(scope, { kind: 'appraisal.deleted', subjectId: appraisalId, detail });
}

type AppraisalChange = Partial<{
  review: string;
  primary_rating: number;
  secondary_rating: number;
  tertiary_rating: number | null;
  levels: number;
  tertiary_levels: number;
  employee_signature: string | null;
  acknowledged_at: string | null;
  shared_at: string;
}> & { state: AppraisalState };

/** If another manager has taken over, the first act makes them the reviewer (talent.6). */
async function update(scope: Scope, { row }: HeldAppraisal, change: AppraisalChange): Promise<void> {
  await scope.db
    .updateTable('appraisal')
    .set({ ...change, reviewer_id: scope.person.id, updated_at: nextVersion(scope) })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', row.id)
    .execute();
}

function livingState({ move, to }: DecidedAct): AppraisalState {
  if (to === 'deleted') throw new Error(`${move} deletes the appraisal.`);
  return to;
}

function idsOf({ person }: Scope, { row }: HeldAppraisal) {
  return { employee: row.employee_id, reviewer: person.id, period: row.period_id };
}

/** Adds a move to the history of an appraisal. */
export async function recordMove(
  scope: Scope,
  appraisalId: number,
  move: AppraisalMoveName,
  toState: AppraisalState,
): Promise<void> {
  await sql`insert into appraisal_transition (tenant_id, appraisal_id, move, to_state, author_id, created_at)
    values (${scope.tenant.id}, ${appraisalId}, ${move}, ${toState}, ${scope.person.id},
      ${timestamp(scope.now)})`.execute(scope.db);
}
