import { type RefObject, useEffect, useRef } from 'react';
import { LoadFailure } from '../feedback/load-failure.tsx';
import { ReasonButton } from '../form/reason-button.tsx';
import { loadMoreWords } from './words.ts';

interface LoadMoreProps {
  /** The list's query. Nothing is rendered without a next page; keep the component mounted all the same. */
  readonly of: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => unknown;
  };
  /** The element that contains the rows. */
  readonly rows: RefObject<HTMLElement | null>;
  /** The selector of a row; absent = an `li`. */
  readonly row?: string;
  /** The number of rows. */
  readonly count: number;
  readonly fullWidth?: boolean;
}

/**
 * Reads more rows of a list. The button moves down with the new rows, or disappears with the last ones; the
 * focus moves to the first new row, and the page does not scroll.
 */
export function LoadMore(props: LoadMoreProps) {
  const { of: list, rows, row = 'li', count, fullWidth = false } = props;
  const asked = useRef<{ readonly button: Element | null; readonly count: number }>(undefined);
  useEffect(() => {
    const { current } = asked;
    if (!current || count <= current.count) return;
    asked.current = undefined;
    const { activeElement } = document;
    if (activeElement !== current.button && activeElement !== document.body) return;
    const first = rows.current?.querySelectorAll<HTMLElement>(row)[current.count];
    if (first) focusIn(first);
  }, [count, rows, row]);
  if (!list.hasNextPage) return null;
  const ask = () => {
    asked.current = { button: document.activeElement, count };
    void list.fetchNextPage();
  };
  const loading = list.isFetchingNextPage;
  if (list.isFetchNextPageError && !loading)
    return <LoadFailure onRetry={ask}>{loadMoreWords.notLoaded}</LoadFailure>;
  return (
    <ReasonButton variant="default" fullWidth={fullWidth} loading={loading} onClick={ask}>
      {loadMoreWords.loadMore}
    </ReasonButton>
  );
}

function focusIn(row: HTMLElement): void {
  const control = row.querySelector<HTMLElement>('a[href], button, input:not(:disabled)');
  if (!control) row.tabIndex = -1;
  (control ?? row).focus({ preventScroll: true });
}
