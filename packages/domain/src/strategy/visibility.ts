import type { Capabilities } from '../people/roles/capabilities.ts';

/** The state of the company's strategy. */
export interface StrategyStanding {
  /** The company uses the strategy pages. */
  readonly isEnabled: boolean;
  readonly isPublished: boolean;
}

/**
 * Returns whether the dashboard shows the summary of the strategy. If the company uses the strategy, everybody sees a
 * published one; before the publication only editors do. Observers never see it (strategy.1).
 */
export function seesStrategySummary(
  standing: StrategyStanding,
  reader: Pick<Capabilities, 'writesGoals' | 'editsStrategy'>,
): boolean {
  if (!standing.isEnabled || !reader.writesGoals) return false;
  return standing.isPublished || reader.editsStrategy;
}

/**
 * Returns whether the menu has the Strategy entry. If the company uses the strategy, everybody has the entry once
 * something with content is published; before the publication only editors have it (strategy.6).
 */
export function seesStrategyEntry(
  standing: StrategyStanding,
  reader: Pick<Capabilities, 'editsStrategy'>,
): boolean {
  return standing.isEnabled && (standing.isPublished || reader.editsStrategy);
}
