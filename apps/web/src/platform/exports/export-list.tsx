import { colon } from '@bellwether/domain/locale/sentence-locale';
import { ActionIcon, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { shownNumber } from '#ui/data/shown.ts';
import {
  IconAlertTriangle,
  IconCheck,
  IconChevronDown,
  IconChevronUp,
  IconRefresh,
  IconX,
} from '#ui/marks/icons.ts';
import classes from './export-list.module.css';
import { downloadAgain, type Export, removeExport, retryExport } from './export-queue.ts';
import { exportWords } from './words.ts';

interface ExportListProps {
  /** The newest last. */
  readonly exports: readonly Export[];
}

/** Shows the tray of exports: the running, waiting and failed ones, and the files that can be downloaded again. */
export function ExportList({ exports }: ExportListProps) {
  const heading = useId();
  const list = useId();
  const box = useRef<HTMLElement>(null);
  // On a phone the tray is one line, so that it takes little of the page.
  const [isFolded, setFolded] = useState(isNarrow);
  useRoomForTray(box);
  const remove = (id: number) => {
    // The pressed button vanishes, so focus what stays.
    const stays = exports.length > 1 ? box.current?.querySelector('button') : document.getElementById('main');
    removeExport(id);
    stays?.focus();
  };
  const newest = exports.at(-1);
  const Fold = isFolded ? IconChevronUp : IconChevronDown;
  return (
    <section className={classes.tray} aria-labelledby={heading} ref={box}>
      <div className={classes.head}>
        <h2 className={classes.heading} id={heading}>
          {exportWords.region}
        </h2>
        <span className={classes.summary}>
          {isFolded && newest
            ? `${newest.order.title}${colon} ${statusWords(newest)}`
            : exportWords.count(exports.length)}
        </span>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={isFolded ? exportWords.unfold : exportWords.fold}
          aria-expanded={!isFolded}
          aria-controls={list}
          onClick={() => setFolded(!isFolded)}
        >
          <Fold size={16} aria-hidden="true" />
        </ActionIcon>
      </div>
      <ul className={classes.list} id={list} hidden={isFolded}>
        {exports.toReversed().map((each) => (
          <ExportRow key={each.id} of={each} onRemove={() => remove(each.id)} />
        ))}
      </ul>
    </section>
  );
}

function ExportRow({ of, onRemove }: { readonly of: Export; readonly onRemove: () => void }) {
  const { id, order, state } = of;
  const named = (act: string) =>
    ({ 'aria-label': exportWords.of(act, order.title), size: 'compact-sm' }) as const;
  const isOpen = state.status === 'waiting' || state.status === 'running';
  return (
    <li className={classes.row} data-status={state.status}>
      <div className={classes.line}>
        <Sign status={state.status} />
        <p className={classes.title}>
          {order.title} <span className={classes.detail}>{order.detail}</span>
        </p>
        {isOpen ? (
          <Button variant="subtle" color="gray" {...named(exportWords.cancel)} onClick={onRemove}>
            {exportWords.cancel}
          </Button>
        ) : (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={exportWords.of(exportWords.remove, order.title)}
            onClick={onRemove}
          >
            <IconX size={16} aria-hidden="true" />
          </ActionIcon>
        )}
      </div>
      <p className={classes.status}>{statusWords(of)}</p>
      {state.status === 'running' ? (
        <div
          className={classes.bar}
          role="progressbar"
          aria-label={order.title}
          aria-valuetext={exportWords.running}
        />
      ) : null}
      {state.status === 'made' ? (
        <Button variant="default" {...named(exportWords.again)} onClick={() => downloadAgain(id)}>
          {exportWords.again}
        </Button>
      ) : null}
      {state.status === 'failed' && !state.isFinal ? (
        <div className={classes.acts}>
          <Button
            variant="default"
            leftSection={<IconRefresh size={14} aria-hidden="true" />}
            {...named(exportWords.retry)}
            onClick={() => retryExport(id)}
          >
            {exportWords.retry}
          </Button>
          {order.place ? (
            <Link {...order.place} className={classes.change}>
              {exportWords.change}
            </Link>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}

function Sign({ status }: { readonly status: Export['state']['status'] }) {
  if (status === 'made') return <IconCheck size={16} className={classes.sign} aria-hidden="true" />;
  if (status === 'failed') return <IconAlertTriangle size={16} className={classes.sign} aria-hidden="true" />;
  return null;
}

function statusWords({ state }: Export): string {
  if (state.status === 'failed') return state.reason;
  if (state.status !== 'made') return exportWords[state.status];
  return exportWords.made(state.file.name ?? '', sizeOf(state.file.blob.size));
}

function sizeOf(bytes: number): string {
  return `${shownNumber(Math.max(1, Math.round(bytes / 1000)))} kB`;
}

/**
 * Shows the messages of narrow screens above the tray, which is at the bottom there, too. On wide screens the tray lies over the
 * page, so the page gets as much room at its end.
 */
function useRoomForTray(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const node = box.current;
    if (!node) return undefined;
    const root = document.documentElement.style;
    const measure = () => {
      const { top } = node.getBoundingClientRect();
      const covered = Math.max(0, window.innerHeight - top);
      root.setProperty('--bw-above-tray', `${covered}px`);
      root.setProperty('--bw-tray-room', isNarrow() ? '0px' : `${covered}px`);
    };
    const watch = new ResizeObserver(measure);
    watch.observe(node);
    window.addEventListener('resize', measure);
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', measure);
      root.removeProperty('--bw-above-tray');
      root.removeProperty('--bw-tray-room');
    };
  }, [box]);
}

const isNarrow = () => window.matchMedia('(max-width: 48em)').matches;
