import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { CarryOverOffer, carryOverGoals } from '@bellwether/contract/goals/carry-over';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import {
  asksForResult,
  type CarriedParent,
  carriedParent,
  type LineGoal,
  type PlannedCarryOver,
} from '@bellwether/domain/goals/carry-over';
import { droppedParentSentences } from '@bellwether/domain/goals/messages';
import type { Scope } from '#platform/session/scope.ts';
import { presentPeriod } from '../../tenant/presenter.ts';
import type { CarryOverPeriods } from './access.ts';
import type { SourceRow } from './statements.ts';

interface OfferSources {
  readonly between: CarryOverPeriods;
  readonly rows: readonly SourceRow[];
  readonly total: number;
  readonly lineOf: (parentId: number | null) => readonly LineGoal[];
  /** Titles of visible parents and their successors. */
  readonly titles: ReadonlyMap<number, string>;
}

/** Returns the goals that can be carried over, and the parent that each would get if it were carried alone. */
export function presentOffer(scope: Scope, sources: OfferSources): CarryOverOffer {
  const { between, rows, total, lineOf, titles } = sources;
  const { from, to, periods } = between;
  const ids = new Set(rows.map((row) => row.id));
  return {
    FromPeriod: from ? presentPeriod(from, periods, scope) : null,
    ToPeriod: presentPeriod(to, periods, scope),
    data: rows.map((row) => {
      const line = lineOf(row.parent_id);
      const along = carriedParent(line, (id) => ids.has(id) && id !== row.id);
      return {
        Id: row.id,
        Title: row.title,
        State: row.state,
        GoalType: row.goal_type,
        AsksForResult: asksForResult(row.state),
        IsNotReached: row.is_reached === false,
        UpdatedAt: instantToIso(row.updated_at),
        Hidden: row.is_private,
        Likelihood: row.recent_likelihood,
        Quality: row.recent_quality,
        ParentId: row.parent_id ?? 0,
        ParentTitle: titles.get(row.parent_id ?? 0) ?? null,
        ...presentAlignment(scope, carriedParent(line), titles, new Map()),
        TogetherWithId: along.fate === 'together' ? along.id : 0,
      };
    }),
    Total: total,
  };
}

/** The goals that one call has written. */
export interface CarriedSources {
  readonly between: CarryOverPeriods;
  readonly plan: readonly PlannedCarryOver[];
  readonly rows: readonly SourceRow[];
  /** New ids by old ones. */
  readonly made: ReadonlyMap<number, number>;
  readonly titles: ReadonlyMap<number, string>;
}

/** The new drafts, in the order of their old goals. */
export function presentCarried(
  scope: Scope,
  { between, plan, rows, made, titles }: CarriedSources,
): EndpointReplyInput<typeof carryOverGoals> {
  const parents = new Map(plan.map((goal) => [goal.id, goal.parent]));
  // A parent carried in the same call has the title of its old goal.
  const named = new Map([...titles, ...rows.map((row) => [row.id, row.title] as const)]);
  return {
    ToPeriod: presentPeriod(between.to, between.periods, scope),
    data: rows.map((row) => ({
      Id: made.get(row.id) ?? 0,
      Title: row.title,
      CarriedFromId: row.id,
      ...presentAlignment(scope, parents.get(row.id) ?? { fate: 'none' }, named, made),
    })),
  };
}

function presentAlignment(
  { language }: Scope,
  parent: CarriedParent,
  titles: ReadonlyMap<number, string>,
  made: ReadonlyMap<number, number>,
) {
  const newId = 'id' in parent ? parent.id : 0;
  return {
    ParentFate: parent.fate,
    NewParentId: parent.fate === 'together' ? (made.get(newId) ?? 0) : newId,
    NewParentTitle: titles.get(newId) ?? null,
    ParentReason: parent.fate === 'dropped' ? language.words(droppedParentSentences)[parent.reason] : null,
  };
}
