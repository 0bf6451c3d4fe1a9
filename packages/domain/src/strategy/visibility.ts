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
