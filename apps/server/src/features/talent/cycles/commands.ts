import type { CycleSave } from '@bellwether/contract/talent/cycles';
import { daysBetween } from '@bellwether/domain/calendar/day';
import { quarterOf } from '@bellwether/domain/calendar/quarter';
import { type CycleQuarters, quartersOfSpan } from '@bellwether/domain/talent/cycles/rules';
import { sql } from 'kysely';
import { timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { nextVersion, refuseStale } from '#platform/http/version.ts';
import { badField, conflict } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { periodsOf } from '../../tenant/queries.ts';
import { demandTalent, todayOf } from '../access.ts';
import { holdTree } from '../statements.ts';
import { holdCycle } from './access.ts';
import { savePeerPart } from './commands.peers.ts';
import { saveTemplates } from './commands.templates.ts';
import { storedAudience } from './presenter.ts';
import { type CycleRow, clashOf, countPeople, renewMembers } from './statements.ts';
import { cycleWords } from './words.ts';

/** Makes a cycle as a draft, and returns its id. @throws HttpProblem 400 at a field. */
export async function makeCycle(scope: Scope, save: CycleSave): Promise<number> {
  demandTalent(scope);
  const at = timestamp(scope.now);
  const { id } = await scope.db
    .insertInto('appraisal_cycle')
    .values({ ...(await columnsOf(scope, save)), tenant_id: scope.tenant.id, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await saveParts(scope, id, save);
  await tell(scope, 'talent.cycle_created', id);
  return id;
}

/**
 * Changes a cycle. While it runs, its quarters stay, answered questions stay, and its people follow the new choice
 * (talent.18).
 * @throws HttpProblem 400 at a field, 404, 409 if it has changed, or if somebody is in another cycle.
 */
export async function changeCycle(scope: Scope, cycleId: number, save: CycleSave): Promise<void> {
  const cycle = await holdLocked(scope, cycleId);
  refuseStale(save.UpdatedAt, cycle.updatedAt);
  const columns = await columnsOf(scope, save);
  if (cycle.isRunning) refuseOtherKind(cycle, columns);
  await saveParts(scope, cycleId, save);
  await scope.db
    .updateTable('appraisal_cycle')
    .set({ ...columns, updated_at: nextVersion(scope) })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', cycleId)
    .execute();
  if (cycle.isRunning) await takeMembers(scope, await holdCycle(scope, cycleId));
  await tell(scope, 'talent.cycle_changed', cycleId);
}

/** Starts a cycle with the people whom it is for now. @throws HttpProblem 404, 409 as the contract says. */
export async function beginCycle(
  scope: Scope,
  cycleId: number,
  updatedAt: string | undefined,
): Promise<void> {
  const cycle = await holdLocked(scope, cycleId);
  refuseStale(updatedAt, cycle.updatedAt);
  if (cycle.isRunning) throw conflict(cycleWords, 'is_running');
  await takeMembers(scope, cycle);
  await scope.db
    .updateTable('appraisal_cycle')
    .set({ started_at: timestamp(scope.now), updated_at: nextVersion(scope) })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', cycleId)
    .execute();
  await tell(scope, 'talent.cycle_started', cycleId);
}

/** Deletes a draft with its questions. @throws HttpProblem 404, 409 once the cycle runs. */
export async function removeCycle(scope: Scope, cycleId: number): Promise<void> {
  const cycle = await holdLocked(scope, cycleId);
  if (cycle.isRunning) throw conflict(cycleWords, 'cannot_delete');
  await scope.db
    .deleteFrom('appraisal_cycle')
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', cycleId)
    .execute();
  await tell(scope, 'talent.cycle_deleted', cycleId);
}

/** Two starts at once must not put a person in two cycles, so one company changes one cycle at a time. */
async function holdLocked(scope: Scope, cycleId: number): Promise<CycleRow> {
  await holdTree(scope);
  await sql`select pg_advisory_xact_lock(hashtext('appraisal_cycle'), ${scope.tenant.id})`.execute(scope.db);
  return holdCycle(scope, cycleId, { lock: true });
}

async function takeMembers(scope: Scope, cycle: CycleRow): Promise<void> {
  // Into a probation people come for as long as it takes somebody in.
  const isAwaiting = cycle.kind === 'probation' && cycle.days !== null && cycle.days.ends >= todayOf(scope);
  if (!isAwaiting && (await countPeople(scope, cycle)) === 0) throw conflict(cycleWords, 'nobody');
  const clash = await clashOf(scope, cycle);
  if (clash) throw conflict(cycleWords, 'in_another', clash);
  await renewMembers(scope, cycle);
}

type Columns = Awaited<ReturnType<typeof columnsOf>>;

/**
 * A running cycle keeps what its people and appraisals rest on: the quarters or the kind, a probation's days, and whether it
 * is signed. Own days may move.
 */
function refuseOtherKind(
  { kind, quarters, days, probationMonths, hasSignatures }: CycleRow,
  columns: Columns,
) {
  if (kind !== columns.kind) throw badField('Kind', cycleWords, 'kind_stays');
  if (hasSignatures !== columns.has_signatures) throw badField('HasSignatures', cycleWords, 'kind_stays');
  if (kind === 'quarters' && (columns.first_index !== quarters.first || columns.last_index !== quarters.last))
    throw badField('FirstPeriodId', cycleWords, 'quarters_stay');
  if (
    kind === 'probation' &&
    (probationMonths !== columns.probation_months || days?.starts !== columns.starts_on)
  )
    throw badField('StartDate', cycleWords, 'kind_stays');
}

async function columnsOf(scope: Scope, save: CycleSave) {
  const { SelfReview: own, ReviewDays: review = null } = save;
  if (own && own.DueOn < own.OpensOn) throw badField('DueOn', cycleWords, 'due_too_early');
  if (review && review.DueOn < review.OpensOn) throw badField('ReviewDueOn', cycleWords, 'due_too_early');
  const chosen = save.Kind === 'probation' ? null : review;
  return {
    name: save.Name,
    kind: save.Kind,
    ...(save.Kind === 'quarters' ? await coveredQuarters(scope, save) : await touchedQuarters(scope, save)),
    audience: JSON.stringify(storedAudience(save)),
    self_review_opens: own?.OpensOn ?? null,
    self_review_due: own?.DueOn ?? null,
    review_opens: chosen?.OpensOn ?? null,
    review_due: chosen?.DueOn ?? null,
    has_signatures: save.HasSignatures,
  };
}

async function saveParts(scope: Scope, cycleId: number, save: CycleSave): Promise<void> {
  await saveTemplates(scope, cycleId, save);
  if (save.Peers !== undefined) await savePeerPart(scope, cycleId, save.Peers);
}

const indexColumns = ({ first, last }: CycleQuarters) => ({ first_index: first, last_index: last });

async function coveredQuarters(scope: Scope, { FirstPeriodId, Span }: CycleSave) {
  const period = FirstPeriodId === undefined ? undefined : (await periodsOf(scope)).byId(FirstPeriodId);
  if (!period) throw badField('FirstPeriodId', cycleWords, 'period_missing');
  if (Span === undefined) throw badField('Span', cycleWords, 'span_missing');
  return {
    ...indexColumns(quartersOfSpan(period.index, Span)),
    starts_on: null,
    ends_on: null,
    probation_months: null,
  };
}

/**
 * Returns the quarters that a cycle with own dates touches, and its dates. A probation touches the quarter in which its first
 * people were added. Days before the company's first quarter count to that quarter.
 */
async function touchedQuarters(scope: Scope, { Kind, StartDate, EndDate, ProbationMonths }: CycleSave) {
  if (!StartDate || !EndDate)
    throw badField(StartDate ? 'EndDate' : 'StartDate', cycleWords, 'dates_missing');
  if (EndDate < StartDate) throw badField('EndDate', cycleWords, 'due_too_early');
  if (daysBetween(StartDate, EndDate) > 731) throw badField('EndDate', cycleWords, 'dates_too_long');
  const isProbation = Kind === 'probation';
  if (isProbation && !ProbationMonths) throw badField('ProbationMonths', cycleWords, 'probation_missing');
  const { all, current } = await periodsOf(scope);
  const index = (day: string) =>
    Math.max(quarterOf(day, scope.tenant.calendar).index, (all[0] ?? current).index);
  return {
    ...indexColumns({ first: index(StartDate), last: index(isProbation ? StartDate : EndDate) }),
    starts_on: StartDate,
    ends_on: EndDate,
    probation_months: isProbation ? (ProbationMonths ?? null) : null,
  };
}

function tell(
  scope: Scope,
  kind: 'talent.cycle_created' | 'talent.cycle_changed' | 'talent.cycle_started' | 'talent.cycle_deleted',
  cycle: number,
): Promise<unknown> {
  return recordEvent(scope, { kind, subjectId: scope.tenant.id, detail: { cycle } });
}
