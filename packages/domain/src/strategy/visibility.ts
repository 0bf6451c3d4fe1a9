import type { Capabilities } from '../people/capabilities.ts';

/** The state of the company's strategy. */
export interface StrategyStanding {
  /** The company uses the strategy pages. */
  readonly isEnabled: boolean;
  readonly isPublished: boolean;
}

/**
 * Returns whether the dashboard shows the summary: if strategy is in use and published; before publication
 * only to people who may edit it; never to observers (1-goals §6).
 */
export function seesStrategySummary(
  standing: StrategyStanding,
  reader: Pick<Capabilities, 'writesGoals' | 'editsStrategy'>,
): boolean {
  if (!standing.isEnabled || !reader.writesGoals) return false;
  return standing.isPublished || reader.editsStrategy;
}

/**
 * Returns whether the menu has the Strategy entry: if strategy is in use and something filled in is
 * published; before publication only for people who may edit it (decisions-2 D6). Observers have it once
 * something is published.
 */
export function seesStrategyEntry(
  standing: StrategyStanding,
  reader: Pick<Capabilities, 'editsStrategy'>,
): boolean {
  return standing.isEnabled && (standing.isPublished || reader.editsStrategy);
}
