import type { Capabilities } from '../people/capabilities.ts';

/** How the company's strategy stands. */
export interface StrategyStanding {
  /** The company uses the strategy pages at all. */
  readonly isEnabled: boolean;
  readonly isPublished: boolean;
}

/**
 * Whether the dashboard shows the summary: where strategy is in use and published, and to those who may edit it also
 * before; never to observers (1-goals §6).
 */
export function seesStrategySummary(
  standing: StrategyStanding,
  reader: Pick<Capabilities, 'writesGoals' | 'editsStrategy'>,
): boolean {
  if (!standing.isEnabled || !reader.writesGoals) return false;
  return standing.isPublished || reader.editsStrategy;
}

/**
 * Whether the menu has the Strategy entry: where strategy is in use and something filled in is published, and to those who
 * may edit it also before (decisions-2 D6). Observers have it once something is published.
 */
export function seesStrategyEntry(
  standing: StrategyStanding,
  reader: Pick<Capabilities, 'editsStrategy'>,
): boolean {
  return standing.isEnabled && (standing.isPublished || reader.editsStrategy);
}
