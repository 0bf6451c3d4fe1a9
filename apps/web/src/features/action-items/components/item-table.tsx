import type { ActionItem, ActionItemChoice, ActionItemSort } from '@bellwether/contract/action-items';
import { type DueGroup, dueGroup } from '@bellwether/domain/action-items/rules';
import type { Day } from '@bellwether/domain/calendar/day';
import { UnstyledButton } from '@mantine/core';
import { groupBy } from '#ui/data/group-by.ts';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { IconChevronDown, IconChevronUp } from '#ui/marks/icons.ts';
import type { ItemSearch, ItemSearchChanges } from '../model/item-search.ts';
import { groupTitles, itemWords, sortTitles } from '../words.ts';
import { ColumnFilter } from './column-filter.tsx';
import { ItemRow } from './item-row.tsx';
import classes from './item-table.module.css';

interface ItemTableProps {
  readonly items: readonly ActionItem[];
  readonly assignees: readonly ActionItemChoice[];
  readonly requesters: readonly ActionItemChoice[];
  readonly today: Day;
  readonly search: ItemSearch;
  readonly onSearch: (changes: ItemSearchChanges) => void;
  readonly onTick: (item: ActionItem) => void;
  readonly isStale: boolean;
}

/** Shows a page of items in its fixed columns. Open items are grouped if they are sorted by deadline. */
export function ItemTable(props: ItemTableProps) {
  const { items, assignees, requesters, today, search, onSearch, onTick, isStale } = props;
  const heading = (column: ActionItemSort) => (
    <SortButton column={column} search={search} onSearch={onSearch} />
  );
  const filter = (name: 'to' | 'by', column: ActionItemSort, users: readonly ActionItemChoice[]) => (
    <ColumnFilter
      column={sortTitles[column]}
      users={users}
      value={search[name] ?? []}
      onChange={(ids) => onSearch({ [name]: ids.length > 0 ? ids : undefined, page: undefined })}
    />
  );
  const sortOf = (column: ActionItemSort) =>
    (search.sort ?? 'DueDate') === column
      ? search.order === 'descend'
        ? ('descending' as const)
        : ('ascending' as const)
      : undefined;
  return (
    <table className={classes.table} aria-label={itemWords.list} aria-busy={isStale}>
      <thead className={classes.head}>
        <tr>
          <th scope="col">
            <VisuallyHidden>{itemWords.done}</VisuallyHidden>
          </th>
          <th scope="col" aria-sort={sortOf('AssigneeId')}>
            {heading('AssigneeId')}
            {filter('to', 'AssigneeId', assignees)}
          </th>
          <th scope="col" aria-sort={sortOf('Title')}>
            {heading('Title')}
          </th>
          <th scope="col" aria-sort={sortOf('DueDate')}>
            {heading('DueDate')}
          </th>
          <th scope="col" aria-sort={sortOf('RequesterId')}>
            {heading('RequesterId')}
            {filter('by', 'RequesterId', requesters)}
          </th>
          <th scope="col">{itemWords.action}</th>
        </tr>
      </thead>
      {groupsOf(items, today, search).map(([group, rows]) => (
        <tbody key={group ?? 'all'}>
          {group === null ? null : (
            <tr className={classes.group} data-overdue={group === 'overdue' || undefined}>
              <th colSpan={6} scope="rowgroup">
                {groupTitles[group]}
              </th>
            </tr>
          )}
          {rows.map((item) => (
            <ItemRow key={item.Id} item={item} isLinked={item.Id === search.item} onTick={onTick} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** Groups open items by deadline, in the list's order; other lists are one group without a heading. */
function groupsOf(
  items: readonly ActionItem[],
  today: Day,
  { tab, sort }: ItemSearch,
): [DueGroup | null, ActionItem[]][] {
  const isGrouped = tab === undefined && sort === undefined;
  const groups = groupBy(items, (item) => (isGrouped ? dueGroup(item.DueDate, today) : null));
  return [...groups];
}

interface SortButtonProps extends Pick<ItemTableProps, 'search' | 'onSearch'> {
  readonly column: ActionItemSort;
}

/** Shows a heading that sorts by its column; a second press reverses the order. */
function SortButton({ column, search, onSearch }: SortButtonProps) {
  const isSorted = (search.sort ?? 'DueDate') === column;
  const isDescending = search.order === 'descend';
  return (
    <UnstyledButton
      className={classes.sort}
      onClick={() =>
        onSearch({
          sort: column === 'DueDate' ? undefined : column,
          order: isSorted && !isDescending ? 'descend' : undefined,
          page: undefined,
        })
      }
    >
      {sortTitles[column]}
      {isSorted ? (
        isDescending ? (
          <IconChevronDown size={14} aria-hidden="true" />
        ) : (
          <IconChevronUp size={14} aria-hidden="true" />
        )
      ) : null}
    </UnstyledButton>
  );
}
