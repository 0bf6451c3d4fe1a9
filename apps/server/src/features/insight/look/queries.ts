import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { getLook } from '@bellwether/contract/insight/look';
import { hasEnded, latestAskedWeek } from '@bellwether/domain/calendar/prediction-window';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { insideWeekCount, weekAt } from '@bellwether/domain/calendar/week';
import { type FinishedGoal, ownRecord, phaseOf } from '@bellwether/domain/insight/learning/own-record';
import { type LookItem, lookOf, withOwnRecord, withRepeated } from '@bellwether/domain/insight/look/look';
import { answeredScope, type LookScope, lookScopes, lookScopesOf } from '@bellwether/domain/insight/scopes';
import { formatDay } from '@bellwether/domain/locale/dates';
import type { Scope } from '#platform/session/scope.ts';
import { presentWeeks } from '../../goals/reading/presenter.ts';
import { ownFinishedGoals } from '../../goals/reading/queries.record.ts';
import { type Period, periodsOf } from '../../tenant/queries.ts';
import { heldPeriod } from '../access.ts';
import { type CompanyModel, modelOf } from '../learning/queries.model.ts';
import { insightVersion } from '../queries.version.ts';
import { presentCalledItem, presentContradiction, presentLookItem, type ShownGoal } from './presenter.ts';
import {
  contradictionRows,
  foundGoals,
  type LookAsk,
  type LookRow,
  lookRowsOf,
  mostShown,
  readQuiet,
} from './statements.ts';

type Answer = EndpointReplyInput<typeof getLook>;

/** Part of the version: a browser must not keep a reply that lacks newer fields. */
const shape = 'imported';

interface Asked {
  readonly scope: LookScope;
  readonly periodId: number;
}

/** The position of a quarter in time, by insight's counting of weeks. */
export interface QuarterTime {
  /** The latest week that needs a prediction; of an ended quarter the last one that did. */
  readonly week: number;
  readonly weeks: number;
  /** The calendar's week; 0 unless the quarter runs. */
  readonly runningWeek: number;
  readonly hasEnded: boolean;
}

/** Returns the present position of a quarter in time. */
export function quarterTime({ now, tenant }: Pick<Scope, 'now' | 'tenant'>, period: Period): QuarterTime {
  const { calendar } = tenant;
  const weeks = insideWeekCount(period);
  const ended = hasEnded(period, now, calendar);
  const running = ended ? undefined : weekAt(period, tenantDay(now, calendar.zone))?.week;
  return {
    week: latestAskedWeek(period, now, calendar),
    weeks,
    runningWeek: running ?? 0,
    hasEnded: ended,
  };
}

/** Returns the version of `lookFor` without reading the goals. */
export async function lookVersion(scope: Scope, asked: Asked): Promise<string> {
  const period = await heldPeriod(scope, asked.periodId);
  const { week } = quarterTime(scope, period);
  return insightVersion(scope, period.id, [shape, answeredScope(scope.person.role, asked.scope), week]);
}

/** Returns the goals of a quarter that are worth a talk this week (insight.5). Takes at most eight statements. */
export async function lookFor(scope: Scope, asked: Asked): Promise<{ version: string; reply: Answer }> {
  const period = await heldPeriod(scope, asked.periodId);
  const answered = answeredScope(scope.person.role, asked.scope);
  const time = quarterTime(scope, period);
  const [version, model] = await Promise.all([
    insightVersion(scope, period.id, [shape, answered, time.week]),
    modelOf(scope),
  ]);
  const frame = {
    Scope: answered,
    Scopes: lookScopesOf(scope.person.role),
    PeriodId: period.id,
    Week: time.week,
    Weeks: time.weeks,
  };
  const empty = { Goals: 0, Items: [], Called: [], CalledCount: 0, Contradictions: [], Waiting: 0 };
  // The list is empty before the first week, and after the last one, when results are asked for instead.
  if (time.hasEnded) return { version, reply: { ...frame, ...empty, Quiet: null } };
  if (time.week === 0)
    return { version, reply: { ...frame, ...empty, Quiet: await quietOf(scope, answered, period) } };
  const ask: LookAsk = {
    scope: answered,
    periodId: period.id,
    week: time.week,
    weeksLeft: Math.max(time.weeks - Math.max(time.week, time.runningWeek), 0),
    phase: phaseOf(time.week, time.weeks),
    chances: model.chances,
  };
  const lists = await listsOf(scope, ask, { period, time, model });
  const isQuiet = lists.Goals === 0 && lists.Items.length === 0 && lists.CalledCount === 0;
  const Quiet = isQuiet ? await quietOf(scope, answered, period) : null;
  return { version, reply: { ...frame, ...lists, Quiet } };
}

/** Returns what to say while no goal of the scope runs (insight.5); null if one does. */
async function quietOf(scope: Scope, answered: LookScope, period: Period): Promise<Answer['Quiet']> {
  const former = (await periodsOf(scope)).byIndex(period.index - 1);
  const found = await readQuiet(scope, { scope: answered, periodId: period.id }, former?.id ?? 0);
  if (found.running > 0) return null;
  return {
    Quarter: `Q${period.quarter}`,
    FormerQuarter: former ? `Q${former.quarter}` : null,
    Unlikely: found.unlikely,
  };
}

interface LookedQuarter {
  readonly period: Period;
  readonly time: QuarterTime;
  readonly model: CompanyModel;
}

async function listsOf(scope: Scope, ask: LookAsk, { period, time, model }: LookedQuarter) {
  const { chances } = model;
  const found = await foundGoals(scope, ask);
  const { runningWeek } = time;
  const running = { ...ask, runningWeek, runningWeekId: period.weekIds[runningWeek - 1] ?? 0 };
  const [rows, contradictions, finished] = await Promise.all([
    found.ids.length === 0 ? [] : lookRowsOf(scope, found.ids, running),
    contradictionRows(scope, ask),
    ask.scope === lookScopes.own && found.ids.length > 0 ? ownFinishedGoals(scope, period) : [],
  ]);
  const goals = rows.map((row) => shownGoal(scope, row, time.weeks));
  const at = { week: time.week, weeks: time.weeks, today: time.runningWeek, model: chances };
  const seen = lookOf(
    goals.filter(({ row }) => row.is_found),
    goals,
    at,
  );
  const own = (item: LookItem<ShownGoal>) => withOwn(item, finished, ask);
  return {
    Goals: found.goals,
    Items: seen.items.map((item) => presentLookItem(scope, { ...item, reasons: own(item) }, chances)),
    Called: seen.called
      .slice(0, mostShown)
      .map((item) => presentCalledItem(scope, { ...item, reasons: own(item) }, chances)),
    CalledCount: found.called,
    Contradictions: contradictions.flatMap((row) => presentContradiction(scope, row) ?? []),
    Waiting: found.waiting,
  };
}

function shownGoal({ tenant, person, now }: Scope, row: LookRow, weekCount: number): ShownGoal {
  const shownFor = { locale: person.locale, today: tenantDay(now, tenant.calendar.zone) };
  return {
    id: row.id,
    ownerId: row.owner_id,
    hasOwnerLeft: row.has_owner_left,
    awayUntil: row.away_until === null ? null : formatDay(row.away_until, shownFor),
    ownerSince: row.owner_since,
    isPrivate: row.is_private,
    firstWeek: row.first_week,
    given: (row.given ?? []).map(([week, likelihood, quality]) => ({ week, likelihood, quality })),
    weeks: presentWeeks(
      (row.given ?? []).map(([week, likelihood]) => week * 10 + likelihood),
      weekCount,
    ),
    parentLikelihood: row.parent_likelihood,
    children: { rated: row.rated ?? 0, low: row.low ?? 0 },
    row,
  };
}

/**
 * Adds to the reasons that the answer never changed, and the acting person's own record, if there is one. `finished` is empty unless people look at
 * their own goals.
 */
function withOwn(item: LookItem<ShownGoal>, finished: readonly FinishedGoal[], { phase, week }: LookAsk) {
  const { likelihood } = item;
  const reasons = withRepeated(item.reasons, item.goal, week);
  const record = likelihood === null ? null : ownRecord(finished, likelihood, phase);
  return likelihood === null || record === null ? reasons : withOwnRecord(reasons, likelihood, record);
}
