import { isRating, type Rating } from '@bellwether/domain/goals/rating';
import { lookScopes } from '@bellwether/domain/insight/scopes';
import { mayAskForCeo } from '@bellwether/domain/summaries/audience';
import { type PackSlide, packLimits, packSlides } from '@bellwether/domain/summaries/pack';
import { sql } from 'kysely';
import { forbidden, notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { isPublic, publicGoal, seesGoal } from '../goals/access.sight.ts';
import { sentencesOf } from '../goals/comments/queries.sentences.ts';
import { isCountedGoal } from '../goals/reading/access.figures.ts';
import { finalizedResults, isDisputed } from '../goals/reading/access.results.ts';
import { forecastFor } from '../insight/forecast/queries.ts';
import { lookFor } from '../insight/look/queries.ts';
import { actingViewer } from '../people/access.viewer.ts';
import { demandReport } from '../reports/access.ts';
import { type Period, periodsOf } from '../tenant/queries.ts';

type Forecast = Awaited<ReturnType<typeof forecastFor>>['reply'];
type Look = Awaited<ReturnType<typeof lookFor>>['reply'];

/** Why a goal needs a decision: while the quarter runs, `contradiction` or `called`; after it, `disputed` or `unsettled`. */
type DecisionCause = 'contradiction' | 'called' | 'disputed' | 'unsettled';

interface AskingGoal {
  readonly id: number;
  readonly cause: DecisionCause;
}

/** A goal that asks for a decision. */
export interface DecisionGoal extends AskingGoal {
  readonly title: string;
  readonly ownerName: string;
  readonly likelihood: Rating | null;
  /** What the owner says about a doubtful goal; undefined if nobody asks the owner for a sentence. */
  readonly sentence: string | null | undefined;
}

/** Everything that a board pack shows, read in one transaction. */
export interface PackFacts {
  readonly period: Period;
  readonly before: Period | undefined;
  readonly forecast: Forecast;
  readonly forecastBefore: Forecast | undefined;
  readonly calledCount: number;
  readonly contradictions: Look['Contradictions'];
  readonly decisions: readonly DecisionGoal[];
  /** How many goals ask for a decision, shown or not. */
  readonly decisionCount: number;
  readonly hasInsight: boolean;
  readonly stored: StoredPack;
}

/** What the person wrote; version 0: nothing is stored. */
export interface StoredPack {
  readonly version: number;
  readonly notes: ReadonlyMap<PackSlide, string>;
}

/** Throws 403 for everybody who may not make the ceo's summary (summaries.3, summaries.7). */
export function demandPack(scope: Scope): void {
  demandReport(scope, 'quarterlySummary');
  if (!mayAskForCeo(scope.person)) throw forbidden();
}

/** Returns the quarter of a pack; 0: the current one. @throws HttpProblem 404 for unknown quarters and those to come. */
export async function heldPackPeriod(scope: Scope, periodId: number): Promise<Period> {
  const periods = await periodsOf(scope);
  const period = periodId === 0 ? periods.current : periods.byId(periodId);
  if (!period || period.index > periods.current.index) throw notFound();
  return period;
}

/** Returns the facts of a board pack. Private goals are in none of them. @throws HttpProblem 403, 404. */
export async function packFacts(scope: Scope, periodId: number): Promise<PackFacts> {
  demandPack(scope);
  const period = await heldPackPeriod(scope, periodId);
  const before = (await periodsOf(scope)).byIndex(period.index - 1);
  const hasInsight = scope.tenant.hasInsight;
  const [{ reply: forecast }, former, look, stored] = await Promise.all([
    forecastFor(scope, period.id, {}),
    before && forecastFor(scope, before.id, {}),
    hasInsight ? lookFor(scope, { scope: lookScopes.company, periodId: period.id }) : undefined,
    storedPack(scope, period.id),
  ]);
  const contradictions = look?.reply.Contradictions ?? [];
  const asking: readonly AskingGoal[] = forecast.HasEnded
    ? await unsettledGoals(scope, period.id)
    : runningAsking(contradictions, look?.reply.Called ?? []);
  return {
    period,
    before: former && former.reply.Goals > 0 ? before : undefined,
    forecast,
    forecastBefore: former?.reply,
    calledCount: look?.reply.CalledCount ?? 0,
    contradictions,
    decisions: await decisionsAmong(scope, asking),
    decisionCount: asking.length,
    hasInsight,
    stored,
  };
}

/** Returns each goal once, with the first cause. */
function runningAsking(
  contradictions: readonly { readonly GoalId: number }[],
  called: readonly { readonly GoalId: number }[],
): AskingGoal[] {
  const contradicting = new Set(contradictions.map(({ GoalId }) => GoalId));
  return [
    ...[...contradicting].map((id) => ({ id, cause: 'contradiction' as const })),
    ...called
      .filter(({ GoalId }) => !contradicting.has(GoalId))
      .map(({ GoalId }) => ({ id: GoalId, cause: 'called' as const })),
  ];
}

/** Returns the counted goals of an ended quarter without a final result, those in dispute first. */
async function unsettledGoals(scope: Scope, periodId: number): Promise<AskingGoal[]> {
  const { rows } = await sql<{ id: number; is_disputed: boolean }>`select goal.id,
      goal.state = 'finalized' as is_disputed
    from goal ${finalizedResults}
    where goal.tenant_id = ${scope.tenant.id} and goal.period_id = ${periodId} and ${publicGoal('goal')}
      and ${isCountedGoal('goal')} and (goal.state <> 'finalized' or ${isDisputed})
      and ${seesGoal(actingViewer(scope), 'goal')}
    order by 2 desc, goal.id`.execute(scope.db);
  return rows.map(({ id, is_disputed }) => ({ id, cause: is_disputed ? 'disputed' : 'unsettled' }));
}

/** Returns the first goals of a list with what their owners say, without private goals. Takes two statements. */
async function decisionsAmong(scope: Scope, asking: readonly AskingGoal[]): Promise<DecisionGoal[]> {
  const ids = asking.map(({ id }) => id);
  if (ids.length === 0) return [];
  const { db, tenant } = scope;
  const rows = await db
    .selectFrom('goal')
    .innerJoin('person as owner', (join) =>
      join.onRef('owner.tenant_id', '=', 'goal.tenant_id').onRef('owner.id', '=', 'goal.owner_id'),
    )
    .select(['goal.id', 'goal.title', 'owner.name', 'goal.recent_likelihood'])
    .where('goal.tenant_id', '=', tenant.id)
    .where('goal.id', 'in', [...ids])
    .where(isPublic('goal'))
    .where(seesGoal(actingViewer(scope), 'goal'))
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const shown = asking
    .flatMap(({ id, cause }) => {
      const row = byId.get(id);
      return row ? [{ ...row, cause }] : [];
    })
    .slice(0, packLimits.goals);
  const said = await sentencesOf(
    scope,
    shown.map(({ id }) => id),
  );
  const sentences = new Map(said.map(({ GoalId, Text }) => [GoalId, Text]));
  return shown.map(({ id, cause, title, name, recent_likelihood: likelihood }) => ({
    id,
    cause,
    title,
    ownerName: name,
    likelihood: likelihood !== null && isRating(likelihood) ? likelihood : null,
    sentence: sentences.get(id),
  }));
}

async function storedPack({ db, tenant, person }: Scope, periodId: number): Promise<StoredPack> {
  const row = await db
    .selectFrom('board_pack')
    .select(['version', 'notes'])
    .where('tenant_id', '=', tenant.id)
    .where('person_id', '=', person.id)
    .where('period_id', '=', periodId)
    .executeTakeFirst();
  const notes = (row?.notes ?? {}) as Partial<Record<PackSlide, string>>;
  return {
    version: row?.version ?? 0,
    notes: new Map(packSlides.flatMap((slide) => (notes[slide] ? [[slide, notes[slide]] as const] : []))),
  };
}
