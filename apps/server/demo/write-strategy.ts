import { addDays } from '@bellwether/domain/calendar/day';
import { startOfDay } from '@bellwether/domain/calendar/tenant-day';
import type { Queries } from '#platform/database/driver.ts';
import type { Period, Periods } from '../src/features/tenant/queries.ts';
import { sanitised } from '../src/platform/rich-text/sanitise.ts';
import { insertRows } from './rows.ts';

/** A version of the strategy, published in the first days of a quarter; an absent text is empty. */
export interface StrategyStory {
  readonly quartersAgo: number;
  readonly mission: string;
  readonly vision: string;
  readonly values?: string;
  readonly customers?: string;
  readonly employees?: string;
  readonly shareholders?: string;
  readonly sales?: string;
  readonly marketing?: string;
  readonly product?: string;
  readonly videoUrl?: string;
}

export interface ThemeStory {
  readonly quartersAgo: number;
  readonly title: string;
}

export interface StrategyToWrite {
  readonly tenantId: number;
  readonly authorId: number;
  readonly periods: Periods;
  readonly zone: string;
  /** The latest possible instant; epoch milliseconds. */
  readonly now: number;
  readonly versions: readonly StrategyStory[];
  readonly themes: readonly ThemeStory[];
}

const hour = 3_600_000;

/** Writes the published versions of a strategy, the oldest first, and the themes of quarters. */
export async function writeStrategy(db: Queries, asked: StrategyToWrite): Promise<void> {
  const { tenantId, authorId, periods, zone, now } = asked;
  const periodOf = (quartersAgo: number): Period => {
    const period = periods.byIndex(periods.current.index - quartersAgo);
    if (!period) throw new Error(`The company has no quarter of ${quartersAgo} quarters ago.`);
    return period;
  };
  // On the quarter's second morning, or just now if that is in the future.
  const momentIn = (period: Period) =>
    new Date(Math.min(startOfDay(addDays(period.startDate, 1), zone) + 9 * hour, now)).toISOString();
  const versions = asked.versions.map((version) => {
    const at = momentIn(periodOf(version.quartersAgo));
    return {
      tenant_id: tenantId,
      mission: sanitised(version.mission),
      vision: sanitised(version.vision),
      differentiating_values: sanitised(version.values ?? ''),
      customers: sanitised(version.customers ?? ''),
      employees: sanitised(version.employees ?? ''),
      shareholders: sanitised(version.shareholders ?? ''),
      sales: sanitised(version.sales ?? ''),
      marketing: sanitised(version.marketing ?? ''),
      product: sanitised(version.product ?? ''),
      video_url: version.videoUrl ?? '',
      author_id: authorId,
      created_at: at,
      updated_at: at,
      published_at: at,
    };
  });
  await insertRows(db, 'strategy_version', versions);
  const themes = asked.themes.map(({ quartersAgo, title }) => {
    const period = periodOf(quartersAgo);
    const at = momentIn(period);
    return {
      tenant_id: tenantId,
      period_id: period.id,
      title,
      author_id: authorId,
      created_at: at,
      updated_at: at,
    };
  });
  await insertRows(db, 'quarter_theme', themes);
}
