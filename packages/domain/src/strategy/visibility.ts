import type { RoleName } from '../people/roles.ts';

/** Who reads the strategy. */
export interface StrategyReader {
  readonly role: RoleName;
  readonly isOrgAdmin: boolean;
}

/** How the company's strategy stands. */
export interface StrategyStanding {
  /** The company uses the strategy pages at all. */
  readonly isEnabled: boolean;
  readonly isPublished: boolean;
}

/** Whether the person writes and publishes it: ceo and org admins, no observers (3-strategy-reports-signin §6). */
export function mayEditStrategy({ role, isOrgAdmin }: StrategyReader): boolean {
  return role === 'ceo' || (isOrgAdmin && role !== 'observer');
}

/**
 * Whether the dashboard shows the summary: where strategy is in use and published, and to those who may edit it also
 * before; never to observers (1-goals §6).
 */
export function seesStrategySummary(standing: StrategyStanding, reader: StrategyReader): boolean {
  if (!standing.isEnabled || reader.role === 'observer') return false;
  return standing.isPublished || mayEditStrategy(reader);
}
