import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { ForecastPart, getForecast, getLabelChances } from '@bellwether/contract/insight/forecast';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { isRating } from '@bellwether/domain/goals/rating';
import { type Group, groupName } from '@bellwether/domain/insight/calibration/groups';
import { minimums } from '@bellwether/domain/insight/constants';
import { type Band, type ChanceCount, forecastOf } from '@bellwether/domain/insight/forecast/forecast';
import { shareBefore } from '@bellwether/domain/insight/forecast/quarters';
import { chanceOf, isAssumed, tenthsOf } from '@bellwether/domain/insight/learning/chances';
import { type Phase, phaseOf } from '@bellwether/domain/insight/learning/own-record';
import { isRunningState } from '@bellwether/domain/insight/look/contradictions';
import { insightWriter } from '@bellwether/domain/insight/writer.en';
import { notFound } from '#platform/refusal/problem.ts';
import { type KeptAnswer, keptAnswer } from '#platform/session/kept-answer.ts';
import { isLargeCompany } from '#platform/session/large-company.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type HeldGoal, holdGoal } from '../../goals/access.ts';
import { type Period, periodsOf } from '../../tenant/queries.ts';
import { demandForecast, type ForecastOf, heldPeriod } from '../access.ts';
import { type CompanyModel, modelOf } from '../learning/queries.model.ts';
import { presentContradiction } from '../look/presenter.ts';
import { type QuarterTime, quarterTime } from '../look/queries.ts';
import { contradictionRowsOf } from '../look/statements.ts';
import { insightVersion, versionOf } from '../queries.version.ts';
import { presentBand, presentLabelChances } from './presenter.ts';
import { companyMoves, companyRows, mostParts, openTitles } from './statements.company.ts';
import { type ShownForecast, shownForecasts } from './statements.shown.ts';
import {
  type ForecastRow,
  forecastRows,
  hasPeople,
  type MovedRow,
  movedRows,
  type SnapshotRow,
  snapshotRows,
} from './statements.ts';

type Answer = EndpointReplyInput<typeof getForecast>;

interface Query {
  readonly goal?: number | undefined;
  readonly group?: Group | undefined;
}

const phases: readonly Phase[] = [0, 1, 2];

/** A request for a forecast. Its rights are checked. */
interface Held {
  readonly of: ForecastOf;
  readonly period: Period;
  readonly goal: HeldGoal | undefined;
}

async function holdAsked(scope: Scope, periodId: number, { goal: goalId, group }: Query): Promise<Held> {
  const of: ForecastOf = goalId === undefined ? (group ?? { kind: 'company' }) : { kind: 'goal', goalId };
  demandForecast(scope, of);
  if (of.kind !== 'goal') return { of, period: await heldPeriod(scope, periodId), goal: undefined };
  const goal = await holdGoal(scope, of.goalId);
  if (periodId !== 0 && periodId !== goal.period.id) throw notFound();
  return { of, period: goal.period, goal };
}

/** The goals of a forecast in numbers. */
interface Counted {
  readonly rows: readonly ForecastRow[];
  readonly snapshots: readonly SnapshotRow[];
  readonly moved: readonly MovedRow[];
}

/** What is kept of the company's forecast; the titles of goals are read again. */
export type KeptForecast = KeptAnswer<
  Omit<Counted, 'moved'> & { readonly moved: readonly Omit<MovedRow, 'title'>[] }
>;

/** Returns the numbers of a large company's forecast, counted at most a minute ago; undefined for other forecasts. */
export async function keptForecast(
  scope: Scope,
  periodId: number,
  query: Query,
): Promise<KeptForecast | undefined> {
  if (query.goal !== undefined || (query.group && query.group.kind !== 'company')) return undefined;
  if (!(await isLargeCompany(scope))) return undefined;
  const { of, period } = await holdAsked(scope, periodId, query);
  const time = quarterTime(scope, period);
  const about = [period.id, time.week, time.hasEnded, scope.tenant.achievedPercent];
  return keptAnswer(scope, { kind: 'forecast', about }, async (reading) => {
    const { moved, ...counted } = await countGoals(reading, { of, period, time });
    return { ...counted, moved: moved.map(({ title: _, ...move }) => move) };
  });
}

interface ToCount {
  readonly of: ForecastOf;
  readonly period: Period;
  readonly time: QuarterTime;
}

async function countGoals(scope: Scope, { of, period, time }: ToCount): Promise<Counted> {
  const before = { periodId: period.id, week: time.week };
  const isWhole = of.kind === 'company';
  const [rows, snapshots, moved] = await Promise.all([
    isWhole ? companyRows(scope, period.id) : forecastRows(scope, of, period.id),
    snapshotRows(scope, of, period.id),
    time.hasEnded ? [] : isWhole ? companyMoves(scope, before) : movedRows(scope, of, before),
  ]);
  return { rows, snapshots, moved };
}

/** Returns kept numbers with the titles of the goals that still run and that everybody still sees. */
async function withTitles(scope: Scope, { answer }: KeptForecast): Promise<Counted> {
  const titles = await openTitles(
    scope,
    answer.moved.map(({ id }) => id),
  );
  const moved = answer.moved.flatMap((move) => {
    const title = titles.get(move.id);
    return title === undefined ? [] : [{ ...move, title }];
  });
  return { ...answer, moved };
}

/** Returns the version of `forecastFor`; without computing the forecast, unless the company is large. */
export async function forecastVersion(scope: Scope, periodId: number, query: Query): Promise<string> {
  if (await isLargeCompany(scope)) {
    const kept = await keptForecast(scope, periodId, query);
    return (await forecastFor(scope, periodId, query, kept)).version;
  }
  const { of, period } = await holdAsked(scope, periodId, query);
  return insightVersion(scope, period.id, [of, quarterTime(scope, period).week]);
}

/** Returns how many goals will be achieved (insight.6). Takes at most nine statements. */
export async function forecastFor(
  scope: Scope,
  periodId: number,
  query: Query,
  kept?: KeptForecast,
): Promise<{ version: string; reply: Answer }> {
  const { of, period, goal } = await holdAsked(scope, periodId, query);
  const time = quarterTime(scope, period);
  const isLarge = await isLargeCompany(scope);
  const [version, model, { rows, snapshots, moved }, shownWeeks, quarters] = await Promise.all([
    isLarge ? undefined : insightVersion(scope, period.id, [of, time.week]),
    modelOf(scope),
    kept ? withTitles(scope, kept) : countGoals(scope, { of, period, time }),
    of.kind === 'goal' ? [] : shownForecasts(scope, groupName(of), period.id),
    periodsOf(scope),
  ]);
  const shareThen = shareBefore(model.seen, period.index, (id) => quarters.byId(id)?.index);
  if (rows.length === 0 && !(await hasPeople(scope, of))) throw notFound();
  const phase = phaseOf(time.week, time.weeks);
  const goals = countOf(rows);
  const band = bandFor(chancesOf(rows, model, phase), model.share);
  const shown = presentBand(goals, band);
  const writer = scope.language.words(insightWriter);
  const reply: Answer = {
    PeriodId: period.id,
    Week: time.week,
    Weeks: time.weeks,
    Goals: goals,
    ...decidedOf(rows),
    InDispute: countOf(rows.filter((row) => row.is_disputed)),
    ...shown,
    Mid: band.mid,
    NoWord: countOf(rows.filter((row) => !row.is_decided && !row.is_disputed && row.likelihood === null)),
    Share: Math.round(model.share * 1_000) / 1_000,
    History: historyOf(shownWeeks, snapshots, shareThen),
    HasEnded: time.hasEnded,
    Moved: moved.map(({ id, title, from, to }) => ({ GoalId: id, Title: title, From: from, To: to })),
    Inside: of.kind === 'company' ? insideOf(model) : null,
    Parts: partsOf(of, rows, model, phase),
    Chances: phases.flatMap((each) => presentLabelChances(model.chances, each, writer.cell)),
    Phase: phase,
    Goal: goal && isShownRunning(goal, time) ? await ownOf(scope, goal, { model, phase, goals, band }) : null,
    ...(kept ? { AsOf: instantToIso(kept.asOf) } : {}),
  };
  // The version counts the company's goals: in a large one that costs more than the reply.
  return { version: version ?? versionOf(reply), reply };
}

/** Returns the present chance of each label, for the line after a saved prediction. */
export async function labelChancesOf(
  scope: Scope,
  periodId: number,
): Promise<EndpointReplyInput<typeof getLabelChances>> {
  const { week, weeks } = quarterTime(scope, await heldPeriod(scope, periodId));
  const { chances } = await modelOf(scope);
  const phase = phaseOf(week, weeks);
  return {
    Phase: phase,
    Chances: presentLabelChances(chances, phase, scope.language.words(insightWriter).label),
  };
}

function countOf(rows: readonly { readonly count: number }[]): number {
  return rows.reduce((total, { count }) => total + count, 0);
}

/** Returns how many goals have a final result, and how many of those were achieved. */
function decidedOf(rows: readonly ForecastRow[]): Pick<ForecastPart, 'Decided' | 'Achieved'> {
  const decided = rows.filter((row) => row.is_decided);
  return { Decided: countOf(decided), Achieved: countOf(decided.filter((row) => row.is_achieved)) };
}

function chancesOf(rows: readonly ForecastRow[], { chances }: CompanyModel, phase: Phase): ChanceCount[] {
  return rows.map((row) => ({
    chance: row.is_decided ? Number(row.is_achieved) : chanceOf(chances, row, phase),
    count: row.count,
  }));
}

// Cache bands, because computing a band takes milliseconds and the bands of past weeks never change. The key contains
// all inputs.
const known = new Map<string, Band>();
const mostKnown = 2_000;

function bandFor(goals: readonly ChanceCount[], share: number): Band {
  const key = JSON.stringify([share, goals.map(({ chance, count }) => [chance, count])]);
  const found = known.get(key);
  if (found) return found;
  const band = forecastOf(goals, share);
  if (known.size >= mostKnown) known.clear();
  known.set(key, band);
  return band;
}

/** Returns the forecasts of ended weeks: as they were shown, or computed from the snapshots if they were not kept. */
function historyOf(
  kept: readonly ShownForecast[],
  snapshots: readonly SnapshotRow[],
  share: number,
): Answer['History'] {
  // A week may have been kept after the snapshots were counted.
  const known = new Set(kept.map(({ week }) => week));
  const weeks = Map.groupBy(
    snapshots.filter(({ week }) => !known.has(week)),
    ({ week }) => week,
  );
  const computed = [...weeks].map(([Week, rows]) => ({
    Week,
    ...historyPoint(countOf(rows), bandFor(rows, share)),
  }));
  const shown = kept.map(({ week, goals, expected, low, high }) => ({
    Week: week,
    ...historyPoint(goals, { mean: expected, low, high }),
  }));
  return [...shown, ...computed].sort((one, other) => one.Week - other.Week);
}

function historyPoint(goals: number, band: Omit<Band, 'mid'>) {
  return { Goals: goals, ...presentBand(goals, band) };
}

function insideOf({ inside }: CompanyModel): Answer['Inside'] {
  return inside.quarters >= minimums.insideQuarters ? { Of: inside.of, Inside: inside.inside } : null;
}

function partsOf(
  of: ForecastOf,
  rows: readonly ForecastRow[],
  model: CompanyModel,
  phase: Phase,
): ForecastPart[] {
  if (of.kind !== 'company' && of.kind !== 'organisation') return [];
  const named = rows.flatMap((row) => (row.part === null ? [] : [{ ...row, part: row.part }]));
  const parts = Map.groupBy(named, (row) => `${row.part_id} ${row.part}`);
  return [...parts.values()]
    .map((own) => ({ own, goals: countOf(own) }))
    .sort((a, b) => b.goals - a.goals)
    .slice(0, mostParts)
    .map(({ own, goals }) => {
      const { part = '', part_id: id = 0 } = own[0] ?? {};
      const group: Group =
        of.kind === 'company' ? { kind: 'department', name: part } : { kind: 'organisation', personId: id };
      return {
        Group: groupName(group),
        Name: part,
        Goals: goals,
        ...decidedOf(own),
        ...presentBand(goals, bandFor(chancesOf(own, model, phase), model.share)),
      };
    });
}

function isShownRunning({ row }: HeldGoal, { hasEnded }: QuarterTime): boolean {
  return isRunningState(row.state) && !hasEnded;
}

interface Below {
  readonly model: CompanyModel;
  readonly phase: Phase;
  readonly goals: number;
  readonly band: Band;
}

async function ownOf(
  scope: Scope,
  { row }: HeldGoal,
  { model, phase, goals, band }: Below,
): Promise<Answer['Goal']> {
  const { recent_likelihood: likelihood, recent_quality: quality } = row;
  const word = {
    likelihood: likelihood !== null && isRating(likelihood) ? likelihood : null,
    quality: quality !== null && isRating(quality) ? quality : null,
  };
  const chance = chanceOf(model.chances, word, phase);
  const [contradiction] = await contradictionRowsOf(scope, [row.id]);
  const hasBand = goals >= minimums.bandGoals;
  const below = { goals, mean: band.mean, low: hasBand ? band.low : null, high: hasBand ? band.high : null };
  return {
    GoalId: row.id,
    Tenths: tenthsOf(chance),
    Percent: Math.round(chance * 100),
    IsAssumed: isAssumed(model.chances, word.likelihood, phase),
    Text: scope.language.words(insightWriter).ownChance(chance, below),
    Contradiction: contradiction ? presentContradiction(scope, contradiction) : null,
  };
}
