import type { listActionItems, listActionItemUsers } from '@bellwether/contract/action-items';
import type { EndpointParsed, EndpointReplyInput } from '@bellwether/contract/endpoint';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { wordPatterns } from '#platform/database/word-search.ts';
import type { Scope } from '#platform/session/scope.ts';
import { activePeoplePage } from '../people/organisation/queries.choices.ts';
import { presentChoice, presentItem } from './presenter.ts';
import { countItems, readItems } from './statements.ts';

/** Returns a page of the acting person's items with the filters' options (action-items.4). Two statements. */
export async function actionItemsOf(
  scope: Scope,
  { Page, PageSize, SortBy, SortOrder, Filters, IsCompleted }: EndpointParsed<typeof listActionItems>['body'],
): Promise<EndpointReplyInput<typeof listActionItems>> {
  const some = <T>(values: readonly T[] | undefined) => (values?.length ? values : null);
  const filters = {
    isCompleted: IsCompleted,
    ids: some(Filters.Id),
    assignees: some(Filters.AssigneeId),
    requesters: some(Filters.RequesterId),
    goals: some(Filters.GoalId),
    words: some(wordPatterns(Filters.Title ?? '')),
  };
  const place = { sortBy: SortBy, sortOrder: SortOrder, offset: Page * PageSize, limit: PageSize };
  const [rows, { count, people }] = await Promise.all([
    readItems(scope, { ...filters, ...place }),
    countItems(scope, filters),
  ]);
  const users = (chosen: typeof people) => chosen.map((person) => presentChoice(scope, person));
  return {
    data: rows.map((row) => presentItem(scope, row)),
    count,
    to_users: users(people.filter((person) => person.is_assignee)),
    by_users: users(people.filter((person) => person.is_requester)),
    Today: tenantDay(scope.now, scope.tenant.calendar.zone),
  };
}

/** Returns the people who can get action items, by name, 50 a page (action-items.3). */
export async function actionItemUsersOf(
  scope: Scope,
  { Search, Cursor }: EndpointParsed<typeof listActionItemUsers>['query'],
): Promise<EndpointReplyInput<typeof listActionItemUsers>> {
  const { people, next } = await activePeoplePage(scope, { search: Search, cursor: Cursor });
  return { data: people.map((person) => presentChoice(scope, person)), Next: next };
}
