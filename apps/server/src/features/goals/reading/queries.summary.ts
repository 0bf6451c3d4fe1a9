import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import { mostSummarized, type summarizeGoals } from '@bellwether/contract/goals/summary';
import type { Scope } from '#platform/session/scope.ts';
import { presentSummary } from './presenter.summary.ts';
import { type ListFilter, listPageOf } from './queries.list.ts';
import { summaryRowOf } from './statements.summary.ts';

/** The number of goals that a summary names of each kind. */
const named = 5;

/**
 * Returns the goals of a list in numbers, with one statement beside the session's. It covers the goals that the list shows to
 * the same person, `mostSummarized` at most.
 */
export async function goalSummaryOf(
  scope: Scope,
  filter: ListFilter,
): Promise<EndpointReplyInput<typeof summarizeGoals>> {
  const limit = mostSummarized + 1;
  const list = await listPageOf(scope, filter, { at: scope.now, after: undefined, limit });
  const withPeople = list.listScope === 'DirectReports';
  const row = await summaryRowOf(scope, list, { most: limit, named, withPeople });
  return presentSummary(scope, row, { withPeople, filteredPeople: filter.Users });
}
