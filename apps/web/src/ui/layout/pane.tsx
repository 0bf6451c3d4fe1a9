import { type ReactNode, useEffect, useRef } from 'react';
import classes from './pane.module.css';

interface PaneProps {
  readonly list: ReactNode;
  readonly detail: ReactNode;
  /** True if the address names a detail; on narrow screens the detail then replaces the list. */
  readonly detailOpen: boolean;
  /** The Back link above the detail; visible on narrow screens only. */
  readonly back: ReactNode;
  /** Names of the two regions for screen readers. */
  readonly listLabel: string;
  readonly detailLabel: string;
  /** Changes with the shown object, so that the detail scrolls back to its top. */
  readonly detailKey?: string | number;
}

/**
 * List and detail side by side from 860 px of own width; below that one replaces the other. Both stay
 * mounted, so the list keeps its scroll position. Only CSS checks the width, so nothing jumps.
 */
export function Pane({ list, detail, detailOpen, back, listLabel, detailLabel, detailKey }: PaneProps) {
  const region = useRef<HTMLElement>(null);
  const shown = useRef(detailKey);
  useEffect(() => {
    // The first detail is at its top. To scroll it would make the browser lay the page out twice.
    if (shown.current === detailKey) return;
    shown.current = detailKey;
    region.current?.scrollTo?.({ top: 0 });
  }, [detailKey]);
  return (
    <div className={classes.frame}>
      <div className={classes.pane} data-detail-open={detailOpen}>
        <section className={classes.list} aria-label={listLabel}>
          {list}
        </section>
        <section className={classes.detail} aria-label={detailLabel} ref={region}>
          <div className={classes.back}>{back}</div>
          {detail}
        </section>
      </div>
    </div>
  );
}
