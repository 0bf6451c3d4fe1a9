import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from './icons.ts';
import classes from './trend-arrow.module.css';

export type Trend = 'improved' | 'worsened' | 'same';

const ICONS = { improved: IconArrowUpRight, worsened: IconArrowDownRight, same: IconArrowRight };

/**
 * Shows the direction of the last change; renders nothing without an earlier value. `label` is for screen
 * readers: "Likelihood improved".
 */
export function TrendArrow({
  trend,
  label,
  size = 16,
}: {
  trend: Trend | null;
  label: string;
  size?: number;
}) {
  if (trend === null) return null;
  const Icon = ICONS[trend];
  return (
    <span className={classes.arrow} data-trend={trend} role="img" aria-label={label} title={label}>
      <Icon size={size} stroke={2} aria-hidden="true" />
    </span>
  );
}
