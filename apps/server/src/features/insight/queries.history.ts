import { hasEnded } from '@bellwether/domain/calendar/prediction-window';
import { insideWeekCount } from '@bellwether/domain/calendar/week';
import type { ScoredGoal } from '@bellwether/domain/insight/chances';
import { quartersBack } from '@bellwether/domain/insight/constants';
import { unpackedGiven } from '@bellwether/domain/insight/packed';
import type { Membership, PlacedGoal } from '@bellwether/domain/insight/shown-groups';
import type { RawBuilder, SqlBool } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { type Period, periodsOf } from '../tenant/queries.ts';
import { placesOf, type ShelvedRow, shelvedGoalsOf } from './statements.groups.ts';
import { type FinishedRow, finishedRows } from './statements.learning.ts';

/** A finished goal of a quarter. */
export interface PeriodGoal extends ScoredGoal {
  readonly periodId: number;
}

/** The same with its owner's place of its quarter. */
export interface HistoryGoal extends PeriodGoal, PlacedGoal {}

/** The finished quarters of a company that count, and their goals. */
export interface History {
  /** Twelve at most, oldest first. */
  readonly periods: readonly Period[];
  /** With predictions or without. */
  readonly goals: readonly HistoryGoal[];
  /** Where an owner of these quarters' goals belonged. */
  readonly placeOf: (row: PlacedRow) => Membership | undefined;
}

interface PlacedRow {
  readonly period_id: number;
  readonly owner_id: number;
}

/** Returns the last twelve finished quarters (insight §1), oldest first. */
export async function finishedPeriods(scope: Scope): Promise<Period[]> {
  const { all } = await periodsOf(scope);
  return all.filter((period) => hasEnded(period, scope.now, scope.tenant.calendar)).slice(-quartersBack);
}

/** Returns the finished goals of the company with the places of their owners: three statements, whatever is asked. */
export async function historyOf(scope: Scope): Promise<History> {
  const periods = await finishedPeriods(scope);
  const ids = periods.map(({ id }) => id);
  const placeOf = await readPlaces(scope, ids);
  const goals = (await finishedRows(scope, ids)).flatMap((row) => {
    const place = placeOf(row);
    return place ? [{ ...periodGoal(row, periods), place }] : [];
  });
  return { periods, goals, placeOf };
}

/** Returns those of the finished goals of these quarters that fit. */
export async function finishedGoalsWhere(
  scope: Scope,
  periods: readonly Period[],
  which: RawBuilder<SqlBool>,
): Promise<PeriodGoal[]> {
  const rows = await finishedRows(
    scope,
    periods.map(({ id }) => id),
    which,
  );
  return rows.map((row) => periodGoal(row, periods));
}

function periodGoal(row: FinishedRow, periods: readonly Period[]): PeriodGoal {
  const period = periods.find(({ id }) => id === row.period_id);
  return {
    id: row.id,
    ownerId: row.owner_id,
    periodId: row.period_id,
    weeks: period ? insideWeekCount(period) : 0,
    given: unpackedGiven(row.given),
    isAchieved: row.is_achieved,
  };
}

/** A shelved goal, with the owner's place in the organisation in that quarter. */
export type ShelvedGoal = PlacedGoal & Pick<ShelvedRow, 'recent_likelihood'>;

/** Returns the shelved goals of the history with the places of their owners. */
export async function shelvedOf(scope: Scope, { periods, placeOf }: History): Promise<ShelvedGoal[]> {
  const rows = await shelvedGoalsOf(
    scope,
    periods.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const place = placeOf(row);
    return place ? [{ id: row.id, recent_likelihood: row.recent_likelihood, place }] : [];
  });
}

async function readPlaces(scope: Scope, periodIds: readonly number[]) {
  const places = new Map<string, Membership>();
  for (const { period_id, owner_id, department, chain } of await placesOf(scope, periodIds))
    places.set(`${period_id} ${owner_id}`, { ownerId: owner_id, department, chain });
  return (row: PlacedRow) => places.get(`${row.period_id} ${row.owner_id}`);
}
