import { once } from 'node:events';
import { insideWeekCount, insideWeeksOf } from '@bellwether/domain/calendar/week';
import { quartersBack } from '@bellwether/domain/insight/constants';
import {
  type ForecastRecord,
  type PastQuarter,
  shareBefore,
} from '@bellwether/domain/insight/forecast/quarters';
import { type ChanceModel, usedModel } from '@bellwether/domain/insight/learning/chances';
import { phaseOf } from '@bellwether/domain/insight/learning/own-record';
import { nextInsightRun, nextLearning, snapshotAt } from '@bellwether/domain/insight/schedule';
import { sql } from 'kysely';
import type { ServerContext } from '#platform/context.ts';
import { timestamp } from '#platform/database/instant.ts';
import { scheduleDue } from '#platform/jobs/due.ts';
import { asTenant } from '#platform/session/gate.ts';
import { onStandby } from '#platform/session/on-standby.ts';
import type { TenantScope } from '#platform/session/scope.ts';
import { finishedRows } from '../../goals/reading/queries.finished.ts';
import { type Period, periodsOf } from '../../tenant/queries.ts';
import { basisOf, besideGoals } from '../calibration/queries.answers.ts';
import {
  type Departure,
  departuresOf,
  noteDeparture,
  noteDepartures,
  writeAnswers,
} from '../calibration/statements.answers.ts';
import {
  type ForecastToKeep,
  groupChances,
  keepForecasts,
  weeksNotKept,
} from '../forecast/statements.shown.ts';
import { badGoalsOf } from '../opinions/statements.looking.ts';
import type { LearningResults, LearningTask, PackedGoal } from './commands.tasks.ts';
import { finishedPeriods } from './queries.history.ts';
import { modelOf, type StoredModel } from './queries.model.ts';
import {
  type EndedWeek,
  type PastRow,
  pastRows,
  weeksWithoutSnapshot,
  writeMembership,
  writeSnapshots,
} from './statements.ts';

/** The kind of due work that computes a company's insight; its subject is the company. */
export const insightWork = { kind: 'compute_insight' } as const;

/** Schedules new learning for the company soon, at most once an hour; several requests become one. */
export async function requestLearning(scope: TenantScope): Promise<void> {
  const { computedAt } = await modelOf(scope);
  const at = nextLearning(scope.now, computedAt === 0 ? null : computedAt);
  await scheduleDue(scope, insightWork, scope.tenant.id, at);
}

/**
 * Notes that a goal no longer counts. The kept answers that counted it are not used any more: until the company learns again,
 * answers are computed from the goals.
 */
export async function noteGoalLeft(scope: TenantScope, departure: Departure): Promise<void> {
  const finished = await finishedPeriods(scope);
  await noteDeparture(
    scope,
    finished.map(({ id }) => id),
    departure,
  );
}

/** Notes that a file changed which goals of the past count. Until the company learns again, answers are computed. */
export async function noteImport(scope: TenantScope): Promise<void> {
  await noteDepartures(scope);
}

/**
 * Writes the missing snapshots of ended weeks, learns from the company's finished goals, stores the answers about groups, and
 * schedules the next time. May run twice: stored snapshots stay, and a second run computes the same. A thread learns if there
 * are many goals. Each quarter is written in its own transaction.
 */
export async function computeInsight(context: ServerContext, tenantId: number): Promise<void> {
  const now = context.clock.now();
  const act = <T>(work: (scope: TenantScope) => Promise<T>) =>
    asTenant(context, { tenantId, now, requestId: `insight-${tenantId}` }, work);
  const read = await act(whatIsThere);
  if (!read) return;
  const { goals, missing, periods, finished } = read;
  const quarters = periods.filter(({ id }) => missing.some(({ periodId }) => periodId === id));
  await withThread(async (run) => {
    const learned = await run({ kind: 'chances', goals, before: quarters.map(({ index }) => index) });
    for (const [at, { id }] of quarters.entries()) {
      const weeks = missing.filter(({ periodId }) => periodId === id);
      await act((scope) => writeWeeks(scope, id, weeks, learned.before[at]));
    }
    const past = await act((scope) => keepPast(scope, finished.periods));
    const record = await run({ kind: 'record', quarters: past ?? [] });
    await keepShown({ act, run, weeks: read.ended, periods, record });
    await act((scope) => keepModel(scope, learned.model, record));
    const ids = periods.map(({ id }) => id);
    const asked = await act((scope) =>
      onStandby(scope, async (reading) => ({
        beside: await besideGoals(reading, finished.periods),
        bad: await badGoalsOf(reading, ids),
      })),
    );
    if (!asked) return;
    const said = await run({ kind: 'groups', ...asked, periods });
    await act((scope) => writeAnswers(scope, { ...finished, ...said }));
  });
}

/** Reads the finished goals and the weeks without a snapshot; undefined where the company has switched insight off. */
async function whatIsThere(scope: TenantScope) {
  const { now, tenant } = scope;
  // Schedule the next run first. A change from now on then brings that run forward.
  await scheduleDue(scope, insightWork, tenant.id, nextInsightRun(now, tenant.calendar));
  if (!tenant.hasInsight) return undefined;
  const departures = await departuresOf(scope);
  const { all, current } = await periodsOf(scope);
  const periods = all.filter(({ index }) => index <= current.index && index >= current.index - quartersBack);
  const ids = periods.map(({ id }) => id);
  const rows = await onStandby(scope, (reading) => finishedRows(reading, ids));
  const byId = new Map(periods.map((period) => [period.id, period]));
  const goals = rows.map((row): PackedGoal => {
    const period = byId.get(row.period_id);
    return {
      id: row.id,
      ownerId: row.owner_id,
      quarter: period?.index ?? 0,
      weeks: period ? insideWeekCount(period) : 0,
      isAchieved: row.is_achieved,
      isImported: row.is_imported,
      given: row.given,
    };
  });
  const ended = periods.flatMap((period) => endedWeeks(period, now, tenant.calendar.zone));
  const finished = await finishedPeriods(scope);
  return {
    goals,
    periods,
    ended,
    missing: await weeksWithoutSnapshot(scope, ended),
    finished: {
      periods: finished,
      departures,
      basis: basisOf(scope, finished),
    },
  };
}

function endedWeeks(period: Period, now: number, zone: string): EndedWeek[] {
  const weeks = insideWeekCount(period);
  return insideWeeksOf(period)
    .map((week) => ({
      periodId: period.id,
      week: week.week,
      at: snapshotAt(week, zone),
      phase: phaseOf(week.week, weeks),
    }))
    .filter(({ at }) => at <= now);
}

/** Writes the snapshots of a quarter with the model that the company had before that quarter. */
async function writeWeeks(
  scope: TenantScope,
  periodId: number,
  weeks: readonly EndedWeek[],
  model: ChanceModel | undefined,
): Promise<void> {
  if (!model) throw new Error(`Nothing was learned for quarter ${periodId}.`);
  // The first run of a large company reads years of predictions. Only one node at a time writes a company's weeks.
  await sql`set local statement_timeout = '5min'`.execute(scope.db);
  await sql`select pg_advisory_xact_lock(hashtext('compute_insight'), ${scope.tenant.id})`.execute(scope.db);
  await writeSnapshots(scope, periodId, weeks, usedModel(model));
}

/** Stores memberships. Returns the chances in the snapshots of ended quarters, oldest first. */
async function keepPast(scope: TenantScope, finished: readonly Period[]): Promise<PastQuarter[]> {
  const ids = finished.map(({ id }) => id);
  await writeMembership(scope, ids);
  return pastQuarters(ids, await pastRows(scope, ids));
}

function pastQuarters(ids: readonly number[], rows: readonly PastRow[]): PastQuarter[] {
  const byPeriod = Map.groupBy(rows, (row) => row.period_id);
  return ids.map((id) => ({
    id,
    snapshots: [...Map.groupBy(byPeriod.get(id) ?? [], ({ week }) => week)].map(([week, own]) => ({
      week,
      goals: own.map(({ chance, count }) => ({ chance, count })),
      achieved: own.reduce((total, { achieved }) => total + achieved, 0),
    })),
  }));
}

/** The forecasts of groups other than the company are kept only of weeks that ended within this time: about a quarter. */
const groupsKeptFor = 15 * 7 * 86_400_000;

interface Showing {
  readonly act: <T>(work: (scope: TenantScope) => Promise<T>) => Promise<T | undefined>;
  readonly run: RunTask;
  readonly weeks: readonly EndedWeek[];
  readonly periods: readonly Period[];
  readonly record: ForecastRecord;
}

/** Keeps the forecasts of ended weeks as they are shown now (insight.7). */
async function keepShown({ act, run, weeks, periods, record }: Showing): Promise<void> {
  const rows = await act(async (scope) => {
    const asked = weeks.map(({ periodId, week, at }) => ({
      periodId,
      week,
      ofGroups: at > scope.now - groupsKeptFor,
    }));
    const missing = await weeksNotKept(scope, asked);
    if (missing.length === 0) return [];
    // The first run of a large company reads the snapshots of a whole quarter by group.
    await sql`set local statement_timeout = '5min'`.execute(scope.db);
    return groupChances(scope, missing);
  });
  if (!rows || rows.length === 0) return;
  const indexes = new Map(periods.map(({ id, index }) => [id, index]));
  const forecasts = [...Map.groupBy(rows, (row) => `${row.period_id} ${row.week} ${row.group_name}`)].map(
    ([, own]) => own,
  );
  const bands = await run({
    kind: 'bands',
    forecasts: forecasts.map((own) => ({
      goals: own.map(({ chance, count }) => ({ chance, count })),
      share: shareBefore(record.seen, indexes.get(own[0]?.period_id ?? 0) ?? 0, (id) => indexes.get(id)),
    })),
  });
  const kept = forecasts.flatMap((own, at): ForecastToKeep[] => {
    const [first, band] = [own[0], bands[at]];
    if (!first || !band) return [];
    const { period_id: periodId, week, group_name: group } = first;
    const goals = own.reduce((total, { count }) => total + count, 0);
    return [{ periodId, week, group, goals, expected: band.mean, low: band.low, high: band.high }];
  });
  await act((scope) => keepForecasts(scope, kept));
}

async function keepModel(scope: TenantScope, chances: ChanceModel, record: ForecastRecord): Promise<void> {
  const body: StoredModel = { chances, ...record };
  const values = { computed_at: timestamp(scope.now), goals: chances.goals, body: JSON.stringify(body) };
  await scope.db
    .insertInto('insight_model')
    .values({ tenant_id: scope.tenant.id, ...values })
    .onConflict((existing) => existing.column('tenant_id').doUpdateSet(values))
    .execute();
}

type RunTask = <Kind extends LearningTask['kind']>(
  task: Extract<LearningTask, { kind: Kind }>,
) => Promise<LearningResults[Kind]>;

/** Runs `work` with a thread of its own, which ends with it. */
async function withThread(work: (run: RunTask) => Promise<void>): Promise<void> {
  const { Worker } = await import('node:worker_threads');
  // Start the thread with an empty environment, so that it does not get the server's secrets.
  const thread = new Worker(new URL('./commands.thread.ts', import.meta.url), { env: {} });
  // A fault also rejects the task that waits; without a listener it would end the server.
  thread.on('error', () => undefined);
  try {
    await work(async (task) => {
      const answered = once(thread, 'message');
      thread.postMessage(task);
      const [result] = await answered;
      return result;
    });
  } finally {
    await thread.terminate();
  }
}
