import { Button } from '@mantine/core';
import { pageSize } from '../api.ts';
import { itemWords } from '../words.ts';
import classes from './item-pages.module.css';

interface ItemPagesProps {
  /** From 1 on. */
  readonly page: number;
  /** The number of items on all pages. */
  readonly count: number;
  readonly onPage: (page: number) => void;
}

/** The way between the pages of a list; renders nothing for a single page. */
export function ItemPages({ page, count, onPage }: ItemPagesProps) {
  if (count <= pageSize) return null;
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, count);
  return (
    <nav className={classes.pages} aria-label={itemWords.pages}>
      <Button variant="default" size="sm" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {itemWords.previous}
      </Button>
      <span role="status">{itemWords.place(first, last, count)}</span>
      <Button variant="default" size="sm" disabled={last >= count} onClick={() => onPage(page + 1)}>
        {itemWords.next}
      </Button>
    </nav>
  );
}
