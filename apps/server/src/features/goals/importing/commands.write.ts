import { firstAskedWeek } from '@bellwether/domain/calendar/prediction-window';
import { endOfDay, startOfDay } from '@bellwether/domain/calendar/tenant-day';
import { insideWeeksOf } from '@bellwether/domain/calendar/week';
import { type Delta, delta, hasRecentGap } from '@bellwether/domain/goals/badges';
import type { PlannedCheckIn, PlannedGoal } from '@bellwether/domain/goals/import/plan';
import { limits } from '@bellwether/domain/goals/messages';
import type { Language } from '@bellwether/domain/locale/language';
import { insertRows, partsOf, takeIds } from '#platform/database/rows.ts';
import type { ActingTenant } from '#platform/session/scope.ts';
import { holdPeriodsSince, type PeriodKeeper } from '../../tenant/access.periods.ts';
import type { Period } from '../../tenant/queries.ts';
import { importedWords } from './words.ts';

/** Where and for whom the goals of a file are written. */
export type ImportTarget = PeriodKeeper & {
  readonly tenant: Pick<ActingTenant, 'goalType'>;
  readonly importId: number;
  /** Whoever imports: the author of what names no other one. */
  readonly authorId: number;
  /** The language of the mark on imported results. */
  readonly language: Language;
};

/** Files say nothing about quality, so each check-in has the middle one. */
const quality = 2;
const goalsAtOnce = 1_000;

/**
 * Writes planned goals with their weeks, check-ins and results; parents come before the goals below them. No event and no
 * history tells of single goals: the event of the import does. `onWritten` gets the number of goals written so far.
 */
export async function writePlannedGoals(
  target: ImportTarget,
  goals: readonly PlannedGoal[],
  onWritten: (count: number) => Promise<void>,
): Promise<void> {
  if (goals.length === 0) return;
  const { db } = target;
  const first = goals.reduce((least, { quarter }) => Math.min(least, quarter), Number.POSITIVE_INFINITY);
  const periods = await holdPeriodsSince(target, first);
  const ids = await takeIds(db, 'goal', goals.length);
  const idOf = new Map(goals.map(({ row }, at) => [row, ids[at] ?? 0]));
  let count = 0;
  for (const part of partsOf(goals, goalsAtOnce)) {
    const periodOf = ({ quarter }: PlannedGoal) => {
      const period = periods.byIndex(quarter);
      if (!period) throw new Error(`The company has no quarter ${quarter}.`);
      return period;
    };
    const published = part.filter(({ publishedDay }) => publishedDay !== null);
    const weeks = published.reduce((sum, goal) => sum + insideWeeksOf(periodOf(goal)).length, 0);
    const statusIds = (await takeIds(db, 'goal_status', weeks)).values();
    const results = part.filter(({ result }) => result !== null);
    const resultIds = (await takeIds(db, 'goal_result', results.length)).values();
    const rows = part.map((goal) => {
      const id = idOf.get(goal.row) ?? 0;
      const parentId =
        goal.parent === null
          ? null
          : 'id' in goal.parent
            ? goal.parent.id
            : (idOf.get(goal.parent.row) ?? null);
      return rowsOf(target, { goal, id, parentId, period: periodOf(goal) }, { statusIds, resultIds });
    });
    await insertRows(
      db,
      'goal',
      rows.map(({ row }) => row),
    );
    await insertRows(
      db,
      'goal_status',
      rows.flatMap(({ statuses }) => statuses),
    );
    await insertRows(
      db,
      'goal_prediction',
      rows.flatMap(({ predictions }) => predictions),
    );
    await insertRows(
      db,
      'goal_comment',
      rows.flatMap(({ comments }) => comments),
    );
    await insertRows(
      db,
      'goal_result',
      rows.flatMap(({ result }) => result),
    );
    await insertRows(
      db,
      'goal_result_version',
      rows.flatMap(({ version }) => version),
    );
    count += part.length;
    await onWritten(count);
  }
}

interface Placed {
  readonly goal: PlannedGoal;
  readonly id: number;
  readonly parentId: number | null;
  readonly period: Period;
}

type Ids = Iterator<number, unknown>;

function taken(ids: Ids): number {
  const next = ids.next();
  if (next.done) throw new Error('Fewer ids were reserved than are needed.');
  return next.value;
}

const hour = 3_600_000;
const iso = (at: number) => new Date(at).toISOString();

function rowsOf(
  target: ImportTarget,
  { goal, id, parentId, period }: Placed,
  { statusIds, resultIds }: { readonly statusIds: Ids; readonly resultIds: Ids },
) {
  const { tenant, now, importId, authorId, language } = target;
  const { zone } = tenant.calendar;
  const key = { tenant_id: tenant.id, goal_id: id };
  // At noon of its day, and never in the future.
  const noon = (day: string) => Math.min(now, startOfDay(day, zone) + 12 * hour);
  const publishedAt = goal.publishedDay === null ? null : Math.min(now, startOfDay(goal.publishedDay, zone));
  const weekly = publishedAt === null ? [] : weeksOf(goal.checkIns, period);
  const statuses = weekly.map((week) => ({ ...week, id: taken(statusIds) }));
  const statusOf = new Map(statuses.map((status) => [status.week, status.id]));
  const recent = statuses.findLast(({ said }) => said !== undefined);
  const firstWeek = publishedAt === null ? 0 : firstAskedWeek(period, publishedAt, tenant.calendar);
  const result = goal.result;
  const resultId = result ? taken(resultIds) : 0;
  const resultAt = result ? iso(Math.min(now, endOfDay(result.day, zone) - hour)) : '';
  const values = result && {
    completed: result.completed,
    quality,
    objective_result: result.percent,
    body: [...language.words(importedWords).result(result.text)].slice(0, limits.outcome).join(''),
    author_id: authorId,
    created_at: resultAt,
  };
  return {
    row: {
      tenant_id: tenant.id,
      id,
      owner_id: goal.ownerId,
      period_id: period.id,
      parent_id: parentId,
      state: goal.state,
      goal_type: tenant.goalType,
      is_private: goal.isPrivate,
      title: goal.title,
      measurement: goal.measurement,
      description: goal.description,
      reporting_memo: goal.memo,
      published_at: publishedAt === null ? null : iso(publishedAt),
      shelved_from: goal.state === 'shelved' ? 'approved' : null,
      result_round: 1,
      recent_week: recent?.week ?? 0,
      recent_status_id: recent?.id ?? null,
      recent_likelihood: recent?.said?.likelihood ?? null,
      recent_quality: recent ? quality : null,
      recent_likelihood_delta: recent?.change ?? null,
      recent_quality_delta: recent?.change == null ? null : 'same',
      recent_start_date: recent?.startDate ?? null,
      recent_gap: hasRecentGap(
        statuses.flatMap(({ week, said }) => (said ? [week] : [])),
        firstWeek,
      ),
      first_week: firstWeek,
      author_id: authorId,
      import_id: importId,
      created_at: iso(now),
      updated_at: iso(now),
    },
    statuses: statuses.map(({ id: statusId, week, weekId, said, change }) => ({
      ...key,
      id: statusId,
      week_id: weekId,
      week,
      likelihood: said?.likelihood ?? null,
      quality: said ? quality : null,
      likelihood_delta: change,
      quality_delta: change === null ? null : 'same',
      updated_at: said ? iso(noon(said.day)) : null,
    })),
    predictions: (publishedAt === null ? [] : goal.checkIns).map((said) => ({
      ...key,
      status_id: statusOf.get(said.week),
      likelihood: said.likelihood,
      quality,
      author_id: said.authorId ?? authorId,
      is_author_known: said.authorId !== null,
      import_id: importId,
      created_at: iso(noon(said.day)),
    })),
    comments: (publishedAt === null ? [] : goal.checkIns).flatMap((said) =>
      said.note === ''
        ? []
        : [
            {
              ...key,
              commentable_type: 'GoalStatus',
              commentable_id: statusOf.get(said.week),
              author_id: said.authorId ?? authorId,
              body: [...said.note].slice(0, 5_000).join(''),
              created_at: iso(noon(said.day)),
              updated_at: iso(noon(said.day)),
            },
          ],
    ),
    result: values
      ? [
          {
            ...key,
            id: resultId,
            kind: 'owner',
            round: 1,
            ...values,
            import_id: importId,
            updated_at: resultAt,
          },
        ]
      : [],
    version: values ? [{ tenant_id: tenant.id, result_id: resultId, ...values }] : [],
  };
}

interface WrittenWeek {
  readonly week: number;
  readonly weekId: number;
  readonly startDate: string;
  /** The last check-in of the week. */
  readonly said: PlannedCheckIn | undefined;
  readonly change: Delta | null;
}

function weeksOf(checkIns: readonly PlannedCheckIn[], period: Period): WrittenWeek[] {
  const last = new Map(checkIns.map((said) => [said.week, said]));
  let before: number | null = null;
  return insideWeeksOf(period).map(({ week, startDate }) => {
    const said = last.get(week);
    const change = said ? delta(before, said.likelihood) : null;
    before = said?.likelihood ?? before;
    return { week, weekId: period.weekIds[week - 1] ?? 0, startDate, said, change };
  });
}
