import type { strategySummarySchema } from '@bellwether/contract/dashboard';
import type { Strategy } from '@bellwether/contract/strategy';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { seesStrategySummary } from '@bellwether/domain/strategy/visibility';
import type * as z from 'zod/mini';
import type { Scope } from '#platform/session/scope.ts';
import type { HeldStrategy, StrategyTexts } from './access.ts';

export function presentStrategy(strategy: HeldStrategy): Strategy {
  const { published } = strategy;
  const filled = filledIn(published?.texts);
  return {
    IsStrategy: published !== null,
    IsDraft: strategy.hasDraft,
    PublishedAt: published === null ? null : instantToIso(published.at),
    Video: { VideoUrl: filled('videoUrl') },
    StrategyBasic: { Mission: filled('mission'), Vision: filled('vision'), Values: filled('values') },
    Objectives: {
      Customers: filled('customers'),
      Employees: filled('employees'),
      Shareholders: filled('shareholders'),
      Sales: filled('sales'),
      Marketing: filled('marketing'),
      Product: filled('product'),
    },
    Permissions: { Edit: strategy.mayEdit },
  };
}

/** Returns the dashboard's summary; null for people who get none. */
export function presentStrategySummary(
  scope: Scope,
  strategy: HeldStrategy,
): z.input<typeof strategySummarySchema> | null {
  const isPublished = strategy.published !== null;
  if (!seesStrategySummary({ isEnabled: strategy.isEnabled, isPublished }, scope.capabilities)) return null;
  const filled = filledIn(strategy.published?.texts);
  return {
    IsPublished: isPublished,
    Mission: filled('mission'),
    Vision: filled('vision'),
    Values: filled('values'),
  };
}

/** Returns each text, or null if it is empty or nothing is published. */
function filledIn(texts: StrategyTexts | undefined): (name: keyof StrategyTexts) => string | null {
  return (name) => texts?.[name] || null;
}
