import type { ActionItem } from '@bellwether/contract/action-items';
import {
  createActionItem,
  deleteActionItem,
  listActionItems,
  listActionItemUsers,
  markActionItem,
  updateActionItem,
} from '@bellwether/contract/calls/action-items';
import type { InputOf, ReplyOf } from '@bellwether/contract/endpoint';
import { colon } from '@bellwether/domain/locale/sentence-locale';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { goalKeys } from '#features/goals/door.ts';
import { api } from '#platform/api.ts';
import { isAbsent, isConflict, problemText } from '#platform/problem.ts';
import { toast } from '#ui/feedback/toast.tsx';
import type { ItemSearch } from './model/item-search.ts';
import { itemWords } from './words.ts';

type ListBody = InputOf<typeof listActionItems>['body'];
type List = ReplyOf<typeof listActionItems>;

const keys = {
  lists: ['action-items', 'list'] as const,
  users: (search: string) => ['action-items', 'users', search] as const,
};

/** Items per page (action-items.4). */
export const pageSize = 20;

const itemsQuery = (body: ListBody) =>
  queryOptions({
    queryKey: [...keys.lists, body] as const,
    queryFn: ({ signal }) => api.call(listActionItems, { body, signal }),
  });

/** The page of items that the address names. */
export const shownItemsQuery = ({ tab, to, by, sort, order, page = 1 }: ItemSearch) => ({
  ...itemsQuery({
    Page: page - 1,
    PageSize: pageSize,
    SortBy: sort ?? 'DueDate',
    SortOrder: order ?? 'ascend',
    Filters: { ...(to ? { AssigneeId: to } : {}), ...(by ? { RequesterId: by } : {}) },
    IsCompleted: tab === 'completed',
  }),
  placeholderData: keepPreviousData,
});

/** The open items in which each side is one of two people: the viewer and another one. */
export const pairItemsQuery = (viewerId: number, personId: number) => {
  const both = [viewerId, personId];
  return itemsQuery({ Filters: { AssigneeId: both, RequesterId: both }, PageSize: 20, IsCompleted: false });
};

/** The items of both tabs that were made from a goal. */
export const goalItemsQuery = (goalId: number) =>
  itemsQuery({ Filters: { GoalId: [goalId] }, PageSize: 100, IsCompleted: null });

/**
 * Fetches one item of either tab by its id, for a drawer that a copied address opens. Without an id it fetches only
 * the company's day.
 */
const itemQuery = (itemId: number | undefined) =>
  itemsQuery(
    itemId === undefined ? { PageSize: 1 } : { Filters: { Id: [itemId] }, PageSize: 1, IsCompleted: null },
  );

/**
 * Returns the item of a drawer, the company's day, and their query. Until the server has answered, the item comes
 * from the newest of the loaded lists, and the day is unknown.
 */
export function useItem(itemId: number | undefined) {
  const client = useQueryClient();
  const query = useQuery(itemQuery(itemId));
  const known = query.data
    ? query.data.data
    : client.getQueriesData<List>({ queryKey: keys.lists }).flatMap(([, list]) => list?.data ?? []);
  const [item] = known
    .filter(({ Id }) => Id === itemId)
    .sort((one, other) => Date.parse(other.UpdatedAt) - Date.parse(one.UpdatedAt));
  return { item, today: query.data?.Today, query };
}

/** The item that a link is about, on whichever tab and page it is. */
export const linkedItemQuery = (itemId: number | undefined) => ({
  ...itemQuery(itemId),
  enabled: itemId !== undefined,
});

/** People who can get action items, by name; the server searches. */
export const itemUsersQuery = (search: string) =>
  queryOptions({
    queryKey: keys.users(search),
    queryFn: ({ signal }) =>
      api.call(listActionItemUsers, { query: search === '' ? {} : { Search: search }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** The body of a save, with the contract's names. */
export interface ItemSave {
  readonly Title: string;
  /** `YYYY-MM-DD`. */
  readonly DueDate: string;
  readonly AssigneeId: number;
  readonly RequesterId: number;
}

/** Adds an item, or changes `former`, the version with which the form began. `goalId` is the goal of a new item. */
export function useSaveItem(former?: ActionItem, goalId?: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (save: ItemSave) =>
      former
        ? api.call(updateActionItem, {
            params: { id: `${former.Id}` },
            body: { ...save, UpdatedAt: former.UpdatedAt },
          })
        : api.call(createActionItem, { body: { ...save, ...(goalId ? { GoalId: goalId } : {}) } }),
    onSuccess: () => readAgain(client),
    // Fetch again, so that the form can show the other version.
    onError: (error) => (isConflict(error) || isAbsent(error) ? readAgain(client) : undefined),
  });
}

/**
 * Completes an open item or reopens a completed one. The screen shows it at once, and takes it back if the server
 * refuses.
 */
export function useMarkItem() {
  const client = useQueryClient();
  const mark = useMutation({
    mutationFn: (item: ActionItem) =>
      api.call(markActionItem, { params: { id: `${item.Id}`, tab: item.IsCompleted ? '2' : '1' } }),
    onMutate: (item) => showAtOnce(client, item.Id, toggled),
    onError: (error, item, undo) => {
      undo?.();
      toast.error(`${item.Title}${colon} ${problemText(error)}`);
    },
    onSuccess(changed) {
      const said = changed.IsCompleted ? itemWords.completedNow : itemWords.reopenedNow;
      toast.success(said(changed.Title), { label: itemWords.undo, act: () => mark.mutate(changed) });
    },
    onSettled: () => readAgain(client),
  });
  return mark;
}

/** Deletes an item. Its row disappears at once, and comes back if the server refuses. */
export function useDeleteItem() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (item: ActionItem) => api.call(deleteActionItem, { params: { id: `${item.Id}` } }),
    onMutate: (item) => showAtOnce(client, item.Id, () => undefined),
    onError: (error, item, undo) => {
      undo?.();
      toast.error(`${item.Title}${colon} ${problemText(error)}`);
    },
    onSuccess: () => toast.success(itemWords.deleted),
    onSettled: () => readAgain(client),
  });
}

/**
 * Returns the item in its other state for lists of both tabs; undefined for a list of one tab, because the item
 * leaves it.
 */
function toggled(item: ActionItem, body: ListBody | undefined): ActionItem | undefined {
  // The server's reply brings the new permissions.
  return body?.IsCompleted === null
    ? { ...item, IsCompleted: !item.IsCompleted, Permissions: {} }
    : undefined;
}

/**
 * Changes an item in all lists, and returns a function that undoes the change. If `change` returns undefined, the
 * item is removed.
 */
async function showAtOnce(
  client: QueryClient,
  itemId: number,
  change: (item: ActionItem, body: ListBody | undefined) => ActionItem | undefined,
): Promise<() => void> {
  // Cancel running reads: their older lists would overwrite the new ones.
  await client.cancelQueries({ queryKey: keys.lists });
  const before = client.getQueriesData<List>({ queryKey: keys.lists });
  for (const [key, list] of before) {
    if (!list) continue;
    const data = list.data.flatMap((item) => {
      const shown = item.Id === itemId ? change(item, key[2] as ListBody | undefined) : item;
      return shown ? [shown] : [];
    });
    client.setQueryData<List>(key, { ...list, data, count: list.count - list.data.length + data.length });
  }
  return () => {
    for (const [key, list] of before) client.setQueryData(key, list);
  };
}

/** Items are also among the reminders. */
async function readAgain(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: keys.lists }),
    client.invalidateQueries({ queryKey: goalKeys.dashboard }),
  ]);
}

/** Returns the person's items of both tabs whose title contains the words. */
export function foundItems(Title: string, PageSize: number, signal: AbortSignal): Promise<List> {
  return api.call(listActionItems, { body: { Filters: { Title }, PageSize, IsCompleted: null }, signal });
}
