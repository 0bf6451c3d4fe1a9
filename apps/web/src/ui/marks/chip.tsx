import type { ReactNode } from 'react';
import classes from './chip.module.css';
import { IconX } from './icons.ts';
import { chipWords } from './words.ts';

interface FilterChipProps {
  /** "State: Approved". */
  readonly children: string;
  readonly onRemove: () => void;
  /** The name of the cross; absent = "Remove filter …". */
  readonly removeLabel?: string;
}

/** An active filter or another choice; the cross removes it. */
export function FilterChip({ children, onRemove, removeLabel }: FilterChipProps) {
  return (
    <span className={classes.chip}>
      {children}
      <button
        type="button"
        className={classes.remove}
        onClick={onRemove}
        aria-label={removeLabel ?? chipWords.removeFilter(children)}
      >
        <IconX size={13} aria-hidden="true" />
      </button>
    </span>
  );
}

interface ToggleChipProps {
  readonly children: ReactNode;
  readonly pressed: boolean;
  readonly onChange: (pressed: boolean) => void;
  /** Shown behind the text; hidden at 0. */
  readonly count?: number;
}

/** A filter that can be switched on: "Waiting for me 3". */
export function ToggleChip({ children, pressed, onChange, count }: ToggleChipProps) {
  return (
    <button
      type="button"
      className={classes.toggle}
      aria-pressed={pressed}
      onClick={() => onChange(!pressed)}
    >
      {children}
      {count ? <span className={classes.count}>{count}</span> : null}
    </button>
  );
}

/** Chips in a row that wraps; `onClear` adds "Clear all". */
export function ChipRow({
  children,
  onClear,
}: {
  readonly children: ReactNode;
  readonly onClear?: () => void;
}) {
  return (
    <div className={classes.row}>
      {children}
      {onClear ? (
        <button type="button" className={classes.clear} onClick={onClear}>
          {chipWords.clearAll}
        </button>
      ) : null}
    </div>
  );
}
