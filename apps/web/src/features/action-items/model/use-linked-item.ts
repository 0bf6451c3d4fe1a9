import type { ActionItem } from '@bellwether/contract/action-items';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { linkedItemQuery, pageSize } from '../api.ts';
import type { ItemSearch, ItemSearchChanges } from './item-search.ts';

/** The list as it is shown; undefined while it is loading. */
interface ShownList {
  readonly data: readonly ActionItem[];
  readonly count: number;
}

/**
 * Goes to the tab and the page with the item of a link, because the item may have moved since the link was made. An item
 * that is gone changes nothing.
 *
 * @returns whether it is gone, or is not the viewer's.
 */
export function useLinkedItem(
  { item: itemId, tab, page = 1 }: ItemSearch,
  list: ShownList | undefined,
  change: (changes: ItemSearchChanges) => void,
): boolean {
  const { data } = useQuery(linkedItemQuery(itemId));
  const item = itemId === undefined ? undefined : data?.data.find(({ Id }) => Id === itemId);
  const isKnown = item !== undefined;
  const rightTab = item?.IsCompleted === true ? 'completed' : undefined;
  const isElsewhere = isKnown && rightTab !== tab;
  const isLater =
    isKnown &&
    list !== undefined &&
    !list.data.some(({ Id }) => Id === itemId) &&
    page * pageSize < list.count;
  useEffect(() => {
    if (isElsewhere) change({ tab: rightTab, page: undefined });
    else if (isLater) change({ page: page + 1 });
  });
  return itemId !== undefined && data !== undefined && !isKnown;
}
