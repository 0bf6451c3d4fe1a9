import { addDays } from '@bellwether/domain/calendar/day';
import { startOfDay } from '@bellwether/domain/calendar/tenant-day';
import { sql } from 'kysely';
import type { Queries } from '#platform/database/driver.ts';
import { timestamp } from '#platform/database/instant.ts';
import { insertRows } from '#platform/database/rows.ts';
import type { Period, Periods } from '../src/features/tenant/queries.ts';
import { sanitised } from '../src/platform/rich-text/sanitise.ts';

/** The texts of a version of the strategy; an absent text is empty. */
export interface StrategyTexts {
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

/** A version that was published in the first days of a quarter. */
export interface StrategyStory extends StrategyTexts {
  readonly quartersAgo: number;
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
  /** The draft that waits for its publication. */
  readonly draft: StrategyTexts;
  readonly themes: readonly ThemeStory[];
}

const hour = 3_600_000;

/** Writes the published versions of a strategy, the oldest first, its draft, and the themes of quarters. */
export async function writeStrategy(db: Queries, asked: StrategyToWrite): Promise<void> {
  const { tenantId, authorId, periods, zone, now } = asked;
  const periodOf = (quartersAgo: number): Period => {
    const period = periods.byIndex(periods.current.index - quartersAgo);
    if (!period) throw new Error(`The company has no quarter of ${quartersAgo} quarters ago.`);
    return period;
  };
  // On the quarter's second morning, or just now if that is in the future.
  const momentIn = (period: Period) =>
    timestamp(Math.min(startOfDay(addDays(period.startDate, 1), zone) + 9 * hour, now));
  const rowOf = (texts: StrategyTexts, at: string, publishedAt: string | null) => ({
    tenant_id: tenantId,
    mission: sanitised(texts.mission),
    vision: sanitised(texts.vision),
    differentiating_values: sanitised(texts.values ?? ''),
    customers: sanitised(texts.customers ?? ''),
    employees: sanitised(texts.employees ?? ''),
    shareholders: sanitised(texts.shareholders ?? ''),
    sales: sanitised(texts.sales ?? ''),
    marketing: sanitised(texts.marketing ?? ''),
    product: sanitised(texts.product ?? ''),
    video_url: texts.videoUrl ?? '',
    author_id: authorId,
    created_at: at,
    updated_at: at,
    published_at: publishedAt,
  });
  const versions = asked.versions.map((version) => {
    const at = momentIn(periodOf(version.quartersAgo));
    return rowOf(version, at, at);
  });
  const draft = rowOf(asked.draft, timestamp(now - 50 * hour), null);
  await insertRows(db, 'strategy_version', [...versions, draft]);
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
  await sql`update tenant_setting set sign_in_theme = true where tenant_id = ${tenantId}`.execute(db);
}
