import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { getLook } from '@bellwether/contract/insight/look';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { hasEnded, latestAskedWeek } from '@bellwether/domain/calendar/prediction-window';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { insideWeekCount, type QuarterDays, weekAt } from '@bellwether/domain/calendar/week';
import { type FinishedGoal, ownRecord, phaseOf } from '@bellwether/domain/insight/learning/own-record';
import {
  type LookItem,
  lookOf,
  type OwnedGoal,
  withOwnRecord,
  withRepeated,
} from '@bellwether/domain/insight/look/look';
import { answeredScope, type LookScope, lookScopes, lookScopesOf } from '@bellwether/domain/insight/scopes';
import { formatDay } from '@bellwether/domain/locale/dates';
import { type KeptAnswer, keptAnswer } from '#platform/session/kept-answer.ts';
import { isLargeCompany } from '#platform/session/large-company.ts';
import type { Scope } from '#platform/session/scope.ts';
import { presentWeeks } from '../../goals/reading/presenter.ts';
import { ownFinishedGoals } from '../../goals/reading/queries.record.ts';
import { type Period, periodsOf } from '../../tenant/queries.ts';
import { heldPeriod } from '../access.ts';
import { type CompanyModel, modelOf } from '../learning/queries.model.ts';
import { insightVersion, versionOf } from '../queries.version.ts';
import { presentCalledItem, presentContradiction, presentLookItem, type ShownGoal } from './presenter.ts';
import { firstGoals } from './statements.company.ts';
import {
  contradictionRows,
  contradictionRowsOf,
  type FoundRow,
  foundGoals,
  type LookAsk,
  type LookRow,
  lookRowsOf,
  mostShown,
  type QuietRow,
  readQuiet,
  stillOpen,
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

/** The company's list in numbers and ids. */
interface Counted {
  /** Null outside of the weeks in which there is a list. */
  readonly found: FoundRow | null;
  /** Open goals that are not on the list, but whose owners have goals on it. */
  readonly others: readonly OwnedGoal[];
  readonly contradictions: readonly number[];
  /** Null unless nothing is on the list. */
  readonly quiet: QuietRow | null;
}
/** What is kept of the company's list. Goals, names and rights are read again. */
export type KeptLook = KeptAnswer<Counted>;

/** Returns the numbers and ids of a large company's list, found at most a minute ago; undefined for other lists. */
export async function keptLook(scope: Scope, asked: Asked): Promise<KeptLook | undefined> {
  if (answeredScope(scope.person.role, asked.scope) !== lookScopes.company) return undefined;
  if (!(await isLargeCompany(scope))) return undefined;
  const period = await heldPeriod(scope, asked.periodId);
  const time = quarterTime(scope, period);
  if (time.hasEnded) return undefined;
  const { chances } = await modelOf(scope);
  const ask = askOf(lookScopes.company, { period, time, model: { chances } });
  return keptAnswer(scope, { kind: 'look', about: [ask, scope.tenant.calendar.zone] }, async (reading) => {
    const found = time.week === 0 ? null : await firstGoals(reading, ask);
    const rows = found ? await contradictionRows(reading, ask) : [];
    const others = found && found.ids.length > 0 ? await othersOf(reading, found.ids, { period, time }) : [];
    const quiet = isEmpty(found) ? await quietRowOf(reading, lookScopes.company, period) : null;
    return { found, others, contradictions: rows.map(({ id }) => id), quiet };
  });
}

async function othersOf(
  scope: Scope,
  ids: readonly number[],
  { period, time }: Pick<LookedQuarter, 'period' | 'time'>,
): Promise<OwnedGoal[]> {
  const rows = await lookRowsOf(scope, ids, runningIn(period, time));
  return rows
    .filter((row) => !row.is_found)
    .map((row) => {
      const { id, ownerId, isPrivate, firstWeek, given } = shownGoal(scope, row, time.weeks);
      return { id, ownerId, isPrivate, firstWeek, given };
    });
}

function isEmpty(found: FoundRow | null): boolean {
  return found === null || (found.goals === 0 && found.ids.length === 0 && found.called === 0);
}

function askOf(
  answered: LookScope,
  { period, time, model }: Pick<LookedQuarter, 'period' | 'time'> & { model: Pick<CompanyModel, 'chances'> },
): LookAsk {
  return {
    scope: answered,
    periodId: period.id,
    quarter: daysOf(period),
    week: time.week,
    weeksLeft: Math.max(time.weeks - Math.max(time.week, time.runningWeek), 0),
    phase: phaseOf(time.week, time.weeks),
    chances: model.chances,
  };
}

/** Returns the version of `lookFor`; without reading the goals, unless the company is large. */
export async function lookVersion(scope: Scope, asked: Asked): Promise<string> {
  if (await isLargeCompany(scope)) return (await lookFor(scope, asked, await keptLook(scope, asked))).version;
  const period = await heldPeriod(scope, asked.periodId);
  const { week } = quarterTime(scope, period);
  return insightVersion(scope, period.id, [shape, answeredScope(scope.person.role, asked.scope), week]);
}

/** Returns the goals of a quarter that are worth a talk this week (insight.5). Takes at most eight statements. */
export async function lookFor(
  scope: Scope,
  asked: Asked,
  kept?: KeptLook,
): Promise<{ version: string; reply: Answer }> {
  const period = await heldPeriod(scope, asked.periodId);
  const answered = answeredScope(scope.person.role, asked.scope);
  const time = quarterTime(scope, period);
  const isLarge = await isLargeCompany(scope);
  const [version, model] = await Promise.all([
    isLarge ? undefined : insightVersion(scope, period.id, [shape, answered, time.week]),
    modelOf(scope),
  ]);
  const reply: Answer = {
    Scope: answered,
    Scopes: lookScopesOf(scope.person.role),
    PeriodId: period.id,
    Week: time.week,
    Weeks: time.weeks,
    ...(await shownLists(scope, answered, { period, time, model, kept })),
    ...(kept ? { AsOf: instantToIso(kept.asOf) } : {}),
  };
  // The version counts the company's goals: in a large one that costs more than the reply.
  return { version: version ?? versionOf(reply), reply };
}

const emptyLists = { Goals: 0, Items: [], Called: [], CalledCount: 0, Contradictions: [], Waiting: 0 };

async function shownLists(scope: Scope, answered: LookScope, quarter: LookedQuarter) {
  const { period, time, kept } = quarter;
  // The list is empty before the first week, and after the last one, when results are asked for instead.
  if (time.hasEnded) return { ...emptyLists, Quiet: null };
  const quiet = async () =>
    presentQuiet(scope, period, kept ? kept.answer.quiet : await quietRowOf(scope, answered, period));
  if (time.week === 0) return { ...emptyLists, Quiet: await quiet() };
  const lists = await listsOf(scope, askOf(answered, quarter), quarter);
  const isQuiet = lists.Goals === 0 && lists.Items.length === 0 && lists.CalledCount === 0;
  return { ...lists, Quiet: isQuiet ? await quiet() : null };
}

async function quietRowOf(scope: Scope, answered: LookScope, period: Period): Promise<QuietRow> {
  const former = (await periodsOf(scope)).byIndex(period.index - 1);
  return readQuiet(scope, { scope: answered, periodId: period.id }, former?.id ?? 0);
}

/** Returns what to say while no goal of the scope runs (insight.5); null if one does. */
async function presentQuiet(scope: Scope, period: Period, found: QuietRow | null): Promise<Answer['Quiet']> {
  if (found === null || found.running > 0) return null;
  const former = (await periodsOf(scope)).byIndex(period.index - 1);
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
  readonly kept?: KeptLook | undefined;
}

async function listsOf(scope: Scope, ask: LookAsk, { period, time, model, kept }: LookedQuarter) {
  const { chances } = model;
  const found = kept?.answer.found ?? (await foundGoals(scope, ask));
  // A goal that was found before may be private or gone now.
  const ids = kept ? await stillOpen(scope, found.ids) : found.ids;
  const running = { ...runningIn(period, time), isAlone: kept !== undefined };
  const [rows, contradictions, finished] = await Promise.all([
    ids.length === 0 ? [] : lookRowsOf(scope, ids, running),
    kept ? contradictionRowsOf(scope, kept.answer.contradictions) : contradictionRows(scope, ask),
    ask.scope === lookScopes.own && ids.length > 0 ? ownFinishedGoals(scope, period) : [],
  ]);
  const goals = rows.map((row) => shownGoal(scope, row, time.weeks));
  const at = { week: time.week, weeks: time.weeks, today: time.runningWeek, model: chances };
  const seen = lookOf(
    goals.filter(({ row }) => row.is_found),
    kept ? [...goals, ...kept.answer.others] : goals,
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

function daysOf({ startDate, endDate }: Period): QuarterDays {
  return { startDate, endDate };
}

function runningIn(period: Period, { week, runningWeek }: QuarterTime) {
  const of = { periodId: period.id, quarter: daysOf(period), week };
  return { ...of, runningWeek, runningWeekId: period.weekIds[runningWeek - 1] ?? 0 };
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
    excused: Array.from({ length: weekCount + 1 }, (_, week) => week).filter(
      (week) => (row.excused >> week) % 2 === 1,
    ),
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
 * Adds to the reasons that the answer never changed, and the acting person's own record, if there is one. `finished` is empty
 * unless people look at their own goals.
 */
function withOwn(item: LookItem<ShownGoal>, finished: readonly FinishedGoal[], { phase, week }: LookAsk) {
  const { likelihood } = item;
  const reasons = withRepeated(item.reasons, item.goal, week);
  const record = likelihood === null ? null : ownRecord(finished, likelihood, phase);
  return likelihood === null || record === null ? reasons : withOwnRecord(reasons, likelihood, record);
}
