import { Tooltip } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from './icons.ts';
import classes from './step-button.module.css';

interface StepButtonProps<To> {
  readonly towards: 'previous' | 'next';
  /** "Next week". */
  readonly label: string;
  readonly to: To | null | undefined;
  /** Why there is nothing to step to. */
  readonly reason: string;
  readonly onStep: (to: To) => void;
  /** Called when a step is likely: what it leads to can be fetched ahead. */
  readonly onNear?: (to: To) => void;
}

/** One step along a row of weeks or the like; at its end it stays focusable and says that this is the end. */
export function StepButton<To>({ towards, label, to, reason, onStep, onNear }: StepButtonProps<To>) {
  const Icon = towards === 'previous' ? IconChevronLeft : IconChevronRight;
  const isEnd = to === null || to === undefined;
  const near = () => {
    if (!isEnd) onNear?.(to);
  };
  return (
    <Tooltip label={isEnd ? reason : label} events={{ hover: true, focus: true, touch: true }}>
      <button
        type="button"
        className={classes.step}
        aria-label={isEnd ? `${label}: ${reason}` : label}
        aria-disabled={isEnd || undefined}
        onPointerEnter={near}
        onFocus={near}
        onClick={() => {
          if (!isEnd) onStep(to);
        }}
      >
        <Icon size={18} aria-hidden="true" />
      </button>
    </Tooltip>
  );
}
