import type { ComponentProps } from 'react';
import { cx } from '../layout/classes.ts';
import classes from './ring.module.css';

interface RingProps extends ComponentProps<'svg'> {
  /** The ring's text for screen readers. */
  readonly label: string;
  /** Pixels. */
  readonly size: number;
  /** Pixels. */
  readonly strokeWidth: number;
  /** 0–1: how much of the arc is drawn; other values are clamped. */
  readonly share: number;
  /** Without a value the track is dashed. */
  readonly isEmpty: boolean;
  /** Text in the middle; its size in pixels. */
  readonly number?: { readonly text: string; readonly size: number } | undefined;
}

/** Draws an arc clockwise from the top, in the colours `--arc` and `--number` of its class. */
export function Ring({
  label,
  size,
  strokeWidth,
  share,
  isEmpty,
  number,
  className,
  children,
  ...others
}: RingProps) {
  const radius = (size - strokeWidth) / 2;
  const circumference = 2 * Math.PI * radius;
  const middle = size / 2;
  const circle = { cx: middle, cy: middle, r: radius, strokeWidth };
  return (
    <svg
      {...others}
      className={cx(classes.ring, className)}
      data-empty={isEmpty || undefined}
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
    >
      {children}
      <circle className={classes.track} {...circle} />
      {share > 0 ? (
        <circle
          className={classes.arc}
          {...circle}
          strokeDasharray={`${Math.min(1, share) * circumference} ${circumference}`}
          transform={`rotate(-90 ${middle} ${middle})`}
        />
      ) : null}
      {number ? (
        <text className={classes.number} x="50%" y="50%" fontSize={Math.round(number.size)}>
          {number.text}
        </text>
      ) : null}
    </svg>
  );
}
