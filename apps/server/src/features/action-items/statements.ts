import type { ActionItemSort, SortOrder } from '@bellwether/contract/action-items';
import type { ActionItemState } from '@bellwether/domain/action-items/lifecycle';
import type { Day } from '@bellwether/domain/calendar/day';
import { type RawBuilder, sql } from 'kysely';
import { matchesWords } from '#platform/database/word-search.ts';
import type { Scope } from '#platform/session/scope.ts';
import { visibleGoal } from '../goals/access.ts';
import { departmentOf } from '../people/access.ts';
import { actingViewer } from '../people/access.viewer.ts';
import { isRequestFallen, seesItem } from './access.ts';

/** An item with its people and, if the acting person sees it, its goal. */
export interface ShownItemRow {
  readonly id: number;
  readonly title: string;
  readonly due_date: Day;
  readonly state: ActionItemState;
  readonly completed_at: number | null;
  readonly updated_at: number;
  readonly assignee_id: number;
  readonly has_assignee_left: boolean;
  readonly has_requester_left: boolean;
  /** The requester has left, and the acting person has the requester's rights. */
  readonly is_request_fallen: boolean;
  readonly assignee_name: string;
  readonly assignee_avatar: string | null;
  readonly assignee_title: string;
  readonly assignee_unit: string;
  /** Empty if the acting person does not see the person's profile, like that of the requester. */
  readonly assignee_email: string;
  readonly requester_id: number;
  readonly requester_name: string;
  readonly requester_avatar: string | null;
  readonly requester_title: string;
  readonly requester_unit: string;
  readonly requester_email: string;
  readonly author_id: number;
  readonly author_name: string;
  readonly author_avatar: string | null;
  readonly seen_goal_id: number | null;
  readonly goal_title: string | null;
}

export interface ItemFilters {
  /** Null for both tabs. */
  readonly isCompleted: boolean | null;
  /** Null for items with any id. */
  readonly ids: readonly number[] | null;
  readonly assignees: readonly number[] | null;
  readonly requesters: readonly number[] | null;
  readonly goals: readonly number[] | null;
  /** Patterns of `wordPatterns`; null for every title. */
  readonly words: readonly string[] | null;
}

/** Selects the acting person's items of a tab, each with its goal if they see the goal. */
function itemsOfTab(scope: Scope, { isCompleted }: Pick<ItemFilters, 'isCompleted'>): RawBuilder<unknown> {
  return sql`select item.*, goal.id as seen_goal_id, goal.title as goal_title
    from action_item item
    left join goal on goal.tenant_id = item.tenant_id and goal.id = item.goal_id and ${visibleGoal(scope, 'goal')}
    where ${seesItem(actingViewer(scope), 'item')}
      and (${isCompleted}::boolean is null or (item.state = 'completed') = ${isCompleted}::boolean)`;
}

// The filter compares only goals that the person sees. Otherwise it would tell that an invisible goal exists.
const matches = ({ ids, assignees, requesters, goals, words }: ItemFilters) =>
  sql`(${ids}::int[] is null or item.id = any(${ids}::int[]))
    and (${assignees}::int[] is null or item.assignee_id = any(${assignees}::int[]))
    and (${requesters}::int[] is null or item.requester_id = any(${requesters}::int[]))
    and (${goals}::int[] is null or item.seen_goal_id = any(${goals}::int[]))
    and (${words}::text[] is null or ${matchesWords(sql`item.title`, words)})`;

const withPeople = (scope: Scope) => sql`
  join person assignee on assignee.tenant_id = ${scope.tenant.id} and assignee.id = item.assignee_id
  join person requester on requester.tenant_id = ${scope.tenant.id} and requester.id = item.requester_id
  join person author on author.tenant_id = ${scope.tenant.id} and author.id = item.author_id`;

const shownColumns = (
  scope: Scope,
) => sql`item.id, item.title, item.due_date, item.state, item.completed_at, item.updated_at,
  item.assignee_id, assignee.deactivated_at is not null as has_assignee_left,
  requester.deactivated_at is not null as has_requester_left, ${isRequestFallen(actingViewer(scope), 'item')} as is_request_fallen,
  assignee.name as assignee_name, assignee.avatar as assignee_avatar,
  item.requester_id, requester.name as requester_name, requester.avatar as requester_avatar,
  ${toTellApart(scope, 'assignee')}, ${toTellApart(scope, 'requester')},
  item.author_id, author.name as author_name, author.avatar as author_avatar, item.seen_goal_id, item.goal_title`;

/** Selects the address of a person; empty for an observer whose profile the acting person does not see. */
function emailOf({ capabilities, person }: Scope, alias: string): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  if (capabilities.seesObservers) return column('email');
  return sql`case when ${column('role_name')} <> 'observer' or ${column('id')} = ${person.id}
    then ${column('email')} else '' end`;
}

/** Selects what tells a person from others of the same name. */
function toTellApart(scope: Scope, alias: 'assignee' | 'requester'): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const as = (name: string) => sql.ref(`${alias}_${name}`);
  return sql`${column('job_title')} as ${as('title')}, ${departmentOf(alias)} as ${as('unit')},
    ${emailOf(scope, alias)} as ${as('email')}`;
}

const nameOf = (personId: RawBuilder<unknown>) => sql`(select fold(person.name) from person
  where person.tenant_id = item.tenant_id and person.id = ${personId})`;

const sortKeys: Readonly<Record<ActionItemSort, RawBuilder<unknown>>> = {
  Title: sql`lower(item.title)`,
  DueDate: sql`item.due_date`,
  AssigneeId: nameOf(sql`item.assignee_id`),
  RequesterId: nameOf(sql`item.requester_id`),
};

export interface ItemPage extends ItemFilters {
  readonly sortBy: ActionItemSort;
  readonly sortOrder: SortOrder;
  readonly offset: number;
  readonly limit: number;
}

/** Returns a page of the acting person's items. */
export async function readItems(scope: Scope, page: ItemPage): Promise<ShownItemRow[]> {
  const order = page.sortOrder === 'descend' ? sql`desc` : sql`asc`;
  // The people are read after the limit, because a manager has thousands of items.
  const query = sql<ShownItemRow>`with page as materialized (
      select item.*, row_number() over (order by ${sortKeys[page.sortBy]} ${order}, item.id) as place
      from (${itemsOfTab(scope, page)}) item where ${matches(page)}
      order by place limit ${page.limit}::int offset ${page.offset}::int
    )
    select ${shownColumns(scope)} from page item ${withPeople(scope)} order by item.place`;
  return (await query.execute(scope.db)).rows;
}

/** Returns one item by its id, which a command has checked. */
export async function readItem(scope: Scope, itemId: number): Promise<ShownItemRow> {
  const query = sql<ShownItemRow>`select ${shownColumns(scope)} from (
      select item.*, goal.id as seen_goal_id, goal.title as goal_title from action_item item
      left join goal on goal.tenant_id = item.tenant_id and goal.id = item.goal_id and ${visibleGoal(scope, 'goal')}
      where item.tenant_id = ${scope.tenant.id} and item.id = ${itemId}
    ) item ${withPeople(scope)}`;
  const [row] = (await query.execute(scope.db)).rows;
  if (!row) throw new Error(`Action item ${itemId} was not found after its change.`);
  return row;
}

/** A person of the tab's items. */
export interface ItemPersonRow {
  readonly id: number;
  readonly name: string;
  readonly avatar: string | null;
  readonly title: string;
  readonly unit: string;
  /** Empty if the acting person does not see the person's profile. */
  readonly email: string;
  readonly is_assignee: boolean;
  readonly is_requester: boolean;
}

/** Returns how many items match, and the people of all items of the tab, by name. */
export async function countItems(
  scope: Scope,
  filters: ItemFilters,
): Promise<{ count: number; people: ItemPersonRow[] }> {
  const query = sql<
    ItemPersonRow & { count: number }
  >`with item as materialized (${itemsOfTab(scope, filters)})
    select (select count(*)::int from item where ${matches(filters)}) as count, person.id, person.name, person.avatar,
      person.job_title as title, ${departmentOf('person')} as unit,
      ${emailOf(scope, 'person')} as email,
      person.id in (select assignee_id from item) as is_assignee, person.id in (select requester_id from item) as is_requester
    from person where person.tenant_id = ${scope.tenant.id}
      and person.id in (select assignee_id from item union select requester_id from item)
    order by fold(person.name), person.id`;
  const { rows } = await query.execute(scope.db);
  // Without items the tab has no people either.
  return { count: rows[0]?.count ?? 0, people: rows };
}
