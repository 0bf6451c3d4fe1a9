import type { CarryOverOffer } from '@bellwether/contract/goals/carry-over';
import type { Scope } from '#platform/session/scope.ts';
import { carryOverPeriods, linesByParent, visibleTitles } from './access.ts';
import { presentOffer } from './presenter.ts';
import { linesOf, offeredGoals } from './statements.ts';

/** Returns what the acting person can carry over now; nothing for observers, who own no goals. */
export async function carryOverOf(scope: Scope): Promise<CarryOverOffer> {
  const between = await carryOverPeriods(scope);
  const from = scope.capabilities.writesGoals ? between.from : undefined;
  const { rows, total } = from ? await offeredGoals(scope, from.id) : { rows: [], total: 0 };
  const parentIds = [...new Set(rows.flatMap((row) => row.parent_id ?? []))];
  const lineRows = parentIds.length === 0 ? [] : await linesOf(scope, parentIds, { lock: false });
  return presentOffer(scope, {
    between,
    rows,
    total,
    lineOf: linesByParent(lineRows, between),
    titles: visibleTitles(lineRows),
  });
}
